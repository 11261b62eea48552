'use strict';
const $ = (id) => document.getElementById(id);
const LINE = 0, TIME = 1, TURN = 2, RULE = 3, ORIENTATION = 4, CHANGES = 5, FRAME = 6, PROPERTY = 7;
const STATE = 0, WINDOW = 1, PARENT = 2, PRESENTER = 3, WIDTH = 4, HEIGHT = 5, PLACE = 6;
const element = (tag, text, name) => {
  const made = document.createElement(tag);
  if (text !== undefined) made.textContent = text;
  if (name) made.className = name;
  return made;
};

// A view is a trace of the page: its rows in order, headings of actions among them.
let data, views, kept;
const readPage = () => {
  data = JSON.parse($('data').textContent);
  views = [...document.querySelectorAll('.trace')].map((trace, number) => ({
    trace, runs: data.views[number], rows: [...trace.querySelectorAll('summary[id],li[id]')],
    places: new Map([...trace.querySelectorAll('summary[id],li[id]')].map((e, at) => [e, at])),
    chapter: trace.closest('.chapter').id}));
  kept = {run: null, at: -1, state: {}};
};
readPage();
// True on a page that lies in a frame without an address: who wrote it there is told where the reader is.
const isHeld = location.protocol === 'about:' && parent !== window;
let view = 0, row = 0, timer = null, predicting = false, hasMoved = false;
const rows = () => views[view].rows;
const isHeading = (at) => rows()[at].localName === 'summary';
const actionOf = (at) => rows()[at].closest('details');
const isDifferent = (at) => /\b(alone|changed|moved)\b/.test(rows()[at].className);
const isCall = (at) => /\bf-/.test(rows()[at].className);
const family = (at) => (/\bf-(\w+)/.exec(rows()[at].className) || [])[1];

// Which run a row belongs to, and its place there: the left run's, unless only the right one has it.
const place = (at) => {
  const row = rows()[at].dataset;
  if (row.a === undefined) return [0, at];
  if (predicting) return [1, +row.b];
  return row.a !== '' ? [0, +row.a] : [1, +row.b];
};

// The state of all controllers at a row of a run: the changes of all rows up to it. Forwards it goes on from the last.
const stateAt = (run, at) => {
  if (kept.run !== run || kept.at > at) kept = {run, at: -1, state: {}};
  while (kept.at < at) Object.assign(kept.state, run.rows[++kept.at][CHANGES]);
  return kept.state;
};

const words = (at) => {
  const cell = rows()[at].querySelector('.t');
  if (!cell) return null;
  if (!isCall(at)) return null;
  const name = cell.querySelector('b').firstChild.textContent, part = cell.querySelector('small');
  return {who: name + (part ? '.' + part.textContent.replace('.', '') : ''),
    what: cell.querySelector(':scope > span').textContent, cell};
};

const show = (options = {}) => {
  row = Math.max(0, Math.min(rows().length - 1, row));
  for (const old of document.querySelectorAll('[aria-current]')) {
    old.removeAttribute('aria-current');
    if (old.localName === 'li') old.tabIndex = -1;
  }
  const now = rows()[row];
  now.setAttribute('aria-current', 'true');
  if (now.localName === 'li') now.tabIndex = 0;
  if (!isHeading(row)) actionOf(row).open = true;
  const isWall = document.documentElement.classList.contains('wall');
  if (isWall) scrollTo(0, now.getBoundingClientRect().top + scrollY - innerHeight * .62);
  else if (!options.still) now.scrollIntoView({block: 'nearest'});
  if (isWall) {
    $('walled').firstChild.textContent = actionOf(row).querySelector('h3').textContent;
    $('walled').lastChild.textContent = (row + 1) + (predicting ? '' : ' of ' + rows().length) + ' · '
      + views[view].runs.map((run) => run.mode).join(' and ') + ' · ← → line · n p action · g predict · Esc';
  }
  showPanel();
  $('where').textContent = 'line ' + (row + 1) + ' of ' + (predicting ? '…' : rows().length);
  if (predicting) veil();
  drawMap();
  if (!options.silent) {
    hasMoved = true;
    tell(now.id);
  }
};
const tell = (id) => {
  if (!isHeld) return history.replaceState(null, '', '#' + id);
  const [side, index] = place(row);
  parent.postMessage({line: views[view].runs[side].rows[index][LINE]}, '*');
};

// Where the panel lies below the trace.
const small = matchMedia('(max-width:69rem)');
const fit = () => {
  const root = document.documentElement;
  root.classList.toggle('below', small.matches || document.body.classList.contains('two') || root.classList.contains('wall') || isHeld);
};
small.onchange = fit;

