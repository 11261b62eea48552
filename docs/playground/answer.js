// The answer to an exercise, drawn as the page draws a trace: a lane for each controller, and how each line changes it.
'use strict';

// Whether a view is loaded and on screen after a callback.
const statesAfter = [[/^loadView|^viewDidLoad$/, 'off'], [/^viewDidUnload$/, 'no'], [/^viewWillAppear/, 'comes'], [/^viewDidAppear/, 'on'],
  [/^viewWillDisappear/, 'leaves'], [/^viewDidDisappear/, 'off']];
const stateAfter = (callback) => statesAfter.find(([name]) => name.test(callback))?.[1];

// The state of each receiver at the end of a trace.
const finalStates = (trace) => {
  const states = new Map();
  for (const [, who, callback] of trace.matchAll(/^ +(\S+) (\S+)/gm)) if (stateAfter(callback)) states.set(who, stateAfter(callback));
  return states;
};

// `before` has the states before the first line. A wedge that no line ends goes on to the edge.
const drawAnswer = (controllers, before, lines) => {
  const row = 21, pitch = 30, half = 6, thin = 1.4, height = (lines.length + 1) * row, parts = [];
  controllers.forEach((who, lane) => {
    const x = (lane + .5) * pitch, pieces = [{state: before.get(who) ?? 'no', from: 0, to: height}], marbles = [];
    lines.forEach(({words}, at) => {
      const [receiver, callback = ''] = words.split(' '), y = (at + 1) * row, state = stateAfter(callback);
      if (receiver !== who) return;
      marbles.push(`<circle cx="${x}" cy="${y}" r="4.5" class="${/will/i.test(callback) ? 'will' : 'did'}"/>`);
      if (!state || state === pieces.at(-1).state) return;
      pieces.at(-1).to = y;
      pieces.push({state, from: y, to: height});
    });
    const path = ({state, from, to}) => ({
      no: `<path class="no" d="M${x} ${from}V${to}"/>`,
      off: `<path class="off" d="M${x} ${from}V${to}"/>`,
      on: `<path class="on" d="M${x - half} ${from}H${x + half}V${to}H${x - half}z"/>`,
      comes: `<path class="way" d="M${x - thin} ${from}L${x - half} ${to}H${x + half}L${x + thin} ${from}z"/>`,
      leaves: `<path class="way" d="M${x - half} ${from}L${x - thin} ${to}H${x + thin}L${x + half} ${from}z"/>`,
    })[state];
    parts.push(`<g class="lane-${lane % 4}">`, ...pieces.map(path), ...marbles, '</g>');
  });
  const box = element('div', undefined, 'answer'), list = element('ol'), names = element('div', undefined, 'names'), width = controllers.length * pitch;
  box.innerHTML = `<svg width="${width}" height="${height}" aria-hidden="true">${parts.join('')}</svg>`;
  list.style.paddingLeft = width + 8 + 'px';
  for (const {words} of lines) {
    const [who, ...rest] = words.split(' '), item = element('li'), lane = controllers.indexOf(who);
    item.append(element('b', who, lane < 0 ? '' : 'lane-' + lane % 4), rest.length ? ' ' + rest.join(' ') : '');
    list.append(item);
  }
  controllers.forEach((who, lane) => names.append(element('b', who, 'lane-' + lane % 4)));
  box.append(list);
  const drawn = document.createDocumentFragment();
  drawn.append(names, box);
  return drawn;
};
