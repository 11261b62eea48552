// Time to scale: turns of the run loop are unfolded, a column for each callback; what lies between them is as wide as it lasts.
const strip = {ruler: 18, fan: 20, flags: 24, bracket: 20, names: 112, turnPad: 3, sameTime: 6};
// Of many callbacks only these families stay.
const essential = new Set(['appearance', 'loading', 'rotation', 'memory', 'containment', 'size']);

// The turns of a run: when, and what stands in each: actions and callbacks, with their places among the rows of the page.
const turnsOf = (one) => {
  const turns = [];
  one.rows.forEach((row, at) => {
    const index = row.dataset.a === undefined ? at : row.dataset.a === '' ? -1 : +row.dataset.a;
    if (index < 0 || row.classList.contains('gap')) return;
    const told = one.runs[0].rows[index], last = turns.at(-1);
    const item = {at, index, row, isAction: row.localName === 'summary', isLayout: row.classList.contains('f-layout'),
      isTrouble: row.classList.contains('trouble'), family: (/\bf-(\w+)/.exec(row.className) || [])[1]};
    item.units = item.isAction ? .9 : item.isLayout ? .42 : 1;
    if (last && last.turn === told[TURN] && last.time === told[TIME]) last.items.push(item);
    else turns.push({turn: told[TURN], time: told[TIME], items: [item]});
  });
  return turns;
};

// Where everything stands: `column` pixels a callback, `scale` pixels a millisecond.
const layStrip = (turns, left, width, frozen) => {
  const units = turns.reduce((sum, one) => sum + one.items.reduce((inner, item) => inner + item.units, 0), 0);
  const rests = turns.map((one, n) => n ? one.time - turns[n - 1].time : 0), total = rests.reduce((sum, one) => sum + one, 0);
  const pads = turns.length * 2 * strip.turnPad + rests.filter((one, n) => n && !one).length * strip.sameTime;
  const most = width > 1888 ? 26 : 19, isBare = !total;
  const column = frozen?.column ?? Math.max(3, Math.min(most, ((width - left) * (isBare ? 1 : 2 / 3) - pads) / Math.max(1, units)));
  const scale = frozen?.scale ?? (total ? Math.max(.05, Math.min(1.6, (width - left - pads - units * column) / total)) : 1);
  let x = left;
  turns.forEach((one, n) => {
    if (n) x += rests[n] ? rests[n] * scale : strip.sameTime;
    one.rest = rests[n];
    one.from = x;
    x += strip.turnPad;
    for (const item of one.items) {
      item.x = x + item.units * column / 2;
      x += item.units * column;
    }
    x += strip.turnPad;
    one.to = x;
  });
  return {column, scale, end: x};
};

