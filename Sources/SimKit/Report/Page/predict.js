const quiz = element('section', undefined, 'quiz');
let tries = 0, score = {asked: 0, first: 0};
const callText = (at) => { const said = words(at); return said.who + ' ' + said.what; };
const nextCall = () => {
  for (let at = row + 1; at < rows().length; at++) if (isCall(at) && isAsked(at)) return at;
  return -1;
};
// Of two versions the newer one is asked about: no version has the lines of both.
const askedRun = () => views[view].runs.at(-1);
const isAsked = (at) => rows()[at].dataset.b !== '';
// All calls that can be named: each once, and whether the action that goes on has it.
const callsAround = (next) => {
  const calls = new Map();
  rows().forEach((e, at) => {
    if (!isCall(at) || !isAsked(at)) return;
    const text = callText(at), isHere = actionOf(at) === actionOf(next);
    calls.set(text, {...words(at), text, isHere: isHere || (calls.get(text)?.isHere ?? false)});
  });
  return [...calls.values()].sort((a, b) => a.text < b.text ? -1 : 1);
};

// A callback as a reader types it, as `GuessedCall` reads it in a terminal. One table of guesses holds both.
const lettersOf = (text) => text.split(/[^A-Za-z0-9]+/).filter((word) => !/^(override|func|super|self)$/.test(word)).join('').toLowerCase();
const startOf = (text) => text.split(/[:(]/)[0];
const fits = [
  (guess, owner, name) => owner + lettersOf(name) === lettersOf(guess),
  (guess, owner, name) => owner + lettersOf(startOf(name)) === lettersOf(startOf(guess)),
  (guess, owner, name) => (owner + lettersOf(name)).startsWith(lettersOf(guess))];
// The calls that a guess names: none or several are no guess. A receiver may be left out if only one is possible.
const named = (text, next) => {
  const guess = text.split(' ').filter((word) => !/.=/.test(word)).join(' ').replace(/^[-+] *(\([^)]*\))?/, '');
  if (!lettersOf(guess)) return [];
  for (const fit of fits) {
    const found = callsAround(next).filter(({who, what}) => ['', lettersOf(who), lettersOf(who.split('.')[1] ?? '')]
      .some((owner) => [what, data.swift[what] ?? what].some((name) => fit(guess, owner, name))));
    if (!found.length) continue;
    const here = found.filter((call) => call.isHere), isOne = found.every((call) => call.what === found[0].what);
    return isOne && here.length ? here : found;
  }
  return [];
};

const startPredicting = () => {
  stop();
  score = {asked: 0, first: 0};
  tries = 0;
  for (const one of views[view].trace.querySelectorAll('details.act')) one.open = true;
  // Who has gone nowhere yet begins at the beginning.
  if (!hasMoved) row = 0;
  while (row > 0 && !isAsked(row)) row -= 1;
  predicting = true;
};
const stopPredicting = () => {
  predicting = false;
  quiz.remove();
  for (const one of views[view].trace.querySelectorAll('[hidden]')) one.hidden = false;
  for (const one of views[view].trace.querySelectorAll('.life')) one.style.clipPath = '';
};
go.predict = () => {
  if (predicting) stopPredicting(); else startPredicting();
  document.body.classList.toggle('predicting', predicting);
  document.querySelector('[data-go=predict]').setAttribute('aria-pressed', predicting);
  show();
};

// On paper, with blanks in the place of callbacks, and their names at the end.
go.sheet = () => {
  for (const {trace} of views) {
    const names = [...trace.querySelectorAll('li[class*=f-]:not(.f-layout) .t>span')].map((e) => e.textContent);
    trace.after(element('p', 'Words (some more than once): ' + [...new Set(names)].sort().join(' · '), 'words'));
  }
  document.documentElement.classList.add('sheet');
  print();
};
addEventListener('afterprint', () => {
  document.documentElement.classList.remove('sheet');
  for (const list of document.querySelectorAll('.words')) list.remove();
});

