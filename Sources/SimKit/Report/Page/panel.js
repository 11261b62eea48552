const stateWords = ['', 'no view', 'not on screen', 'appearing', 'appeared', 'disappearing'];
// A selector breaks after a colon and before a capital only.
const broken = (text) => {
  const made = document.createDocumentFragment();
  text.split(/(?<=:)|(?<=[a-z])(?=[A-Z])/).forEach((part, n) => {
    if (n) made.append(document.createElement('wbr'));
    made.append(part);
  });
  return made;
};
const colorOf = (run, id) => { const n = run.lanes.indexOf(+id); return n < 0 ? 'cx' : run.colors[n]; };

const showPanel = () => {
  const [side, index] = place(row);
  const run = views[view].runs[side], one = run.rows[index];
  if (!one) return;
  const said = words(row), state = stateAt(run, index);
  const subject = said ? run.controllers.indexOf(said.who.split('.')[0]) : -1;
  showNow(run, said, subject, one);
  showWhy(one);
  showScreen(run, state, one[ORIENTATION], subject);
  showTree(run, state, one[CHANGES]);
  showMore(run, index, one, said);
  for (const name of views[view].trace.querySelectorAll('.names b')) {
    name.classList.toggle('chosen', subject >= 0 && name.textContent === run.controllers[subject]);
  }
  const chapter = views[view].chapter;
  for (const old of document.querySelectorAll('.source .here,.source .met')) old.classList.remove('here', 'met');
  const line = $(chapter + '-line-' + one[LINE]);
  if (line) line.classList.add('here');
  for (const [number, at] of run.expected) {
    if (at > index) continue;
    const met = $(chapter + '-line-' + number);
    if (met) met.classList.add('met');
  }
};

const showNow = (run, said, subject, one) => {
  const head = element('h2');
  const values = element('p');
  if (said) {
    const who = element('b', said.who, colorOf(run, subject));
    head.append(who, ' ', broken(said.what));
    const em = said.cell.querySelector('em');
    if (em) values.append(em.textContent + ' ');
    for (const [n, cell] of [...rows()[row].querySelectorAll('.b')].entries()) {
      const isOne = views[view].runs.length === 1;
      if (cell.querySelector('small')) values.append(element('span', cell.querySelector('span').textContent + ' '
        + cell.querySelector('small').textContent, cell.className.replace(/\b(b|new)\b/g, '')), isOne ? '' : ' ' + views[view].runs[n].mode + ' ');
      else if (!isOne && cell.classList.contains('none')) values.append(cell.textContent + ' ');
    }
  } else {
    const text = rows()[row].querySelector('h3,.t');
    head.append(text ? text.textContent : '');
    values.append(isHeading(row) ? one[LINE] ? 'An action of the scenario, line ' + one[LINE] + '.' : '' :
      /\bgap\b/.test(rows()[row].className) ? 'Time passes; an animation runs.' : 'UIKit says so on the console.');
  }
  $('now').replaceChildren(head, values);
};

const showWhy = (one) => {
  const rule = data.rules[one[RULE]];
  $('why').replaceChildren();
  if (!rule) return;
  $('why').append(element('p', rule[1]));
  const standing = element('p');
  standing.append(element('code', rule[0]), ' · ' + rule[2] + ' · ' + rule[3] + (rule[4].length ? ': ' : ''));
  for (const [n, [id, address]] of rule[4].entries()) {
    const record = element(address ? 'a' : 'span');
    if (address) Object.assign(record, {href: address, rel: 'noreferrer'});
    record.append(element('code', id));
    standing.append(n ? ', ' : '', record);
  }
  $('why').append(standing);
};

// Parents before children, presenters before whom they present.
const inOrder = (state) => {
  const ids = Object.keys(state).filter((id) => id !== 'root' && state[id][STATE] > 0);
  const told = new Set(), result = [];
  const tell = (id, depth, label) => {
    if (told.has(id)) return;
    told.add(id);
    result.push([id, depth, label]);
    for (const other of ids) if (state[other][PARENT] === +id) tell(other, depth + 1, '');
    for (const other of ids) if (state[other][PRESENTER] === +id) tell(other, depth + 1, 'presented, ');
  };
  if (state.root !== undefined && state[state.root] && state[state.root][STATE] > 0) tell(String(state.root), 0, '');
  for (const id of ids) if (state[id][PARENT] < 0 && state[id][PRESENTER] < 0) tell(id, 0, '');
  for (const id of ids) tell(id, 0, '');
  return result;
};

