// What is wrong with the text and its run, below it; and how its `expect` blocks fit, at their lines.
'use strict';

const makeProblems = (editor) => {
  const $ = (id) => document.getElementById(id);
  const show = (readProblems, runProblems, blocks) => {
    const items = [];
    // A text that is wrong is not run: what its run could not do is that it is wrong.
    const isWrong = readProblems.some((one) => one.severity === 'error');
    for (const problem of isWrong ? readProblems : [...readProblems, ...runProblems]) {
      const item = element('li', undefined, problem.severity), [message, ...helps] = problem.message.split('\n');
      const link = element('button', 'line ' + problem.line);
      link.type = 'button';
      link.onclick = () => problem.start === undefined ? editor.select(editor.lineStart(problem.line)) : editor.select(problem.start, problem.end);
      item.append(link, element('b', problem.severity + ' ' + problem.code), ' ' + message);
      for (const help of helps) item.append(element('p', help));
      if (problem.start !== undefined) problem.fixes.forEach((fix, n) => {
        const button = element('button', fix.title);
        button.type = 'button';
        button.onclick = () => editor.mend(problem, n);
        item.append(button);
      });
      items.push(item);
    }
    const wrong = blocks.filter((one) => !one.fits);
    if (!isWrong) items.push(...wrong.map(failure));
    signExpectations(blocks);
    $('problems').replaceChildren(...(items.length ? items : [element('li', 'None.', 'soft')]));
    const errors = items.filter((one) => one.className === 'error').length;
    $('problems-title').textContent = 'Problems' + (items.length ? ' (' + items.length + ')' : '');
    const lines = blocks.reduce((sum, one) => sum + expectedLines(one).length, 0), unmet = wrong.reduce((sum, one) => sum + one.unmet.length, 0);
    $('counts').textContent = !blocks.length ? '' : !lines ? (wrong.length ? 'not as expected' : 'as expected')
      : Math.max(0, lines - unmet) + ' of ' + lines + ' expected lines in order';
    $('counts').className = wrong.length ? 'error' : 'right';
    document.title = (errors ? '✗ ' : '') + 'vcsim playground';
  };
  // An `expect` that does not fit, with the lines as `check` shows them.
  const failure = (one) => {
    const item = element('li', undefined, 'error expectation'), link = element('button', 'line ' + one.at), lines = element('pre');
    link.type = 'button';
    link.onclick = () => editor.select(editor.lineStart(one.at));
    for (const [sign, words, reproach] of one.lines) {
      const line = element('span', sign + ' ' + words, {'+': 'more', '-': 'less', '^': 'elsewhere', '~': 'elsewhere'}[sign]);
      if (reproach) line.append(element('small', '  ' + reproach));
      lines.append(line);
    }
    item.append(link, element('b', one.version), ' These lines are not as expected.', lines);
    return item;
  };
  const expectedLines = (one) => editor.text().split('\n').slice(one.line, one.last).map((line, at) => [one.line + 1 + at, line.trim()])
    .filter(([, line]) => line && !line.startsWith('#') && line !== '...');
  const signExpectations = (blocks) => {
    const signs = new Map();
    for (const one of blocks) {
      for (const [number] of expectedLines(one)) if (!signs.has(number)) signs.set(number, '✓');
      if (one.fits && !expectedLines(one).length) signs.set(one.line, '✓');
    }
    for (const one of blocks) for (const number of one.unmet) signs.set(number, '✗');
    editor.sign(signs);
  };
  return {show};
};
