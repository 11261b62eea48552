/// What a page does: stepping, the state of the app, predicting, filters.
enum ReportScript {
  static let text = #"""
    'use strict';
    (() => {
      const data = JSON.parse(document.getElementById('data').textContent);
      const $ = (id) => document.getElementById(id);
      const KIND = 0, TEXT = 1, LINE = 2, TIME = 3, TURN = 4, RULE = 5, FAMILY = 6, JUDGEMENT = 7, ORIENTATION = 8, CHANGES = 9,
        SUBJECT = 10;
      const EXISTS = 0, LOADED = 1, APPEARANCE = 2, WINDOW = 3, PARENT = 4, PRESENTER = 5, ROOT = 6, BOUNDS = 7, PLACE = 8;
      let run = 0, row = 0, timer = null, predicting = false, score = [0, 0];
      const hiddenFamilies = new Set();

      const element = (tag, text, name) => {
        const made = document.createElement(tag);
        if (text !== undefined) made.textContent = text;
        if (name) made.className = name;
        return made;
      };
      const rows = () => data.runs[run].rows;
      const item = (at = row) => $('c' + run + '-' + at);
      const isShown = (at) => {
        const one = rows()[at];
        return one[KIND] !== 'call' || !hiddenFamilies.has(one[FAMILY]);
      };

      // The state of all controllers at a row: the changes of all rows up to it.
      const stateAt = (at) => {
        const state = {};
        for (let i = 0; i <= at; i++) Object.assign(state, rows()[i][CHANGES]);
        return state;
      };

      const showTree = (state, changed) => {
        const names = data.runs[run].controllers;
        const told = new Set();
        const describe = (id, label) => {
          const one = state[id];
          const line = element('span', label + names[id] + '  ' + one[APPEARANCE] +
            (one[LOADED] ? '  ' + one[BOUNDS].join('×') : '  not loaded'), changed[id] ? 'new' : '');
          return line;
        };
        const branch = (id, label) => {
          told.add(id);
          const li = element('li');
          li.append(describe(id, label));
          const below = Object.keys(state).filter((k) => state[k][EXISTS] && !told.has(k) &&
            (state[k][PARENT] === +id || state[k][PRESENTER] === +id));
          if (below.length) {
            const ul = element('ul');
            for (const k of below) if (!told.has(k)) ul.append(branch(k, state[k][PARENT] === +id ? '' : 'presents '));
            li.append(ul);
          }
          return li;
        };
        const list = element('ul');
        const all = Object.keys(state).filter((k) => state[k][EXISTS]);
        for (const k of all) if (state[k][ROOT]) list.append(branch(k, 'window '));
        for (const k of all) if (!told.has(k) && state[k][PARENT] === null && state[k][PRESENTER] === null) list.append(branch(k, ''));
        for (const k of all) if (!told.has(k)) list.append(branch(k, ''));
        if (!all.length) list.append(element('li', 'nothing has been made yet'));
        $('tree').replaceChildren(list);
      };

      const showScreen = (state, orientation, chosen) => {
        const ns = 'http://www.w3.org/2000/svg';
        const make = (tag, values, text) => {
          const made = document.createElementNS(ns, tag);
          for (const key in values) made.setAttribute(key, values[key]);
          if (text) made.textContent = text;
          return made;
        };
        let [width, height] = data.runs[run].screen;
        if (orientation.startsWith('landscape')) [width, height] = [height, width];
        const svg = make('svg', {viewBox: [-14, -14, width + 28, height + 28].join(' '), role: 'img',
          'aria-label': 'the device, ' + orientation});
        svg.append(make('rect', {class: 'device', x: -10, y: -10, width: width + 20, height: height + 20, rx: 24}));
        const names = data.runs[run].controllers;
        const shown = Object.keys(state).filter((k) => state[k][PLACE] && state[k][PLACE][2] > 0);
        shown.sort((a, b) => state[b][PLACE][2] * state[b][PLACE][3] - state[a][PLACE][2] * state[a][PLACE][3]);
        shown.forEach((k, number) => {
          const [x, y, w, h] = state[k][PLACE];
          svg.append(make('rect', {x, y, width: w, height: h, 'stroke-width': k === chosen ? 4 : 1.5}));
          svg.append(make('text', {x: x + 6, y: y + 16 + 14 * number},
            names[k] + ' ' + state[k][BOUNDS].join('×') + ' ' + state[k][APPEARANCE]));
        });
        $('screen').replaceChildren(svg, element('p', 'the interface is ' + orientation));
      };

      const showWhy = (one) => {
        const rule = data.rules[one[RULE]];
        const why = $('why');
        why.replaceChildren();
        if (!rule) {
          why.append(element('p', one[KIND] === 'gap' ? 'An animation runs; virtual time passes.' : 'A line of the story.'));
          return;
        }
        const head = element('p');
        head.append(element('code', one[RULE]), ' ' + rule[1]);
        why.append(head, element('p', rule[0]), element('p', rule[2] + (rule[3].length ? ': ' + rule[3].join(', ') : ''), 'evidence'));
      };

      const show = (options = {}) => {
        const all = rows();
        row = Math.max(0, Math.min(all.length - 1, row));
        document.querySelectorAll('[aria-current]').forEach((e) => e.removeAttribute('aria-current'));
        document.querySelectorAll('.source .here').forEach((e) => e.classList.remove('here'));
        const one = all[row];
        const at = item();
        if (at) {
          at.setAttribute('aria-current', 'true');
          if (!options.still) at.scrollIntoView({block: 'nearest', inline: 'nearest'});
        } else if (!options.still) {
          let number = 0;
          for (let i = 0; i <= row; i++) if (all[i][KIND] === 'step' || all[i][KIND] === 'note') number++;
          const step = $('g' + data.runs[run].chapter + '-step-' + number);
          if (step) step.scrollIntoView({block: 'nearest'});
        }
        const line = $('g' + data.runs[run].chapter + '-line-' + one[LINE]);
        if (line) line.classList.add('here');
        const state = stateAt(row);
        $('now').replaceChildren(element('p', one[TEXT] + (one[JUDGEMENT] ? ', bounds ' + one[JUDGEMENT] : '')),
          element('p', data.runs[run].name + ', ' + one[TIME] + ' ms, turn ' + one[TURN] + ' of the run loop', 'evidence'));
        const subject = at ? one[SUBJECT] : -1;
        showTree(state, one[CHANGES]);
        showScreen(state, one[ORIENTATION], String(subject));
        showWhy(one);
        $('place').max = all.length - 1;
        $('place').value = row;
        $('where').textContent = (row + 1) + ' of ' + all.length;
        if (predicting) veil(); else document.querySelectorAll('.veiled').forEach((e) => e.classList.remove('veiled'));
        if (!options.silent) history.replaceState(null, '', '#c' + run + '/r' + row);
      };

      const move = (by) => {
        let next = row + by;
        while (next >= 0 && next < rows().length && !isShown(next)) next += by;
        if (next >= 0 && next < rows().length) row = next;
        show();
      };
      const moveAction = (by) => {
        let next = row + by;
        while (next > 0 && next < rows().length && rows()[next][KIND] !== 'step') next += by;
        row = Math.max(0, Math.min(rows().length - 1, next));
        show();
      };
      const stop = () => {
        clearInterval(timer);
        timer = null;
        document.querySelector('[data-go=play]').setAttribute('aria-pressed', 'false');
      };
      const play = () => {
        if (timer) return stop();
        document.querySelector('[data-go=play]').setAttribute('aria-pressed', 'true');
        timer = setInterval(() => { if (row >= rows().length - 1) stop(); else move(1); }, +$('speed').value);
      };
      const go = {
        first: () => { row = 0; show(); }, last: () => { row = rows().length - 1; show(); },
        next: () => move(1), back: () => move(-1), action: () => moveAction(1), 'action-back': () => moveAction(-1), play,
      };

      // Predicting: what follows is veiled, and the reader says what comes next.
      const veil = () => {
        document.querySelectorAll('.lanes li[id]').forEach((e) => {
          e.classList.toggle('veiled', +e.dataset.case !== run || +e.dataset.row > row);
        });
        ask();
      };
      const ask = () => {
        const quiz = $('quiz');
        quiz.replaceChildren();
        let next = row + 1;
        while (next < rows().length && rows()[next][KIND] !== 'call') next++;
        if (next >= rows().length) {
          quiz.append(element('p', 'The end. ' + score[0] + ' of ' + score[1] + ' right.'));
          return;
        }
        const answer = rows()[next][TEXT];
        const others = [...new Set(rows().filter((r) => r[KIND] === 'call' && r[TEXT] !== answer).map((r) => r[TEXT]))];
        // The same choices every time: taken from around the place, sorted by their words.
        const choices = [answer];
        for (let i = 0; choices.length < 4 && i < others.length; i++) choices.push(others[(next * 7 + i * 3) % others.length]);
        const offered = [...new Set(choices)].sort();
        quiz.append(element('p', 'What comes next? ' + score[0] + ' of ' + score[1] + ' right so far.'));
        for (const text of offered) {
          const button = element('button', text);
          button.type = 'button';
          button.onclick = () => {
            score[1]++;
            if (text === answer) score[0]++;
            button.className = text === answer ? 'right' : 'wrong';
            const verdict = text === answer ? 'Right.' : 'No: ' + answer;
            row = next;
            show();
            quiz.prepend(element('p', verdict));
          };
          quiz.append(button);
        }
      };

      document.querySelectorAll('[data-go]').forEach((b) => { b.onclick = () => go[b.dataset.go](); });
      $('place').oninput = () => { row = +$('place').value; show(); };
      $('speed').onchange = () => { if (timer) { stop(); play(); } };
      $('predict').onclick = () => {
        predicting = !predicting;
        score = [0, 0];
        $('predict').setAttribute('aria-pressed', predicting);
        $('quiz').hidden = !predicting;
        document.body.classList.toggle('predicting', predicting);
        show();
      };
      $('copy').onclick = () => {
        const text = rows().map((r) => (r[KIND] === 'step' || r[KIND] === 'note' ? '' : '  ') + r[TEXT]).join('\n') + '\n';
        if (navigator.clipboard) navigator.clipboard.writeText(text).then(() => { $('copy').textContent = 'copied'; });
      };
      document.querySelectorAll('.lanes li[id]').forEach((li) => {
        li.tabIndex = 0;
        const choose = () => { run = +li.dataset.case; row = +li.dataset.row; show({still: true}); };
        li.onclick = choose;
        li.onkeydown = (event) => { if (event.key === 'Enter') choose(); };
      });

      const families = [...new Set(data.runs.flatMap((r) => r.rows.map((x) => x[FAMILY])))].filter(Boolean).sort();
      for (const family of families) {
        const label = element('label');
        const box = element('input');
        box.type = 'checkbox';
        box.checked = true;
        box.onchange = () => {
          if (box.checked) hiddenFamilies.delete(family); else hiddenFamilies.add(family);
          document.querySelectorAll('.f-' + family).forEach((e) => e.classList.toggle('hidden', !box.checked));
        };
        label.append(box, ' ' + family);
        $('families').append(label);
      }

      document.onkeydown = (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || /^(SELECT|INPUT)$/.test(event.target.tagName)) return;
        const keys = {ArrowRight: 'next', ArrowDown: 'next', j: 'next', ArrowLeft: 'back', ArrowUp: 'back', k: 'back',
          n: 'action', p: 'action-back', Home: 'first', End: 'last'};
        const isButton = event.target.tagName === 'BUTTON' || event.target.tagName === 'SUMMARY';
        if (keys[event.key]) go[keys[event.key]]();
        else if (event.key === ' ' && !isButton) play();
        else if (event.key === 'g') $('predict').click();
        else return;
        event.preventDefault();
      };
      const fromAddress = () => {
        const match = /^#c(\d+)\/r(\d+)$/.exec(location.hash);
        if (match && data.runs[+match[1]]) { run = +match[1]; row = +match[2]; }
        return !!match;
      };
      window.onhashchange = () => { if (fromAddress()) show({silent: true}); };
      const isLinked = fromAddress();
      show({silent: true, still: !isLinked});
    })();

    """#
}
