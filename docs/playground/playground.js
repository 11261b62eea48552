// The page: what is written is read by the engine, run, and shown; the address follows.
'use strict';

(() => {
  const $ = (id) => document.getElementById(id);
  // Longer than any honest scenario takes, shorter than a reader's patience.
  const patience = 4000;
  const first = 'sheet';
  const say = (text) => { $('status').textContent = text; };
  if (typeof MODULE === 'undefined') {
    say('The engine is not here: the script .ci/playground makes the folder that holds it.');
    return;
  }

  let reader = null, runner = null, editor = null;
  // Files that the scenario can include, with their names and texts; the names that it asks for.
  let files = [], included = [];
  // The cases that are shown, and those that the scenario names.
  let cases = [], ownCases = [];
  let isChosen = false, readProblems = [], runProblems = [], blocks = [];
  // What is asked for beside the scenario: a frame of somebody's page, a quiz, an exercise.
  const query = new URLSearchParams(location.search);
  document.body.classList.toggle('embed', query.has('embed'));
  document.body.classList.toggle('quizzed', query.has('predict'));
  let problems = null, exercises = null, mover = null, liftedLine = 0, view = query.has('predict') ? 'predict' : 'trace';

  const ask = (client, words, text, options = {}) => client.ask(words, text, {files, ...options});

  // MARK: The trace, in a frame that may do nothing but run the page's own script

  let holder = null, isReady = false, number = 0, door = null;
  // The whole page comes first. What runs later the engine's worker puts into the frame itself, through a door of theirs.
  const hold = (page) => {
    holder = element('iframe');
    holder.title = 'The trace';
    holder.sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
    const end = page.lastIndexOf('</body>');
    holder.srcdoc = page.slice(0, end) + '<style>' + frameStyle + '</style><script>(' + frame + ')();(' + handles + ')()<' + '/script>' + page.slice(end);
    holder.dataset.number = number;
    $('trace').prepend(holder);
  };
  const makeDoor = () => {
    const {port1, port2} = new MessageChannel();
    door = port2;
    openDoor();
    return port1;
  };
  // What the worker says before the frame is there waits in the door.
  const openDoor = () => {
    if (!isReady || !door) return;
    holder.contentWindow.postMessage({door}, '*', [door]);
    door = null;
  };
  const post = (message) => { if (isReady) holder.contentWindow.postMessage(message, '*'); };
  addEventListener('message', ({source, data: said}) => {
    if (!holder || source !== holder.contentWindow) return;
    if (said.ready) {
      isReady = true;
      openDoor();
      post({view, line: editor.line(), isEmbedded: query.has('embed')});
    }
    if (said.facts !== undefined) $('facts').textContent = said.facts;
    if (said.view) showView(said.view);
    if (said.lifted) mover.lift(said.lifted);
    if (said.moved !== undefined) mover.move(said.moved, liftedLine);
    if (said.dropped !== undefined) mover.drop(said.dropped);
    if (said.ready || said.shown) {
      const detail = said.ready ? {number: +holder.dataset.number} : said.shown;
      dispatchEvent(new CustomEvent('shown', {detail}));
    }
    if (said.line) editor.mark(said.line);
    if (said.scheme === 'dark' || said.scheme === 'light') document.documentElement.style.colorScheme = said.scheme;
    if (said.key === 'F6') goTo('writing');
    if (said.key === 'F1') $('keys').showModal();
  });

  // MARK: Reading and running

  const said = (error) => ({
    slow: 'This takes too long to run here, and was ended. vcsim run has more patience.',
    failed: 'The engine has given up on this scenario, and was started again.',
  })[error.message];

  const read = async (text) => {
    try {
      const answer = JSON.parse((await ask(reader, ['look'], text)).said);
      const problems = editor.hear(text, answer);
      if (!problems) return;
      readProblems = problems;
      showProblems();
      showOutline(answer.outline);
      included = [...new Set(answer.includes.map((path) => path.split('/').at(-1)))];
      showFiles();
      showCases(answer);
    } catch (error) {
      if (said(error)) say(said(error));
    }
  };
  const run = async (text) => {
    try {
      // The answer of an exercise is nowhere in the page before it is given.
      const isHidden = exercises.isHidden(), isSame = () => editor.text() === text && exercises.isHidden() === isHidden;
      number += 1;
      const shown = holder ? {number, line: editor.line()} : undefined;
      const {said: answer, isShown} = await ask(runner, [holder ? 'parts' : 'page', ...cases], isHidden ? exercises.opening(text) : text, {shown});
      if (!isSame()) return;
      const end = shown ? answer.length : answer.indexOf('\n'), page = answer.slice(end + 1);
      ({problems: runProblems, expected: blocks} = JSON.parse(answer.slice(0, end)));
      $('trace').classList.toggle('old', !isShown && !page);
      if (isHidden) $('trace').classList.toggle('hushed', !isShown && !page);
      showProblems();
      if (page) return holder ? run(text) : hold(page);
    } catch (error) {
      if (said(error)) say(said(error));
      if (said(error)) $('trace').classList.add('old');
    }
  };
  // Both at once, in two workers; once more if the scenario now has other cases.
  const update = async () => {
    const text = editor.text();
    say('');
    if (!fits(text)) return;
    remember();
    blocks = [];
    editor.sign(new Map());
    const before = cases.join();
    const running = cases.length ? run(text) : null;
    await read(text);
    await running;
    if (editor.text() === text && (!running || cases.join() !== before)) await run(text);
  };
  const fits = (text) => {
    if (files.reduce((sum, one) => sum + one.text.length, text.length) <= mostBytes) return true;
    say('The text with its files has more than a million letters: the playground stops here. vcsim reads scenarios of any size.');
    return false;
  };

  // MARK: Beside the text

  const showProblems = () => {
    problems.show(readProblems, runProblems, blocks);
    // In somebody's page the bar says what is shown.
    const title = /^title "(.*)"$/m.exec(editor.text())?.[1] ?? '';
    $('title').textContent = $('title').title = [title, ...cases.map((name) => [...$('first').options].find((one) => one.value === name)?.text)].filter(Boolean).join(' · ');
    if (query.has('embed')) address().then((hash) => Object.assign($('home'), {href: location.pathname + hash, target: '_blank', title: 'Open it in a window of its own'}));
  };
  const showOutline = (outline) => {
    $('outline').replaceChildren(...outline.map(({name, line}) => {
      const item = element('li'), button = element('button', name);
      button.type = 'button';
      button.onclick = () => editor.select(editor.lineStart(line));
      item.append(button);
      return item;
    }));
  };

  const fileFields = makeFiles({files: () => files, keep: (all) => keep(all)});
  const showFiles = () => fileFields(included);
  const keep = (all) => {
    files = all;
    showFiles();
    update();
  };

  // The cases of the scenario, and all other versions.
  const showCases = ({cases: own, modes}) => {
    const isSame = own.join() === ownCases.join() && $('first').options.length > 0;
    ownCases = own;
    const others = modes.map(([name]) => name), known = [...own, ...others];
    if (!isChosen) cases = own.slice(0, 2);
    cases = cases.filter((name) => known.includes(name));
    if (!cases.length) cases = own.slice(0, 1);
    if (!isSame) {
      const words = Object.fromEntries(modes);
      const label = (name) => { const [mode, ...rest] = name.split('+'); return [words[mode], ...rest].join(', '); };
      for (const box of [$('first'), $('second')]) {
        const group = (title, names) => {
          const made = element('optgroup');
          made.label = title;
          for (const name of names) made.append(new Option(label(name), name));
          return made;
        };
        box.replaceChildren(...(box === $('second') ? [new Option('nothing', '')] : []), group('The scenario’s', own),
          group('Other versions', others.filter((name) => !own.includes(name))));
      }
    }
    $('first').value = cases[0] ?? '';
    $('second').value = cases[1] ?? '';
  };
  $('first').onchange = $('second').onchange = () => {
    isChosen = true;
    cases = [...new Set([$('first').value, $('second').value].filter(Boolean))];
    update();
  };

  // MARK: The address, files, examples

  let writing = null;
  const remember = () => {
    clearTimeout(writing);
    if (query.has('exercise')) return;
    writing = setTimeout(async () => {
      const text = editor.text(), address = await addressOf({text, files, cases: isChosen ? cases : []});
      if (editor.text() === text) history.replaceState(null, '', address);
    }, 400);
  };
  // Another scenario takes the place of the text, and can be undone.
  const take = (text, chosen = [], beside = []) => {
    files = beside;
    if (!fits(text)) return false;
    exercises.end();
    cases = chosen;
    isChosen = chosen.length > 0;
    const before = document.activeElement;
    editor.replace(0, editor.text().length, text);
    editor.area.setSelectionRange(0, 0);
    $('editor').scrollTo(0, 0);
    if (before && before !== editor.area && before !== document.body) before.focus();
    return true;
  };
  const findExample = (name) => SCENARIOS.find((one) => one.name === name);
  const open = async () => {
    let found = null, trouble = '';
    const exercise = query.has('exercise') && location.hash.length < 2 ? findExample('exercise-' + query.get('exercise')) : null;
    if (exercise) return start(exercise);
    try {
      found = await fromAddress(location.hash);
      if (found && found.line) setTimeout(() => editor.select(editor.lineStart(found.line)));
      if (found && found.text !== undefined) return take(found.text, found.cases, found.files);
    } catch {
      trouble = 'The address holds no scenario: it has been cut off or changed.';
    }
    let example = findExample(found ? found.example : first);
    if (!example) trouble = 'There is no example of this name.';
    example ??= findExample(first);
    start(example, trouble || !found ? [] : found.cases);
    if (trouble) say(trouble);
  };
  // An example is shown; an exercise is asked.
  const start = (one, chosen = []) => {
    $('examples').value = one.name;
    take(one.text, chosen);
    hush(Boolean(one.question));
    if (!one.question) return;
    exercises.begin(one);
    editor.select(editor.text().length);
    update();
  };
  // In the place of the trace stands why there is none.
  const hush = (isHushed) => {
    $('trace').classList.toggle('hushed', isHushed);
    if (isHushed) blocks = [];
    if (isHushed) showProblems();
  };
  for (const title of new Set(SCENARIOS.map((one) => one.group))) {
    const group = element('optgroup');
    group.label = title;
    for (const one of SCENARIOS.filter((two) => two.group === title)) group.append(new Option(one.title, one.name));
    $('examples').append(group);
  }
  $('examples').onchange = () => {
    if (query.has('exercise')) {
      query.delete('exercise');
      history.replaceState(null, '', location.pathname);
    }
    start(findExample($('examples').value));
  };

  $('save').onclick = () => download('scenario.txt', editor.text(), 'text/plain');
  $('save-page').onclick = async () => {
    if (!cases.length) return;
    const {said: answer} = await ask(runner, ['page', ...cases], editor.text(), {replaces: false});
    const page = answer.slice(answer.indexOf('\n') + 1);
    if (page) download('scenario.html', page, 'text/html'); else say('There is no trace to save: see the problems.');
  };
  $('open').onclick = () => $('file').click();
  // Files that the scenario asks for are put beside it. Of others, the one that no other includes takes its place.
  const openFiles = async (list) => {
    const opened = [];
    for (const file of list) {
      if (file.size > mostBytes) return fits({length: file.size});
      try {
        opened.push({name: file.name, text: new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(await file.arrayBuffer())});
      } catch {
        return say(file.name + ' is no text.');
      }
    }
    if (!opened.length) return;
    const others = (all) => [...files.filter((one) => all.every((two) => two.name !== one.name)), ...all];
    if (opened.every((one) => included.includes(one.name))) return keep(others(opened));
    const asks = (one, name) => [...one.text.matchAll(/^include "([^"]*)"/gm)].some(([, path]) => path.split('/').at(-1) === name);
    const outermost = opened.filter((one) => !opened.some((two) => two !== one && asks(two, one.name)));
    if (outermost.length !== 1) return say('Which of these is the scenario? Open it first, then the files that it includes.');
    take(outermost[0].text, [], opened.filter((one) => one !== outermost[0]));
  };
  $('file').onchange = async () => { await openFiles([...$('file').files]); $('file').value = ''; };
  document.ondragover = (event) => { if (event.dataTransfer.types.includes('Files')) event.preventDefault(); };
  document.ondrop = (event) => {
    if (!event.dataTransfer.files.length) return;
    event.preventDefault();
    openFiles([...event.dataTransfer.files]);
  };
  const address = () => addressOf({text: editor.text(), files, cases: isChosen ? cases : []});
  addEventListener('hashchange', () => open());

  // MARK: The bar: views and steps of the trace

  const showView = (name) => {
    view = name;
    document.body.classList.toggle('predicting', view === 'predict');
    for (const one of document.querySelectorAll('[data-view]')) one.setAttribute('aria-pressed', one.dataset.view === view);
  };
  for (const one of document.querySelectorAll('[data-view]')) {
    one.onclick = () => {
      const isText = one.dataset.view === 'text';
      showView(one.dataset.view);
      if (!isText) post({view});
      goTo(isText ? 'writing' : 'trace');
    };
  }
  for (const one of document.querySelectorAll('[data-step]')) one.onclick = () => post({step: one.dataset.step});
  showView(view);

  // MARK: Keys, narrow windows

  const goTo = (part) => {
    for (const name of ['writing', 'trace']) {
      $('tab-' + name).setAttribute('aria-selected', name === part);
      $('tab-' + name).tabIndex = name === part ? 0 : -1;
      $(name).classList.toggle('away', name !== part);
    }
    if (part === 'writing') return editor.area.focus();
    if (holder) holder.focus();
    post({focus: true});
  };
  for (const name of ['writing', 'trace']) {
    $('tab-' + name).onclick = () => goTo(name);
    $('tab-' + name).onkeydown = ({key}) => {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      const other = name === 'writing' ? 'trace' : 'writing';
      goTo(other);
      $('tab-' + other).focus();
    };
  }
  if (query.has('embed')) goTo('trace');
  $('help').onclick = () => $('keys').showModal();
  document.addEventListener('keydown', (event) => {
    if (event.key === 'F6') goTo(document.activeElement === editor.area ? 'trace' : 'writing');
    else if (event.key === 'F1') $('keys').showModal();
    else return;
    event.preventDefault();
  });

  // MARK: The beginning

  const answered = async (words, text) => {
    try {
      return JSON.parse((await ask(reader, words, text)).said);
    } catch {
      return null;
    }
  };
  editor = makeEditor({
    changed: (text) => {
      update();
      exercises.changed();
      mover?.changed(text);
    },
    moved: (line) => post({line}),
    complete: (text, byte) => answered(['complete', byte], text),
    // What a line causes is behind the rule: it may be the answer of an exercise.
    hover: async (text, byte) => {
      const found = await answered(['hover', byte], text);
      return found && exercises.isHidden() ? {...found, text: found.text.split('\n---\n')[0]} : found;
    },
    format: async () => {
      const before = editor.text(), {said: after} = await ask(reader, ['format'], before);
      if (editor.text() === before && after !== before) editor.replace(0, before.length, after);
    },
    say,
  });
  problems = makeProblems(editor);
  // Of the runner, which is asked for no later text in its place.
  const caseOf = async (text) => JSON.parse((await ask(runner, ['look'], text, {replaces: false})).said).cases[0] ?? 'ios6';
  makeSharing({address, say, line: () => editor.line()});
  exercises = makeExercises({
    text: () => editor.text(),
    // The focus stays at the word that was chosen, unless its line has to be completed.
    write: (text, at, isOpen) => {
      const before = document.activeElement;
      editor.replace(0, editor.text().length, text);
      editor.select(at);
      if (!isOpen) before?.focus({preventScroll: true});
    },
    problem: () => readProblems.filter((one) => one.severity === 'error').map((one) => 'Line ' + one.line + ': ' + one.message.split('\n')[0] + '.')[0] ?? '',
    sign: (signs) => editor.sign(signs),
    see: (line) => editor.see(line),
    open: (name) => start(findExample(name)),
    leave: () => { hush(false); update(); },
    // The trace opens at what the exercise asks about.
    reveal: (line) => {
      addEventListener('shown', () => post({line}), {once: true});
      hush(false);
      update();
    },
    trace: async (text) => (await ask(reader, ['trace', await caseOf(text)], text, {replaces: false})).said,
    // What could be written behind a controller in an answer.
    words: async (text, who) => {
      const begun = text + 'expect\n  ' + who + ' ';
      const {items} = JSON.parse((await ask(runner, ['complete', makePlaces(begun).byte(begun.length)], begun, {replaces: false})).said);
      return items.map(([word]) => word);
    },
    controllers: () => (/^only (.*)$/m.exec(editor.text())?.[1] ?? [...editor.text().matchAll(/^controller (\S+)/gm)].map(([, name]) => name).join(' ')).split(' '),
    mark: async (text) => JSON.parse((await ask(reader, ['mark', await caseOf(text)], text, {replaces: false})).said).expected.at(-1),
  });
  mover = makeMover({
    post: (message) => post(message),
    text: () => editor.text(),
    lifted: (line) => { liftedLine = line; },
    trace: async (text) => (await ask(reader, ['trace', cases[0] ?? 'ios6'], text, {replaces: false})).said,
    // Live, and one step of undoing at the end.
    show: (text, line) => { editor.preview(text, line); },
    settle: (text, isTaken) => {
      const after = editor.text();
      if (after === text) return;
      editor.preview(text, 0);
      if (!isTaken) return update();
      const before = document.activeElement;
      editor.replace(0, text.length, after);
      if (before === holder) holder.focus();
    },
  });
  const begin = async () => {
    const letters = atob(MODULE), packed = new Uint8Array(letters.length);
    for (let at = 0; at < packed.length; at++) packed[at] = letters.charCodeAt(at);
    const module = await WebAssembly.compileStreaming(new Response(
      through(packed, new DecompressionStream('gzip')), {headers: {'Content-Type': 'application/wasm'}}));
    reader = makeClient(module, patience);
    runner = makeClient(module, patience, makeDoor);
    await open();
  };
  const ready = begin().catch((error) => say('This browser cannot run the playground: ' + error.message));
  // What the tests ask: the engine in the page's own worker.
  window.playground = {ready, ask: async (words, text) => (await ask(runner, words, text, {replaces: false})).said};
})();