const showTree = (run, state, changed) => {
  const top = element('ul');
  // The open lists, each in the last item of the one before it.
  const open = [top];
  for (const [id, depth, label] of inOrder(state)) {
    while (open.length > depth + 1) open.pop();
    while (open.length < depth + 1 && open.at(-1).lastElementChild) {
      const below = element('ul');
      open.at(-1).lastElementChild.append(below);
      open.push(below);
    }
    const item = element('li', undefined, colorOf(run, id)), line = element('span', undefined, changed[id] ? 'new' : '');
    line.append(element('i', '', 'st st' + state[id][STATE]), element('b', run.controllers[id]),
      ' ' + label + stateWords[state[id][STATE]]);
    item.append(line);
    open.at(-1).append(item);
  }
  if (!top.children.length) top.append(element('li', 'No controller exists yet.'));
  $('tree').replaceChildren(top);
};

const showScreen = (run, state, orientation, subject) => {
  const make = (tag, values, text) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const key in values) made.setAttribute(key, values[key]);
    if (text) made.textContent = text;
    return made;
  };
  let [width, height] = run.screen;
  if (orientation.startsWith('landscape')) [width, height] = [height, width];
  const margin = Math.round(Math.max(width, height) * .03);
  const full = width + 2 * margin;
  const svg = make('svg', {viewBox: [-margin, -margin, full, height + 2 * margin].join(' '), role: 'img',
    'aria-label': 'the device, ' + orientation});
  svg.append(make('rect', {class: 'device', x: -margin + 2, y: -margin + 2, width: full - 4,
    height: height + 2 * margin - 4, rx: 2 * margin}));
  // Letters are as high on the screen as others, whatever the drawing is scaled to.
  const drawn = $('screen').clientWidth || 160;
  const letter = .75 * parseFloat(getComputedStyle(document.documentElement).fontSize) * full / drawn;
  const shown = inOrder(state).map(([id]) => id).filter((id) => state[id][PLACE] && state[id][PLACE][2] > 0);
  const labels = [];
  for (const id of shown) {
    const [x, y, w, h] = state[id][PLACE];
    svg.append(make('rect', {class: 'view ' + colorOf(run, id) + (+id === subject ? ' chosen' : ''), x, y, width: w, height: h}));
    let at = y + letter * 1.15;
    while (labels.some(([lx, ly]) => Math.abs(ly - at) < letter * 1.15 && Math.abs(lx - x) < letter * 8)) at += letter * .3;
    labels.push([x, at]);
    svg.append(make('text', {class: colorOf(run, id), x: x + letter * .4, y: at, 'font-size': letter}, run.controllers[id]));
  }
  if (!shown.length) svg.append(make('text', {class: 'none', x: width / 2, y: height / 2, 'font-size': letter}, 'an empty window'));
  // Words lie above all frames.
  for (const text of svg.querySelectorAll('text')) svg.append(text);
  $('screen').replaceChildren(svg, element('p', orientation.replace(/([A-Z])/g, ' $1').toLowerCase()));
};

const showMore = (run, index, one, said) => {
  const list = element('dl');
  const add = (name, value) => {
    const told = element('dd');
    told.append(broken(value));
    list.append(element('dt', name), told);
  };
  if (one[FRAME]) add('frame', one[FRAME].join(', '));
  if (one[PROPERTY]) add('why it moves', one[PROPERTY]);
  add('time', one[TIME] + ' ms, turn ' + one[TURN] + ' of the run loop');
  add('scenario', 'line ' + one[LINE]);
  const expected = run.expected.filter(([, at]) => at === index).map(([line]) => line);
  if (expected.length && !predicting) add('expected', 'line ' + expected.join(', ') + ' ✓');
  if (run.expected.length && !predicting) {
    add('expectations', run.expected.filter(([, at]) => at <= index).length + ' of ' + run.expected.length + ' met');
  }
  $('more').replaceChildren(list);
};