// What is folded or filtered out is gone over, unless somebody wants to see it.
const isShown = (at) => isHeading(at) ? rows()[at].checkVisibility() : actionOf(at).open && rows()[at].checkVisibility();
const move = (by) => {
  let next = row + by;
  while (next >= 0 && next < rows().length && !isShown(next)) next += by;
  if (next >= 0 && next < rows().length) { row = next; show(); }
};
const jump = (by, fits) => {
  for (let at = row + by; at >= 0 && at < rows().length; at += by) if (fits(at)) { row = at; show(); return true; }
  return false;
};
const stop = () => {
  clearInterval(timer);
  timer = null;
  document.querySelector('[data-go=play]').setAttribute('aria-pressed', 'false');
  $('now').setAttribute('aria-live', 'polite');
};
const lane = (at) => { const said = words(at); return said && said.who.split('.')[0]; };
const go = {
  first: () => { row = 0; show(); },
  last: () => { if (!predicting) { row = rows().length - 1; show(); } },
  next: () => predicting ? undefined : move(1), back: () => move(-1),
  action: () => predicting ? undefined : jump(1, isHeading), 'action-back': () => jump(-1, isHeading),
  same: () => predicting ? undefined : jump(1, (at) => lane(at) === lane(row)),
  'same-back': () => jump(-1, (at) => lane(at) === lane(row)),
  difference: () => { if (!predicting && !jump(1, isDifferent)) { row = 0; jump(1, isDifferent); } },
  play: () => {
    if (timer) return stop();
    document.querySelector('[data-go=play]').setAttribute('aria-pressed', 'true');
    $('now').setAttribute('aria-live', 'off');
    timer = setInterval(() => {
      if (row >= rows().length - 1 || predicting) return stop();
      row += 1;
      show();
    }, 900);
  },
  fold: () => {
    const all = [...views[view].trace.querySelectorAll('details.act')];
    const isFolding = all.some((one) => one.open);
    for (const one of all) one.open = !isFolding;
    document.querySelector('[data-go=fold]').setAttribute('aria-pressed', isFolding);
    if (isFolding) { while (!isHeading(row)) row -= 1; show({keep: true}); }
  },
  open: () => { actionOf(row).open = true; },
  shut: () => { while (!isHeading(row)) row -= 1; actionOf(row).open = false; show(); },
  wall: () => {
    const on = document.documentElement.classList.toggle('wall');
    document.querySelector('[data-go=wall]').setAttribute('aria-pressed', on);
    fit();
    show();
  },
  theme: () => {
    const root = document.documentElement.style;
    const isDark = root.colorScheme ? root.colorScheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    root.colorScheme = isDark ? 'light' : 'dark';
    drawMap();
    if (isHeld) parent.postMessage({scheme: root.colorScheme}, '*');
  },
  keys: () => $('keys').showModal(),
  more: () => $('handle').click(),
  find: () => $('find').focus(),
};

// Finding: rows that have all the words, folded ones too.
let hits = [];
const find = () => {
  for (const hit of hits) rows()[hit] && rows()[hit].classList.remove('hit');
  const wanted = $('find').value.toLowerCase().split(/\s+/).filter(Boolean);
  hits = wanted.length ? rows().map((e, at) => [e.textContent.toLowerCase(), at])
    .filter(([text]) => wanted.every((word) => text.includes(word))).map(([, at]) => at) : [];
  for (const hit of hits) rows()[hit].classList.add('hit');
  $('found').textContent = wanted.length ? hits.length + ' found' : '';
};
const findNext = () => {
  const next = hits.find((at) => at > row) ?? hits[0];
  if (next !== undefined) { row = next; show(); }
};

// The map: the threads of the whole run, a window at the cursor.
const map = document.querySelector('.map');
const drawMap = () => {
  if (!map.offsetWidth) return;
  const scale = devicePixelRatio, width = map.clientWidth, height = map.clientHeight;
  map.width = width * scale;
  map.height = height * scale;
  const pen = map.getContext('2d');
  pen.scale(scale, scale);
  const style = getComputedStyle(document.body);
  const color = (name) => { const e = map; e.style.color = 'var(--' + name + ')'; return getComputedStyle(e).color; };
  const all = rows(), run = views[view].runs[0], step = height / all.length;
  pen.fillStyle = color('chosen');
  pen.fillRect(0, Math.max(0, row * step - 6), width, Math.max(12, step));
  const state = {};
  const pitch = width / Math.max(1, run.lanes.length);
  const colors = run.colors.map((c) => color(c === 'cx' ? 'soft' : c));
  let at = -1, drawn = -1;
  for (let i = 0; i < all.length; i++) {
    const [side, index] = all[i].dataset.a === undefined ? [0, i] : [0, all[i].dataset.a === '' ? -1 : +all[i].dataset.a];
    while (at < index) Object.assign(state, run.rows[++at][CHANGES]);
    const y = Math.floor(i * step);
    if (y !== drawn) {
      drawn = y;
      run.lanes.forEach((id, n) => {
        const one = state[id];
        const thick = !one ? 0 : [0, .5, 1, 2, 3.5, 2][one[STATE]];
        if (!thick) return;
        pen.fillStyle = colors[n];
        pen.fillRect((n + .5) * pitch - thick / 2, y, thick, Math.max(1, step));
      });
    }
    // On a long run stripes over all threads would hide them: they stand at the edge.
    const from = step < 2 ? width * .75 : 0;
    if (/\b(alone|changed|moved)\b/.test(all[i].className)) { pen.fillStyle = color('diff'); pen.fillRect(from, y, width, 2); }
    if (/\btrouble\b/.test(all[i].className)) { pen.fillStyle = color('trouble'); pen.fillRect(from, y, width, 2); }
  }
  pen.strokeStyle = color('mark');
  pen.strokeRect(.5, Math.max(.5, row * step - 6), width - 1, Math.max(12, step));
};
