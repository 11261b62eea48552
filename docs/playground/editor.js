// The text area and what lies under it: its letters in color, what is wrong underlined, what can be written, what a word is.
'use strict';

const element = (tag, text, name) => {
  const made = document.createElement(tag);
  if (text !== undefined) made.textContent = text;
  if (name) made.className = name;
  return made;
};

// Between places in bytes, as the engine counts, and in the units of the page's strings.
const makePlaces = (text) => {
  const encoder = new TextEncoder();
  if (/^[\0-\x7f]*$/.test(text)) return {unit: (byte) => byte, byte: (unit) => unit};
  const units = [];
  let unit = 0;
  for (const letter of text) {
    const count = encoder.encode(letter).length;
    for (let i = 0; i < count; i++) units.push(unit);
    unit += letter.length;
  }
  units.push(unit);
  return {unit: (byte) => units[Math.min(byte, units.length - 1)], byte: (at) => encoder.encode(text.slice(0, at)).length};
};

// Markdown as the engine writes it, in elements: bold words, code, blocks of code, a rule.
const markdown = (text) => {
  const made = document.createDocumentFragment();
  const inline = (line, into) => {
    line.split(/(\*\*[^*]+\*\*|`[^`]+`)/).forEach((part) => {
      if (/^\*\*.+\*\*$/.test(part)) into.append(element('b', part.slice(2, -2)));
      else if (/^`.+`$/.test(part)) into.append(element('code', part.slice(1, -1)));
      else into.append(part);
    });
  };
  let block = null, paragraph = null, isFenced = false;
  for (const line of text.split('\n')) {
    const isCode = isFenced ? line !== '```' : line.startsWith('    ');
    if (isCode) {
      if (!block) made.append(block = element('pre', ''));
      block.textContent += (isFenced ? line : line.slice(4)) + '\n';
      paragraph = null;
    } else if (line === '```') {
      isFenced = !isFenced;
      block = paragraph = null;
    } else {
      block = null;
      if (line === '---') made.append(element('hr'));
      if (line === '' || line === '---') { paragraph = null; continue; }
      if (!paragraph) made.append(paragraph = element('p'));
      inline(line.replace(/ {2}$/, ''), paragraph);
      if (line.endsWith('  ')) paragraph.append(element('br')); else paragraph.append(' ');
    }
  }
  return made;
};

// `host` is told when the text or the cursor changes, and is asked what can be written and what a word is.
const makeEditor = (host) => {
  const $ = (id) => document.getElementById(id);
  const area = $('text'), colors = $('colors'), list = $('completions');
  // What the engine has said of the text, in the page's units; it is a little behind the text.
  let said = {text: '', tokens: [], problems: []};
  let painted = [], marked = 0;

  // MARK: Colors

  // A line as runs of letters with the same names of colors.
  const runsOf = (text, start, end, tokens, problems) => {
    const edges = new Set([start, end]);
    const near = (one) => one.start < end && one.end > start;
    const color = tokens.filter(near), wrong = problems.filter((one) => near(one) || one.start === end);
    for (const one of [...color, ...wrong]) for (const edge of [one.start, one.end]) if (edge > start && edge < end) edges.add(edge);
    const places = [...edges].sort((a, b) => a - b), runs = [];
    for (let i = 0; i + 1 < places.length; i++) {
      const [from, to] = [places[i], places[i + 1]];
      const names = [];
      for (const one of color) if (one.start <= from && one.end >= to) names.push(one.kind);
      for (const one of wrong) if (one.start <= from && one.end >= to) names.push(one.severity);
      runs.push([text.slice(from, to), names.join(' ')]);
    }
    // What is missing is missing behind the last letter.
    const missing = wrong.find((one) => one.start === end);
    if (missing) runs.push([' ', missing.severity]);
    return runs;
  };

  // The elements of lines that are as they were stay.
  const paint = () => {
    const text = area.value, lines = text.split('\n'), wanted = [];
    let at = 0, token = 0;
    for (const line of lines) {
      const end = at + line.length;
      while (token < said.tokens.length && said.tokens[token].end <= at) token += 1;
      let last = token;
      while (last < said.tokens.length && said.tokens[last].start < end) last += 1;
      const problems = said.problems.filter((one) => one.start <= end && one.end >= at);
      wanted.push(JSON.stringify(runsOf(text, at, end, said.tokens.slice(token, last), problems)));
      at = end + 1;
    }
    let first = 0, last = 0;
    while (first < wanted.length && first < painted.length && wanted[first] === painted[first]) first += 1;
    while (last < wanted.length - first && last < painted.length - first
      && wanted[wanted.length - 1 - last] === painted[painted.length - 1 - last]) last += 1;
    const made = wanted.slice(first, wanted.length - last).map((one) => {
      const line = element('div', undefined, 'line');
      for (const [letters, name] of JSON.parse(one)) line.append(name ? element('span', letters, name) : letters);
      if (!line.textContent) line.append('\u200b');
      return line;
    });
    const old = [...colors.children];
    for (const one of old.slice(first, old.length - last)) one.remove();
    colors.children[first] ? colors.children[first].before(...made) : colors.append(...made);
    painted = wanted;
    mark(marked);
    sign(signs);
  };

  // Until the engine has read the new text, the old colors lie at their places in it.
  const shift = () => {
    const [before, after] = [said.text, area.value];
    let start = 0;
    while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
    let end = 0;
    while (end < before.length - start && end < after.length - start
      && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
    const by = after.length - before.length, rest = before.length - end;
    const moved = (one) => one.end <= start ? one
      : one.start >= rest ? {...one, start: one.start + by, end: one.end + by}
      : one.start <= start && one.end >= rest ? {...one, end: one.end + by} : null;
    said = {text: after, tokens: said.tokens.map(moved).filter(Boolean), problems: said.problems.map(moved).filter(Boolean)};
  };

  // The line of the scenario that the chosen line of the trace follows from.
  const mark = (line) => {
    marked = line;
    for (const old of colors.querySelectorAll('.here')) old.classList.remove('here');
    if (line > 0 && colors.children[line - 1]) colors.children[line - 1].classList.add('here');
  };

  // Signs at the edge: what is marked right and wrong.
  let signs = new Map();
  const sign = (wanted) => {
    signs = wanted;
    for (const old of colors.querySelectorAll('[data-sign]')) delete old.dataset.sign;
    for (const [line, text] of signs) if (colors.children[line - 1]) colors.children[line - 1].dataset.sign = text;
  };

  const lineAt = (at) => area.value.slice(0, at).split('\n').length;
  const lineStart = (line) => area.value.split('\n').slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);

  // MARK: Changing

  // As if it had been typed, so that it can be undone. Many lines go in as one piece: as text, browsers type them line by line,
  // and take seconds for hundreds. Where that cannot be undone, it is done all the same.
  const replace = (start, end, text) => {
    const wanted = area.value.slice(0, start) + text + area.value.slice(end);
    area.focus();
    area.setSelectionRange(start, end);
    if (text.split('\n').length > 3) {
      document.execCommand('insertHTML', false, text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    } else if (text) document.execCommand('insertText', false, text); else if (start < end) document.execCommand('delete');
    if (area.value === wanted) return;
    area.value = wanted;
    area.setSelectionRange(start + text.length, start + text.length);
    area.dispatchEvent(new Event('input'));
  };
  const select = (start, end = start) => {
    area.focus();
    area.setSelectionRange(start, end);
    see(lineAt(start));
  };
  const see = (line) => colors.children[line - 1]?.scrollIntoView({block: 'nearest'});

  // MARK: What can be written

  let offers = [], chosen = -1, range = [0, 0], asked = 0;
  const shut = () => {
    asked += 1;
    offers = [];
    list.hidden = true;
    area.removeAttribute('aria-activedescendant');
  };
  const choose = (at) => {
    chosen = at;
    [...list.children].forEach((one, place) => {
      one.setAttribute('aria-selected', place === at);
      if (place === at) one.scrollIntoView({block: 'nearest'});
    });
    if (at >= 0) area.setAttribute('aria-activedescendant', 'offer-' + at); else area.removeAttribute('aria-activedescendant');
  };
  const write = (at) => {
    const [start, end] = range, text = offers[at][0];
    shut();
    replace(start, end, text);
    shut();
  };
  const place = () => {
    const box = $('editor').getBoundingClientRect(), line = colors.children[lineAt(range[0]) - 1];
    if (!line) return;
    const where = document.createRange();
    where.selectNodeContents(line);
    let left = range[0] - lineStart(lineAt(range[0]));
    for (const node of textNodes(line)) {
      if (left <= node.length) { where.setStart(node, left); break; }
      left -= node.length;
    }
    where.collapse(true);
    const caret = where.getBoundingClientRect(), row = line.getBoundingClientRect();
    const x = Math.max(box.left, Math.min(caret.left || row.left, innerWidth - list.offsetWidth - 8));
    const isBelow = row.bottom + list.offsetHeight < innerHeight || row.top < list.offsetHeight;
    list.style.left = x + 'px';
    list.style.top = (isBelow ? row.bottom : row.top - list.offsetHeight) + 'px';
  };
  // The list stays at its word.
  $('editor').onscroll = () => { if (!list.hidden) place(); };
  addEventListener('resize', () => { if (!list.hidden) place(); });
  const textNodes = (of) => {
    const nodes = [], walker = document.createTreeWalker(of, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
  };
  const offer = async (isAsked) => {
    const number = ++asked, text = area.value, at = area.selectionStart, places = makePlaces(text);
    const answer = await host.complete(text, places.byte(at));
    if (!answer || number !== asked || area.value !== text || area.selectionStart !== at) return;
    range = answer.range.map(places.unit);
    const begun = text.slice(range[0], at).toLowerCase();
    offers = answer.items.filter(([word]) => word.toLowerCase().startsWith(begun));
    if (!offers.length || (offers.length === 1 && offers[0][0].toLowerCase() === begun)) return shut();
    list.replaceChildren(...offers.map(([word, about], n) => {
      const item = element('li');
      item.id = 'offer-' + n;
      item.setAttribute('role', 'option');
      item.append(element('b', word), element('small', about));
      item.onmousedown = (event) => { event.preventDefault(); write(n); };
      return item;
    }));
    list.hidden = false;
    choose(isAsked ? 0 : -1);
    place();
  };

  // MARK: What a word is

  const explain = async (at) => {
    const text = area.value, places = makePlaces(text), answer = await host.hover(text, places.byte(at));
    return answer && area.value === text ? {text: answer.text, range: answer.range.map(places.unit)} : null;
  };
  let lastWord = '';
  const explainCursor = async () => {
    const found = await explain(area.selectionStart).catch(() => null);
    if ((found ? found.text : '') === lastWord) return;
    lastWord = found ? found.text : '';
    $('word').replaceChildren(found ? markdown(found.text) : element('p', 'No help for this position.', 'soft'));
  };
  // The word under the mouse, by the places of its letters.
  const under = (event) => {
    const line = [...colors.children].findIndex((one) => {
      const box = one.getBoundingClientRect();
      return event.clientY >= box.top && event.clientY < box.bottom;
    });
    if (line < 0) return -1;
    let at = lineStart(line + 1);
    for (const node of textNodes(colors.children[line])) {
      const letters = document.createRange();
      letters.selectNodeContents(node);
      const box = letters.getBoundingClientRect();
      if (event.clientX >= box.left && event.clientX < box.right) {
        return at + Math.min(node.length - 1, Math.floor((event.clientX - box.left) / box.width * node.length));
      }
      at += node.length;
    }
    return -1;
  };
  let pause = null;
  area.onmousemove = (event) => {
    clearTimeout(pause);
    area.title = '';
    pause = setTimeout(async () => {
      const at = under(event);
      const found = at < 0 ? null : await explain(at).catch(() => null);
      // A tip has words only; the whole is below the text when the cursor is there.
      if (found) area.title = found.text.replace(/\*\*|`{1,3}| {2}$/gm, '').split('\n---\n')[0].trim();
    }, 400);
  };

  // MARK: Keys

  const atCursor = (one) => one.start <= area.selectionStart && area.selectionStart <= one.end;
  const goToProblem = (by) => {
    const all = [...said.problems].sort((a, b) => a.start - b.start), at = area.selectionStart;
    const next = by > 0 ? all.find((one) => one.start > at) ?? all[0] : all.findLast((one) => one.start < at) ?? all.at(-1);
    if (next) select(next.start, next.end);
    if (next) host.say(next.message);
  };
  const mend = (problem, number = 0) => {
    const fix = problem.fixes[number];
    if (fix) replace(fix.start, fix.end, fix.text);
  };
  area.onkeydown = (event) => {
    if (event.isComposing) return;
    const isOpen = !list.hidden;
    if (event.key === ' ' && event.ctrlKey) offer(true);
    else if (isOpen && event.key === 'ArrowDown') choose((chosen + 1) % offers.length);
    else if (isOpen && event.key === 'ArrowUp') choose((chosen <= 0 ? offers.length : chosen) - 1);
    else if (isOpen && chosen >= 0 && event.key === 'Enter') write(chosen);
    else if (isOpen && event.key === 'Escape') shut();
    else if (event.key === 'F8') goToProblem(event.shiftKey ? -1 : 1);
    else if (event.key === '.' && event.ctrlKey) { const one = said.problems.find((p) => atCursor(p) && p.fixes.length); if (one) mend(one); }
    else if (event.code === 'KeyF' && event.altKey && event.shiftKey) host.format();
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // A new line begins where the line before it begins.
      const begun = area.value.slice(0, area.selectionStart).split('\n').at(-1);
      replace(area.selectionStart, area.selectionEnd, '\n' + /^ */.exec(begun)[0]);
    } else return;
    event.preventDefault();
  };
  area.addEventListener('input', (event) => {
    // The engine works while the page is painted.
    host.changed(area.value);
    shift();
    paint();
    if (event.inputType === 'insertText' && /^\S$/.test(event.data ?? '')) offer(false).catch(() => {}); else shut();
  });
  area.onblur = () => shut();
  let cursor = -1;
  document.addEventListener('selectionchange', () => {
    if (document.activeElement !== area || area.selectionStart === cursor) return;
    cursor = area.selectionStart;
    explainCursor();
    host.moved(lineAt(cursor));
  });

  return {
    area, mark, sign, select, see,
    // Another text for a while: it is no step of its own.
    preview: (text, line) => {
      area.value = text;
      host.changed(text);
      shift();
      paint();
      mark(line);
    },
    mend, replace, explainCursor,
    text: () => area.value,
    line: () => lineAt(area.selectionStart),
    lineStart,
    // What the engine has said of a text; false if the text is another by now.
    hear: (text, answer) => {
      if (area.value !== text) return false;
      const places = makePlaces(text), tokens = [], problems = [];
      for (let i = 0; i + 2 < answer.tokens.length; i += 3) {
        tokens.push({start: places.unit(answer.tokens[i]), end: places.unit(answer.tokens[i + 1]), kind: answer.kinds[answer.tokens[i + 2]]});
      }
      for (const one of answer.problems) {
        const [start, end] = one.range.map(places.unit);
        const fixes = one.fixes.map((fix) => ({title: fix.title, text: fix.text, start: places.unit(fix.range[0]), end: places.unit(fix.range[1])}));
        problems.push({...one, start, end, fixes});
      }
      said = {text, tokens, problems};
      paint();
      return problems;
    },
  };
};
