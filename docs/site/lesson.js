// The question of a lesson: its choices can be pressed, a miss brings a hint and a second try, then the answer follows, and the lesson
// ends with a grade. The first guess counts, as in `vcsim learn`. Without this script the answer is folded below its question.
'use strict';

(() => {
  const number = +document.currentScript.dataset.lesson;
  const read = (name) => { try { return JSON.parse(localStorage.getItem(name)) ?? {}; } catch { return {}; } };
  const made = (tag, text, name) => Object.assign(document.createElement(tag), {textContent: text, className: name ?? ''});
  const main = document.querySelector('main');
  const answer = [...main.querySelectorAll('details')].find((one) => one.querySelector('summary').textContent === 'The answer');
  const list = [...main.querySelectorAll('ul')].find((one) => /^[a-z]$/.test(one.querySelector('li>strong:first-child')?.textContent));
  const right = answer?.querySelector('p>strong')?.textContent;
  if (!list || !right) return;

  const verdict = made('p', '', 'verdict'), grade = made('p', '', 'grade');
  verdict.setAttribute('role', 'status');
  list.after(verdict);
  main.append(grade);
  const choices = [...list.children].map((item) => {
    const button = made('button', '');
    button.type = 'button';
    button.dataset.letter = item.querySelector('strong').textContent;
    button.append(...item.childNodes);
    item.append(button);
    return button;
  });
  list.classList.add('choices');
  list.setAttribute('aria-label', 'Choices');

  // Where a reader finds the answer: the first command in it.
  const command = [...answer.querySelectorAll('pre')].map((one) => /^\$ (.*)/.exec(one.querySelector('code > span')?.textContent ?? '')?.[1]).find(Boolean);
  const hint = (guess) => 'not yet; not ' + guess + '. ' + (command ? 'See for yourself: ' + command : 'The lesson has the answer.');
  let misses = 0;

  // The exercise is marked in the playground, which keeps its share of lines that were right at the first try.
  const show = (guess) => {
    const exercise = read('vcsim-exercises')['exercise-' + number], isAnswered = guess !== undefined;
    answer.hidden = !isAnswered;
    for (const one of choices) {
      one.disabled = isAnswered;
      one.dataset.sign = !isAnswered ? '' : one.dataset.letter === right ? '✓' : one.dataset.letter === guess ? '✗' : '';
    }
    verdict.textContent = !isAnswered ? 'Choose: the answer follows.' : guess === right ? 'right: ' + right : 'no: ' + right;
    const guesses = read('vcsim-lessons'), known = Object.values(guesses), parts = [];
    if (isAnswered) parts.push('Your grade: ' + ((guesses[number]?.guess ?? guess) === right ? 1 : 0) + ' of 1.');
    parts.push(exercise === undefined ? 'The exercise is open.' : 'The exercise: ' + Math.round(100 * exercise) + ' % right at the first try.');
    if (known.length) parts.push('Questions of all lessons: ' + known.filter((one) => one.isRight).length + ' of ' + known.length + '.');
    grade.textContent = parts.join(' ');
    if (!isAnswered) return;
    const again = made('button', 'Answer again');
    again.type = 'button';
    again.onclick = () => { misses = 0; show(); choices[0].focus(); };
    grade.append(' ', again);
  };
  for (const one of choices) {
    one.onclick = () => {
      const guess = one.dataset.letter, guesses = read('vcsim-lessons');
      // What is kept is the first guess.
      guesses[number] ??= {guess, isRight: guess === right};
      try { localStorage.setItem('vcsim-lessons', JSON.stringify(guesses)); } catch { /* The grade is this page's alone then. */ }
      if (guess !== right && misses++ === 0) {
        one.disabled = true;
        verdict.textContent = hint(guess);
        return;
      }
      show(guess);
      answer.open = true;
    };
  }
  show(read('vcsim-lessons')[number]?.guess);
  addEventListener('pageshow', () => show(read('vcsim-lessons')[number]?.guess));
})();
