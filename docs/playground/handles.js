// In the frame: the flags of the actions can be dragged along the time. The frame knows where places are; the page around it, which
// rewrites the scenario, says which order each of them has.
'use strict';

const handles = () => {
  // While something is dragged: what it was before, the frozen scale, the places, and at which of them the action stands.
  let drag = null, laid = null;
  // The line whose handle has the focus, also while its strip is drawn anew; after a move, the line that the run to come will have.
  let focused = 0, isMoved = false;
  const step = 50;
  const redraw = () => {
    if (!document.documentElement.classList.contains('timed')) return;
    const active = document.activeElement;
    if (!drag && !isMoved && active.matches?.('.handle')) focused = +active.dataset.line;
    if (!document.hasFocus()) focused = 0;
    laid = drawStrip(views[0], drag && drag.scale);
    if (!laid) return;
    laid.flags.forEach((flag, n) => {
      const found = laid.box.querySelector('[data-row="' + flag.item.at + '"]');
      if (n === 0 || flag.word === 'wait') return;
      found.classList.add('handle');
      Object.entries({role: 'slider', tabindex: 0, 'aria-label': actionText(flag.item), 'aria-valuemin': 0,
        'aria-valuemax': 100, 'aria-valuenow': Math.round(100 * flag.item.x / laid.end), 'aria-valuetext': drag ? drag.told : ''})
        .forEach(([name, value]) => found.setAttribute(name, value));
      if (drag && +found.dataset.line === drag.now) {
        found.classList.add('lifted');
        if (drag.isFocused) found.focus({preventScroll: true});
      }
      if (!drag && +found.dataset.line === focused && document.activeElement === document.body) found.focus({preventScroll: true});
    });
    drawGroove();
    tellVersion();
  };
  // Of two versions the first is drawn, and moved.
  const tellVersion = () => {
    const runs = views[0].runs, time = laid.box.parentElement;
    if (!time.querySelector('.drawn')) laid.box.before(element('p', '', 'drawn'));
    time.querySelector('.drawn').textContent = runs.length > 1 ? 'Drawn: ' + runs[0].mode + ', the first of the two versions.' : '';
  };
  const actionText = (item) => item.row.querySelector('h3').textContent;

  // Where the action can stand: in the turn of another, while its animation runs, and after it.
  const placesOf = (line) => {
    const run = views[0].runs[0], places = [];
    laid.turns.forEach((turn, n) => {
      const rest = laid.turns[n + 1]?.rest ?? 0, end = laid.turns[n + 1]?.from ?? turn.to + 20;
      for (const item of turn.items.filter((one) => one.isAction)) {
        const after = run.rows[item.index][LINE];
        if (after === line || actionText(item).startsWith('wait')) continue;
        places.push({after, wait: 0, x: item.x + 4});
        for (let ms = step; ms < rest; ms += step) places.push({after, wait: ms, x: turn.to + ms * laid.scale});
        places.push({after, wait: null, x: end});
      }
    });
    return places.sort((a, b) => a.x - b.x);
  };
  const drawGroove = () => {
    laid.box.querySelector('.groove')?.remove();
    if (!drag || !drag.orders) return;
    const y = strip.ruler + strip.fan + strip.flags + 11, parts = [];
    let from = null;
    drag.places.forEach(({x}, n) => {
      const order = drag.orders[n];
      if (order === null) return;
      if (from === null) from = x;
      const next = drag.orders.findIndex((one, at) => at > n && one !== null);
      if (next >= 0 && drag.orders[next] === order) return;
      parts.push('<path class="' + (order === drag.orders[drag.at] ? 'here' : '') + '" d="M' + from.toFixed(1) + ' ' + y + 'H' + (x + .1).toFixed(1) + '"/>');
      from = null;
    });
    laid.box.querySelector('svg').insertAdjacentHTML('afterbegin', '<g class="groove">' + parts.join('') + '</g>');
  };

  const lift = (flag, isFocused) => {
    const line = +flag.dataset.line;
    flag.classList.add('lifted');
    isMoved = false;
    drag = {line, now: line, places: placesOf(line), orders: null, at: -1, isFocused, told: '', scale: {column: laid.column, scale: laid.scale}};
    parent.postMessage({lifted: {line, places: drag.places.map(({after, wait}) => ({after, wait}))}}, '*');
  };
  const go = (at) => {
    if (!drag || at < 0 || at >= drag.places.length || at === drag.at || drag.orders && drag.orders[at] === null) return;
    drag.at = at;
    parent.postMessage({moved: at}, '*');
  };
  const nearest = (x) => {
    let best = -1;
    drag.places.forEach((one, n) => {
      if (drag.orders && drag.orders[n] === null) return;
      if (best < 0 || Math.abs(one.x - x) < Math.abs(drag.places[best].x - x)) best = n;
    });
    return best;
  };
  const drop = (isTaken) => {
    if (!drag) return;
    focused = !drag.isFocused ? 0 : isTaken ? drag.now : drag.line;
    isMoved = true;
    drag = null;
    parent.postMessage({dropped: isTaken}, '*');
    redraw();
  };
  document.addEventListener('pointerdown', (event) => {
    const flag = event.target.closest('.handle');
    [focused, isMoved] = [0, false];
    if (!flag) return;
    event.preventDefault();
    lift(flag, false);
    const move = ({clientX}) => go(nearest(clientX - laid.box.getBoundingClientRect().left + laid.box.scrollLeft));
    const end = () => {
      removeEventListener('pointermove', move);
      drop(true);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end, {once: true});
  });
  document.addEventListener('keydown', (event) => {
    const flag = event.target.closest?.('.handle');
    // A place that the scenario cannot say draws no handle: the keys go on moving what they have lifted.
    const isHeld = drag?.isFocused && document.activeElement === document.body;
    if (!flag || event.key === 'Tab') [focused, isMoved] = [0, false];
    if (!flag && !isHeld || !/^(Arrow(Left|Right)|Home|End|Enter|Escape)$/.test(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') return drop(false);
    if (event.key === 'Enter' && drag) return drop(true);
    if (!drag) lift(flag, true);
    if (event.key === 'Enter') return;
    const here = drag.at < 0 ? nearest(laid.flags.find((one) => one.item.row.id === flag.getAttribute('href').slice(1)).item.x) : drag.at;
    const by = event.key === 'ArrowLeft' ? -1 : 1;
    if (event.key === 'Home' || event.key === 'End') return go(event.key === 'Home' ? 0 : drag.places.length - 1);
    let at = here + by;
    const isOther = (n) => event.shiftKey ? drag.orders?.[n] !== drag.orders?.[here] : true;
    while (at >= 0 && at < drag.places.length && (drag.orders?.[at] === null || !isOther(at))) at += by;
    go(at);
  }, true);
  addEventListener('message', ({source, data: said}) => {
    if (source !== parent) return;
    // Which order each place has, null where the scenario cannot say it; where the action stands now, and what to say of it.
    if (said.orders && drag) drag.orders = said.orders;
    if (said.told !== undefined && drag) Object.assign(drag, {told: said.told, now: said.now ?? drag.now});
    // The strip itself is drawn when the new run comes: until then the handle keeps its place, and the focus.
    if (drag) drawGroove();
    if (drag) laid.box.querySelector('.lifted')?.setAttribute('aria-valuetext', drag.told);
    if (said.told !== undefined) {
      const time = document.querySelector('.time');
      for (const name of ['told', 'gone']) if (!time.querySelector('.' + name)) time.append(element('p', '', name));
      time.querySelector('.told').textContent = said.told;
      time.querySelector('.gone').textContent = said.gone.length ? 'Not called any more: ' + said.gone.join(', ') : '';
    }
  });
  drawStrips = redraw;
  for (const time of document.querySelectorAll('.time')) time.ontoggle = redraw;
};
