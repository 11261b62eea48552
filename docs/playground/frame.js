// What the page of a run does beside its own script while the playground holds it in its frame. This text is written behind that
// script and sees its names: `rows`, `row`, `show`. The playground hands over the parts of the page of a new run, says which line of the
// scenario somebody works on, and hears which line is chosen.
'use strict';

const frame = () => {
  // The scenario itself stands beside the frame.
  document.head.append(element('style', '.source{display:none}body>header{padding-top:.6rem}h1{font-size:1.125rem}'));

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

  // Makes an element like another and keeps what is the same, so that nothing is laid out again without need. What is folded stays.
  const blend = (old, made) => {
    if (old.isEqualNode(made)) return;
    if (old.nodeName !== made.nodeName || old.nodeType !== Node.ELEMENT_NODE || !made.children.length) return old.replaceWith(made);
    for (const {name} of [...old.attributes]) if (name !== 'open' && !made.hasAttribute(name)) old.removeAttribute(name);
    for (const {name, value} of made.attributes) if (name !== 'open' && old.getAttribute(name) !== value) old.setAttribute(name, value);
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

  const renew = (text, line) => {
    stop();
    if (predicting) go.predict();
    const page = new DOMParser().parseFromString(text, 'text/html');
    document.title = page.title;
    if (document.body.className !== page.body.className) document.body.className = page.body.className;
    // How narrow a window is follows from what is shown; all other style stays, and so does the script.
    const narrow = document.querySelectorAll('style')[1], wanted = [...page.querySelectorAll('style')].at(-1).textContent;
    if (narrow.textContent !== wanted) narrow.textContent = wanted;
    for (const part of ['body>header', '#trace', '#data', 'body>.rules']) {
      const old = document.querySelector(part), made = page.querySelector(part);
      if (old && made) blend(old, made); else if (made) document.body.append(made); else if (old) old.remove();
    }
    readPage();
    view = 0;
    find();
    settle();
    goToLine(line);
    if (rows().length) show({silent: true});
  };

  addEventListener('message', ({source, data: said}) => {
    if (source !== parent) return;
    if (said.page !== undefined) {
      renew(said.page, said.line);
      parent.postMessage({shown: said.number}, '*');
    } else if (said.line !== undefined && !predicting && goToLine(said.line)) show({silent: true});
    if (said.focus) (document.querySelector('li[aria-current]') || document.body).focus();
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'F6' && event.key !== 'F1') return;
    event.preventDefault();
    parent.postMessage({key: event.key}, '*');
  });
  settle();
  parent.postMessage({ready: true}, '*');
};