// Headings are shown up to the action that goes on, lines up to the cursor.
const veil = () => {
  const next = nextCall();
  let heading = next < 0 ? rows().length - 1 : next;
  while (!isHeading(heading)) heading -= 1;
  rows().forEach((one, at) => {
    if (one.localName === 'summary') one.parentElement.hidden = at > heading;
    else one.hidden = next >= 0 && at > row || !isAsked(at);
  });
  // The lanes of a group of rows are one picture: it ends where the rows that are shown end.
  for (const life of views[view].trace.querySelectorAll('li .life')) {
    const count = +life.style.getPropertyValue('--s') || 1;
    let shown = 0;
    for (let li = life.closest('li'); li && !li.hidden && shown < count; li = li.nextElementSibling) shown += 1;
    life.style.clipPath = shown === count ? '' : 'inset(0 0 ' + (100 - 100 * Math.max(0, shown - .5) / count) + '% 0)';
  }
  ask(next, next < 0 ? null : rows()[heading].parentElement);
};

const choices = (next) => {
  const answer = callText(next);
  const all = callsAround(next).map((call) => call.text).filter((text) => text !== answer);
  // The same choices every time, from around the place.
  const chosen = [answer];
  for (let i = 0; chosen.length < 5 && i < all.length; i++) chosen.push(all[(next * 7 + i) % all.length]);
  return [...new Set(chosen)].sort();
};

const ask = (next, action) => {
  quiz.replaceChildren();
  if (next < 0) {
    quiz.append(element('h3', 'The end'), element('p', score.first + ' of ' + score.asked + ' right at the first try.'));
    views[view].trace.append(quiz);
    return;
  }
  const answer = callText(next);
  quiz.append(element('h3', 'What comes next' + (views[view].runs.length > 1 ? ' on ' + askedRun().mode : '') + '?'));
  const verdict = element('p');
  verdict.setAttribute('aria-live', 'polite');
  quiz.append(verdict);
  const guess = (text, button) => {
    if (!text.trim()) return;
    const calls = named(text, next);
    if (calls.length !== 1) {
      verdict.textContent = calls.length ? 'Which one? ' + calls.map((call) => call.text).join(', ') : 'No callback of this run has this name.';
      return;
    }
    if (calls[0].text === answer) {
      score.asked += 1;
      if (tries === 0) score.first += 1;
      pass('Right.');
      return;
    }
    tries += 1;
    if (button) button.disabled = true;
    if (tries >= 3) { score.asked += 1; pass('It was ' + answer + '.'); return; }
    const hint = tries === 1 ? 'it belongs to ' + family(next) : 'it goes to ' + words(next).who;
    verdict.textContent = 'Not yet. Hint: ' + hint + '.';
  };
  const pass = (said) => {
    tries = 0;
    row = next;
    show();
    const heard = quiz.querySelector('p');
    if (heard) heard.textContent = said;
    quiz.append(element('p', score.first + ' of ' + score.asked + ' right at the first try', 'score'));
    quiz.scrollIntoView({block: 'nearest'});
  };
  choices(next).forEach((text, n) => {
    const button = element('button', (n + 1) + ' ');
    button.append(broken(text));
    button.type = 'button';
    button.dataset.choice = n + 1;
    button.onclick = () => guess(text, button);
    quiz.append(button);
  });
  const form = element('form'), input = element('input'), known = element('datalist');
  known.id = 'known-callbacks';
  for (const {text} of callsAround(next)) {
    const option = element('option');
    option.value = text;
    known.append(option);
  }
  input.setAttribute('list', known.id);
  input.setAttribute('aria-label', 'or write it');
  input.placeholder = 'or write it, in any spelling';
  input.autocomplete = 'off';
  form.append(input, known, element('button', 'Answer'));
  form.onsubmit = (event) => {
    event.preventDefault();
    const chosen = quiz.querySelector('[data-choice="' + input.value.trim().replace(/\D/g, 'x') + '"]:not(:disabled)');
    if (chosen) chosen.click(); else guess(input.value, null);
    input.select();
  };
  quiz.append(form);
  action.append(quiz);
  quiz.scrollIntoView({block: 'nearest'});
};