const drawStrip = (one, frozen, room) => {
  const box = one.trace.parentElement.querySelector('.time .strip'), run = one.runs[0];
  if (!box || !(room ?? box.clientWidth)) return null;
  const lanes = run.lanes.map((id, n) => ({id, n, color: run.colors[n], name: id < 0 ? 'app' : run.controllers[id]})).filter(({id}) => id >= 0);
  const high = lanes.length <= 4 ? 30 : lanes.length <= 10 ? 24 : lanes.length <= 30 ? 14 : 9;
  const left = Math.min(12, Math.max(4, ...lanes.map(({name}) => name.length))) * 8 + 10;
  const turns = turnsOf(one), laid = layStrip(turns, left, (room ?? box.clientWidth) - (room ? 4 : 74), frozen);
  const items = turns.flatMap((turn) => turn.items), width = Math.max(laid.end + (laid.column >= 12 && !room ? 70 : 4), left + 60), end = turns.at(-1)?.time || 0;
  const top = strip.ruler + strip.fan + 2 * strip.flags + 6, bottom = top + lanes.length * high;
  const n = (value) => Math.round(value * 10) / 10, parts = [];
  const text = (x, y, words, name, more = '') => `<text x="${n(x)}" y="${n(y)}" class="${name}"${more}>${escaped(words)}</text>`;
  // The axis on which time is true, and a fan from each turn's moment to the turn as it is unfolded.
  const trueX = (time) => left + (end ? time / end : 0) * (laid.end - left);
  parts.push(`<path class="axis" d="M${left} ${strip.ruler}H${n(laid.end)}"/>`);
  let labeled = -100;
  for (const turn of turns) {
    const x = trueX(turn.time);
    parts.push(`<path class="axis" d="M${n(x)} ${strip.ruler - 6}V${strip.ruler}"/>`,
      `<path class="fan" d="M${n(x)} ${strip.ruler}L${n(turn.from)} ${strip.ruler + strip.fan}H${n(turn.to)}z"/>`,
      `<path class="turn" d="M${n(turn.from)} ${top}H${n(turn.to)}V${bottom}H${n(turn.from)}z"/>`,
      `<path class="bracket" d="M${n(turn.from)} ${bottom + 3}V${bottom + 8}H${n(turn.to)}V${bottom + 3}"/>`);
    if (x - labeled > 34) {
      parts.push(text(x, 11, turn.time + (turn.time ? '' : ' ms'), 'figure', x > laid.end - 20 ? ' text-anchor="end"' : ''));
      labeled = x;
    }
    if (turn.rest) parts.push(`<path class="rest" d="M${n(turn.from - turn.rest * laid.scale)} ${top}H${n(turn.from)}V${bottom}H${n(turn.from - turn.rest * laid.scale)}z"/>`);
    if (turn.rest * laid.scale > 34) parts.push(text(turn.from - turn.rest * laid.scale / 2, bottom + 16, turn.rest + ' ms', 'figure', ' text-anchor="middle"'));
  }
  lanes.forEach((lane, k) => {
    const y = top + (k + .5) * high;
    parts.push(`<g class="${lane.color}">`, text(left - 8, y + 4, lane.name.slice(0, 12), 'lane', ' text-anchor="end"'));
    parts.push(laneStates(run, lane, items, laid.end, y, high), laneSizes(one, lane, items, laid.end, y + high * .36));
    parts.push('</g>');
  });
  parts.push(marks(one, items, lanes, laid.column, top, high, bottom));
  const flags = flagsOf(items, left, width);
  for (const flag of flags) {
    const at = flag.item.at + 1, y = strip.ruler + strip.fan + flag.line * strip.flags;
    parts.push(`<path class="stem" d="M${n(flag.item.x)} ${y + 22}V${bottom}"/>`,
      `<a class="flag" href="#${flag.item.row.id}" data-row="${at - 1}" data-line="${run.rows[flag.item.index][LINE]}"><rect x="${n(flag.x)}" y="${y}" width="${flag.width}" height="22" rx="5"/>`
      + `<text x="${n(flag.x + 8)}" y="${y + 15}">${escaped(flag.word)}</text></a>`);
  }
  // On paper they would be too small to be read.
  const hasNames = laid.column >= 12 && !room;
  if (hasNames) parts.push(namesOf(items, run, bottom + strip.bracket));
  const height = bottom + strip.bracket + (hasNames ? strip.names : 0);
  box.innerHTML = `<svg width="${n(width)}" height="${height}" viewBox="0 0 ${n(width)} ${height}" role="group" aria-label="Time, ${flags.length} actions, ${end} ms">`
    + parts.join('') + '</svg>';
  return {...laid, turns, items, left, top, bottom, flags, box};
};
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

