// What the page of a run does beside its own script while the playground holds it in its frame. This text is written behind that
// script and sees its names: `rows`, `row`, `show`. The engine's worker hands over the parts of the page of a new run; the playground
// says which line of the scenario somebody works on, and hears which line is chosen.
'use strict';

// What the page's own styles don't have: the line above the strip, and the few pixels of a frame in somebody's page.
const frameStyle = `
  .drawn{margin:.2rem;font-size:.8125rem;color:var(--soft)}
  .drawn:empty{display:none}
  .embedded{--row:1.1875rem}
  .embedded .heads,.embedded .solo .heads{height:1.35rem}
  .embedded .act summary{min-height:1.1875rem}
  .embedded .act summary :is(h3,.facts){line-height:1.1875rem}
  .embedded li.tall:has(em){height:var(--row)}
  .embedded li.tall:has(em) wbr{display:none}
  .embedded li.tall:has(em) .t{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
  .embedded.below aside:not(.open){height:2.2rem}
  .embedded.below aside:not(.open) :is(#now,#handle){display:none}
  .embedded.below aside:not(.open) #why p:first-child{font-size:.75rem;line-height:1.2}
  .embedded.held body{padding-bottom:2.2rem}`;

const frame = () => {
  // The scenario itself stands beside the frame, and so do the buttons: the trace has the room.
  for (const source of document.querySelectorAll('.source')) source.remove();
  document.documentElement.classList.add('held');
  fit();
  const facts = () => document.querySelector('header .facts')?.textContent ?? '';
  const toggle = go.predict;
  go.predict = () => {
    toggle();
    parent.postMessage({view: predicting ? 'predict' : 'trace'}, '*');
  };
  const setView = (name) => {
    if (predicting !== (name === 'predict')) go.predict();
    document.documentElement.classList.toggle('timed', name === 'time');
    for (const time of document.querySelectorAll('.time')) time.open = name === 'time';
  };

  // A link to a place of this page would be one to a place of the holder's; one to the web has a window of its own.
  const settle = () => {
    for (const link of document.querySelectorAll('a[href^="#"]')) {
      link.onclick = (event) => { event.preventDefault(); location.hash = link.getAttribute('href'); };
    }
    for (const link of document.querySelectorAll('a[href^="http"]')) {
      link.target = '_blank';
      link.rel = 'noreferrer';
    }
  };

  // The first line that follows from a line of the scenario: a callback, if it has one.
  const goToLine = (line) => {
    const found = rows().findIndex((e, at) => {
      const [side, index] = place(at);
      return views[view].runs[side].rows[index][LINE] === line;
    });
    if (found < 0) return false;
    row = isHeading(found) && found + 1 < rows().length && !isHeading(found + 1) ? found + 1 : found;
    return true;
  };

  // What is folded stays folded.
  const dress = (old, made) => {
    for (const {name} of [...old.attributes]) if (name !== 'open' && !made.hasAttribute(name)) old.removeAttribute(name);
    for (const {name, value} of made.attributes) if (name !== 'open' && old.getAttribute(name) !== value) old.setAttribute(name, value);
  };
  // Makes an element like another and keeps what is the same, so that nothing is laid out again without need.
  const blend = (old, made) => {
    if (old.isEqualNode(made)) return;
    if (old.nodeName !== made.nodeName || old.nodeType !== Node.ELEMENT_NODE || !made.children.length) return old.replaceWith(made);
    dress(old, made);
    const before = [...old.childNodes], after = [...made.childNodes];
    let first = 0, last = 0;
    while (first < before.length && first < after.length && before[first].isEqualNode(after[first])) first += 1;
    while (last < before.length - first && last < after.length - first
      && before.at(-1 - last).isEqualNode(after.at(-1 - last))) last += 1;
    const gone = before.slice(first, before.length - last), come = after.slice(first, after.length - last);
    const pairs = Math.min(gone.length, come.length);
    for (let i = 0; i < pairs; i++) blend(gone[i], come[i]);
    for (const one of gone.slice(pairs)) one.remove();
    const next = last ? before.at(-last) : null;
    for (const one of come.slice(pairs)) old.insertBefore(one, next);
  };

  const read = (text) => {
    const made = document.createElement('template');
    made.innerHTML = text;
    return made.content.firstElementChild;
  };
  // A part that the new run has not is taken away, one that the old run had not is put where `join` puts it.
  const put = (old, made, join) => {
    if (old && made) blend(old, made); else if (made) join(made); else if (old) old.remove();
  };
  const wear = (page) => {
    document.title = page.title;
    if (document.body.className !== page.body.className) document.body.className = page.body.className;
    if (document.body.style.cssText !== page.body.style.cssText) document.body.style.cssText = page.body.style.cssText;
  };

  // The parts of a run; null is a part that is as it was.
  const renew = ([head, state, header, answer, rules, opening, ...actions]) => {
    stop();
    const wasPredicting = predicting;
    if (predicting) stopPredicting();
    const trace = document.querySelector('.trace'), old = trace.querySelectorAll(':scope>.act');
    if (head !== null) wear(new DOMParser().parseFromString(head, 'text/html'));
    if (state !== null) $('data').textContent = read(state).textContent;
    if (header !== null) put(document.querySelector('body>header'), read(header));
    if (answer !== null) put(document.querySelector('.answer'), read(answer), (made) => document.querySelector('.folds').prepend(made));
    if (rules !== null) put(document.querySelector('body>.rules'), read(rules), (made) => document.body.append(made));
    if (opening !== null) {
      const made = read(opening);
      dress(trace, made);
      blend(trace.firstElementChild, made.firstElementChild);
    }
    actions.forEach((action, at) => {
      if (action !== null) put(old[at], read(action), (made) => trace.append(made));
    });
    for (const one of [...old].slice(actions.length)) one.remove();
    readPage();
    view = 0;
    find();
    settle();
    drawStrips();
    if (wasPredicting) { row = 0; hasMoved = false; startPredicting(); }
  };

  let count = 0;
  const hear = ({data: said}) => {
    const isSame = said.count === count && said.parts.every((one) => one === null);
    if (!isSame) renew(said.parts);
    count = said.count;
    const before = row, isFound = !predicting && goToLine(said.line);
    if (rows().length && (!isSame || isFound && row !== before)) show({silent: true});
    parent.postMessage({shown: {number: said.number, at: performance.timeOrigin + performance.now()}, facts: facts()}, '*');
  };
  addEventListener('message', ({source, data: said}) => {
    if (source !== parent) return;
    if (said.door) said.door.onmessage = hear;
    if (said.line !== undefined && !predicting && goToLine(said.line)) show({silent: true});
    if (said.view) setView(said.view);
    if (said.isEmbedded) document.documentElement.classList.add('embedded');
    if (said.step) go[said.step]();
    if (said.focus) (document.querySelector('li[aria-current]') || document.body).focus();
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'F6' && event.key !== 'F1') return;
    event.preventDefault();
    parent.postMessage({key: event.key}, '*');
  });
  settle();
  parent.postMessage({ready: true, facts: facts()}, '*');
};
