// An exercise of a lesson: the answer is written, drawn, and marked. Until it is right, or asked for, the trace ends before the action
// that the exercise asks about.
'use strict';

// The lines of an answer with their numbers, and where they are: its `expect` is the line `head`, and it ends before the line `end`.
// Without an `expect` it would begin behind the action that the exercise asks about.
const readAnswer = (text, asked) => {
  const lines = text.split('\n'), found = [], isInside = (line) => /^(\s+\S|#)/.test(line);
  const action = lines.lastIndexOf(asked), head = lines.findLastIndex((line) => /^expect\b/.test(line));
  let end = head >= 0 ? head + 1 : action >= 0 ? action + 1 : lines.length;
  while (end < lines.length && (head >= 0 || action >= 0) && isInside(lines[end])) end += 1;
  if (head >= 0) for (let at = head + 1; at < end; at++) {
    const words = lines[at].trim();
    if (!words.startsWith('#')) found.push({number: at + 1, words});
  }
  return {head, end, lines: found, isNothing: /^expect nothing\b/.test(lines[head] ?? ''), action};
};
// The answer with one more line, or as `expect nothing`.
const withLine = (text, asked, line) => {
  const {head, end, isNothing} = readAnswer(text, asked), lines = text.split('\n');
  if (line === null) lines.splice(head < 0 ? end : head, head < 0 ? 0 : end - head, 'expect nothing');
  else if (isNothing) lines.splice(head, 1, 'expect', line);
  else lines.splice(end, 0, ...head < 0 ? ['expect'] : [], line);
  return lines.join('\n').replace(/\n*$/, '\n');
};
// The text before the action that the exercise asks about.
const openingOf = (text, asked) => {
  const {action} = readAnswer(text, asked);
  return action < 0 ? '' : text.split('\n').slice(0, action).join('\n') + '\n';
};

const makeExercises = (host) => {
  const $ = (id) => document.getElementById(id);
  const all = SCENARIOS.filter((one) => one.question);
  let current = null, tries = 0, isOver = true, marked = new Map(), before = new Map();

  // The score of each exercise is the share of its lines that were in place at the first try: 0 to 1.
  const stored = () => { try { return JSON.parse(localStorage.getItem('vcsim-exercises')) ?? {}; } catch { return {}; } };
  const store = (name, score) => {
    const scores = stored();
    if (scores[name] !== undefined) return;
    try { localStorage.setItem('vcsim-exercises', JSON.stringify({...scores, [name]: score})); } catch { /* Nothing is kept then. */ }
  };
  const grade = () => {
    const scores = stored(), done = all.filter((one) => scores[one.name] !== undefined);
    if (!done.length) return '';
    const points = done.reduce((sum, one) => sum + scores[one.name], 0);
    return Math.round(100 * points / done.length) + ' % of ' + done.length + (done.length === 1 ? ' exercise' : ' exercises') + ' right at the first try';
  };

  const dots = () => {
    const row = element('p', undefined, 'dots'), scores = stored();
    for (const one of all) {
      const score = scores[one.name], link = element('button', score === undefined ? '○' : score === 1 ? '●' : '◐');
      link.type = 'button';
      link.title = one.title;
      link.setAttribute('aria-label', one.title + (score === undefined ? ', not done' : ', ' + Math.round(100 * score) + ' %'));
      if (one === current) link.setAttribute('aria-current', 'true');
      link.onclick = () => host.open(one.name);
      row.append(link);
    }
    row.append(element('span', grade(), 'grade'));
    return row;
  };
  const showTask = () => {
    const leave = element('button', 'Leave');
    leave.type = 'button';
    leave.onclick = () => { end(); host.leave(); };
    const head = element('div', undefined, 'head');
    head.append(element('h2', current.title + ': ' + current.lesson.replace(/^\d+\. /, '')), leave);
    const question = element('p');
    question.append(...markdown(current.question).childNodes);
    $('task').replaceChildren(head, dots(), question);
  };

  // What can be said: each controller with each callback that the story has, in the order of their words.
  const showBank = async () => {
    const one = current, trace = await host.trace(one.text), controllers = host.controllers(), calls = new Map(), values = new Map(), isStated = /^compare stated values$/m.test(one.text);
    for (const line of trace.split('\n')) {
      const found = /^ +(\S+) (\S+)/.exec(line);
      if (!found || found[1] === '--') continue;
      const [who, part] = found[1].split('.');
      if (!calls.has(who)) calls.set(who, new Set());
      const call = (part ? '.' + part : '') + ' ' + found[2];
      calls.get(who).add(call);
      // Where values are compared, the answer has to say them.
      if (!isStated && !values.has(call)) values.set(call, [...line.matchAll(/ (\w+)=/g)].map(([, name]) => ' ' + name + '=').join(''));
    }
    // The application and delegates have words of their own.
    const others = [...calls].filter(([who]) => !controllers.includes(who)).flatMap(([who, all]) => [...all].map((call) => [who, call]));
    const selectors = new Set([...calls].filter(([who]) => controllers.includes(who)).flatMap(([, all]) => [...all]));
    // Where nothing is called, the words are those of the family that the exercise is about.
    if (!selectors.size && !others.length) {
      const asked = /^family (.*)$/m.exec(one.text)?.[1].split(' ') ?? [], names = families.filter(([, family]) => asked.includes(family));
      for (const word of await host.words(one.text, controllers[0])) if (names.some(([name]) => name.test(word))) selectors.add(' ' + word);
    }
    if (current !== one) return;
    for (const one of [...selectors]) {
      for (const [a, b] of [['Will', 'Did'], ['Appear', 'Disappear']]) {
        for (const [from, to] of [[a, b], [b, a]]) if (one.includes('view' + from) || one.includes(from + ':')) selectors.add(one.replace(from, to));
      }
    }
    const known = [...selectors].filter((one) => /(Will|Did)(Load|Unload|Appear:|Disappear:|LayoutSubviews)$/.test(one) || !calls.size || [...calls.values()].some((set) => set.has(one)))
      .filter((one) => !/WillLoad$/.test(one));
    const words = element('div', undefined, 'words');
    const pairs = [...controllers.flatMap((who) => known.sort().map((call) => [who, call])), ...others];
    for (const [who, call] of pairs) {
      const button = element('button');
      button.type = 'button';
      button.append(element('b', who), call + (values.get(call) ?? ''));
      button.onclick = () => write('  ' + who + call + (values.get(call) ?? ''));
      words.append(button);
    }
    const nothing = element('button', 'nothing');
    nothing.type = 'button';
    nothing.onclick = () => write(null);
    words.append(nothing);
    // Lines may be left out where the exercise says so.
    if (current.question.includes('`...`')) {
      const any = element('button', '... (any lines)');
      any.type = 'button';
      any.onclick = () => write('  ...');
      words.append(any);
    }
    const mark = element('button', 'Mark', 'mark'), show = element('button', 'Show me'), verdict = element('p');
    mark.id = 'mark';
    show.id = 'give-up';
    verdict.id = 'verdict';
    verdict.setAttribute('role', 'status');
    mark.type = show.type = 'button';
    show.hidden = true;
    mark.onclick = judge;
    show.onclick = () => { finish('The trace has the answer.'); };
    const row = element('div', undefined, 'marking');
    row.append(mark, show, verdict);
    $('bank').replaceChildren(words, row);
  };
  const write = (line) => {
    const text = withLine(host.text(), current.asked, line), {end} = readAnswer(text, current.asked);
    host.write(text, text.split('\n').slice(0, end).join('\n').length, line?.includes('=') ?? false);
  };
  const draw = () => {
    if (!current || isOver) return;
    const {lines, isNothing} = readAnswer(host.text(), current.asked), head = element('h2', 'Your answer'), box = $('drawn');
    const told = lines.length ? '' : isNothing ? 'No callback at all.' : 'Each line that you write or choose is drawn here.';
    const hidden = element('p', undefined, 'soft');
    hidden.append('The trace of ', element('code', current.asked), ' is hidden until your answer is right, or until you ask for it.');
    box.replaceChildren(head, ...lines.length ? [drawAnswer(host.controllers(), before, lines)] : [element('p', told)], hidden);
    box.scrollTop = box.scrollHeight;
  };

  const say = (text) => { $('verdict').textContent = text; };
  // Which callbacks belong to a family, its word in a scenario, and the words of a hint.
  const families = [[/Load/, 'loading', 'loading'], [/ppear/, 'appearance', 'appearance'], [/ayout/, 'layout', 'layout'], [/Rotat/, 'rotation', 'rotation'],
    [/rotate|rientation/, 'orientation', 'orientations'], [/Memory/, 'memory', 'memory'], [/Parent/, 'containment', 'containment'],
    [/Transition|trait/i, 'size', 'sizes and traits'], [/^application/, 'application', 'the application']];
  const judge = async () => {
    const text = host.text(), {lines, isNothing} = readAnswer(text, current.asked);
    if (!lines.length && !isNothing) return say('Write the lines that you expect, or choose them above.');
    const block = await host.mark(text);
    if (!block) return say('This cannot be run. ' + host.problem());
    tries += 1;
    const here = lines.filter((one) => !block.unmet.includes(one.number));
    marked = new Map(lines.map(({number, words}) => [number, !block.unmet.includes(number) ? '✓'
      : block.lines.some(([sign, line]) => sign === '^' && line.startsWith(words.split(' ').slice(0, 2).join(' '))) ? '⇅' : '✗']));
    host.sign(marked);
    if (tries === 1) store(current.name, block.fits ? 1 : lines.length ? Math.min(.9, here.length / (lines.length + block.lines.filter(([sign]) => sign === '+').length)) : 0);
    if (block.fits) return finish('Right, at the ' + (['first', 'second', 'third'][tries - 1] ?? tries + 'th') + ' try.');
    const missing = block.lines.find(([sign]) => sign === '+') ?? block.lines.find(([sign]) => sign === '^');
    const late = [...marked.values()].filter((one) => one === '⇅').length, wrong = [...marked.values()].filter((one) => one === '✗').length;
    let told = here.length + ' in place. ' + (late ? late + ' called, but not here. ' : '') + (wrong ? wrong + ' not called. ' : '');
    if (missing && tries === 1) told += 'Hint: look for ' + (families.find(([name]) => name.test(missing[1])) ?? [0, 0, 'another callback'])[2] + '.';
    else if (missing) told += 'Hint: ' + missing[1].split(' ')[0] + ' gets something that is not here.';
    else told += 'Nothing else is missing.';
    if (tries >= 2) $('give-up').hidden = false;
    say(told);
    showTask();
    host.see(lines.at(-1)?.number ?? 1);
  };
  const finish = (told) => {
    isOver = true;
    $('drawn').hidden = true;
    showTask();
    const next = all[all.indexOf(current) + 1], row = element('button', next ? 'Next exercise →' : 'The first exercise →', 'mark');
    row.type = 'button';
    row.onclick = () => host.open((next ?? all[0]).name);
    say(told + ' ' + grade() + '.');
    $('mark').replaceWith(row);
    $('give-up').hidden = true;
    host.reveal(readAnswer(host.text(), current.asked).action + 1);
    row.focus();
  };
  const end = () => {
    current = null;
    isOver = true;
    marked = new Map();
    document.body.classList.remove('exercise');
    $('task').hidden = $('bank').hidden = $('drawn').hidden = true;
  };
  // Where the trace has a tab of its own, the drawn answer is seen beside the words that it is made of.
  const narrow = matchMedia('(max-width:56rem)');
  const place = () => narrow.matches ? $('bank').before($('drawn')) : $('trace').append($('drawn'));
  narrow.onchange = place;
  place();
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !current || isOver) return;
    event.preventDefault();
    judge();
  });
  return {
    // True while the trace must not be seen.
    isHidden: () => current !== null && !isOver,
    // What can be shown meanwhile.
    opening: (text) => openingOf(text, current.asked),
    changed: draw,
    end,
    begin: async (one) => {
      current = one;
      tries = 0;
      isOver = false;
      marked = new Map();
      document.body.classList.add('exercise');
      $('task').hidden = $('bank').hidden = $('drawn').hidden = false;
      showTask();
      draw();
      await showBank();
      // Of all controllers, also those that the trace is not about.
      const opening = openingOf(one.text, one.asked).replace(/^(only|family|callbacks) .*\n/gm, '');
      before = finalStates(await host.trace(opening));
      draw();
    },
  };
};