// How a controller stands, along the time: its line, wedges, and bars.
const laneStates = (run, lane, items, end, y, high) => {
  const pieces = [], state = {};
  let next = 0;
  for (const item of items) {
    for (; next <= item.index; next++) Object.assign(state, run.rows[next][CHANGES]);
    const now = state[lane.id] ? state[lane.id][STATE] : 0;
    if (pieces.length && pieces.at(-1).now === now) continue;
    if (pieces.length) pieces.at(-1).to = item.x;
    pieces.push({now, from: item.x, to: end});
  }
  const half = high * .25, thin = half * .24, paths = {no: '', off: '', way: '', on: ''};
  for (const {now, from, to} of pieces) {
    const [a, b] = [from.toFixed(1), to.toFixed(1)];
    if (now === 1) paths.no += `M${a} ${y}H${b}`;
    if (now === 2) paths.off += `M${a} ${y}H${b}`;
    if (now === 4) paths.on += `M${a} ${y - half}H${b}V${y + half}H${a}z`;
    if (now === 3) paths.way += `M${a} ${y - thin}L${b} ${y - half}V${y + half}L${a} ${y + thin}z`;
    if (now === 5) paths.way += `M${a} ${y - half}L${b} ${y - thin}V${y + thin}L${a} ${y + half}z`;
  }
  return Object.entries(paths).filter(([, path]) => path).map(([name, path]) => `<path class="${name}" d="${path}"/>`).join('');
};
// What the controller's code would see as its size, below: dashed, thick or thin.
const laneSizes = (one, lane, items, end, y) => {
  const name = one.runs[0].controllers[lane.id], seen = [];
  for (const item of items) {
    const cell = item.row.querySelector('.b'), who = item.row.querySelector('.t b');
    if (!cell || !who || who.firstChild.textContent !== name) continue;
    const found = /\b(empty|stale|final)\b/.exec(cell.className);
    if (!found) continue;
    if (seen.length && seen.at(-1).kind === found[1]) continue;
    if (seen.length) seen.at(-1).to = item.x;
    seen.push({kind: found[1], from: item.x, to: end});
  }
  return seen.map(({kind, from, to}) => `<path class="size ${kind}" d="M${from.toFixed(1)} ${y.toFixed(1)}H${to.toFixed(1)}"/>`).join('');
};
const marks = (one, items, lanes, column, top, high, bottom) => {
  const places = new Map(lanes.map((lane, k) => [one.runs[0].controllers[lane.id], [lane, top + (k + .5) * high]]));
  const size = (column < 11 ? .55 : 1) * (high < 20 ? .7 : 1);
  return items.map((item) => {
    if (item.isTrouble) return `<path class="refused" d="M${item.x.toFixed(1)} ${top - 4}V${bottom}"/><text class="refused" x="${item.x.toFixed(1)}" y="${top - 5}">!</text>`;
    const use = item.row.querySelector('use'), found = places.get(item.row.querySelector('.t b')?.firstChild.textContent);
    if (!use || !found || column < 7 && !essential.has(item.family)) return '';
    return `<use class="${found[0].color}" href="${use.getAttribute('href')}" transform="translate(${item.x.toFixed(1)} ${found[1]}) scale(${size})`
      + `${item.isLayout ? ' rotate(90)' : ''}"/>`;
  }).join('');
};
// A flag with the verb of each action, in one of two lines: it goes to the second when it would touch the one before.
const flagsOf = (items, left, width) => {
  const ends = [-10, -10];
  return items.filter((item) => item.isAction).map((item) => {
    const word = item.row.querySelector('h3').textContent.split(' ')[0], wide = word.length * 7.6 + 16;
    const x = Math.max(2, Math.min(item.x - 8, width - wide - 2)), line = x > ends[0] + 3 ? 0 : x > ends[1] + 3 || ends[1] < ends[0] ? 1 : 0;
    ends[line] = x + wide;
    return {item, word, x, width: Math.round(wide), line};
  });
};
const namesOf = (items, run, y) => {
  const told = [];
  let last = -20;
  for (const item of items) {
    const who = item.row.querySelector('.t b'), what = item.row.querySelector('.t > span');
    if (item.isAction || !who || !what) continue;
    const isSame = item.isLayout && told.at(-1)?.isLayout && told.at(-1).who === who.textContent;
    if (isSame) { told.at(-1).count += 1; continue; }
    if (item.x - last < 11) continue;
    last = item.x;
    told.push({x: item.x, who: who.textContent, isLayout: item.isLayout, count: 1, name: what.textContent,
      color: colorOf(run, run.controllers.indexOf(who.firstChild.textContent))});
  }
  return told.map(({x, isLayout, count, name, color}) => {
    const words = isLayout && count > 1 ? 'layout ×' + count : name.length > 20 ? name.slice(0, 19) + '…' : name;
    return `<text class="callback ${color}" transform="translate(${x.toFixed(1)} ${y}) rotate(56)">${escaped(words)}</text>`;
  }).join('');
};

let drawStrips = (room) => { for (const one of views) if (one.trace.parentElement.querySelector('.time')?.open) drawStrip(one, null, room); };
for (const time of document.querySelectorAll('.time')) time.ontoggle = () => drawStrips();
addEventListener('resize', () => drawStrips());
addEventListener('afterprint', () => drawStrips());
document.addEventListener('click', (event) => {
  const flag = event.target.closest('.strip .flag');
  if (!flag) return;
  event.preventDefault();
  view = views.findIndex((one) => one.trace.parentElement.contains(flag));
  row = +flag.dataset.row;
  show();
});
