// An action is moved along the time: the scenario is rewritten for each place, and the engine says which order comes of it.
'use strict';

// A scenario with the action of a line at another place: after the action of another line, in its turn, so long into its animation, or
// when it has ended. What an earlier move has written is taken away first.
const movedText = (text, line, {after, wait}) => {
  const lines = text.split('\n').map((words, at) => ({words, line: at + 1}));
  const start = lines.findIndex((one) => one.line === line);
  let end = start + 1;
  while (end < lines.length && /^(\s+\S|expect\b)/.test(lines[end].words)) end += 1;
  const block = lines.splice(start, end - start);
  const isWait = start > 0 && /^wait \d+ms$/.test(lines[start - 1].words);
  const before = lines[start - (isWait ? 2 : 1)];
  if (before && / without waiting$/.test(before.words)) {
    before.words = before.words.replace(/ without waiting$/, '');
    if (isWait) lines.splice(start - 1, 1);
  }
  const target = lines.find((one) => one.line === after);
  let place = lines.indexOf(target) + 1;
  while (place < lines.length && /^(\s+\S|expect\b)/.test(lines[place].words)) place += 1;
  const added = [];
  if (wait !== null) {
    if (!/ without waiting$/.test(target.words)) target.words += ' without waiting';
    if (wait) added.push({words: 'wait ' + wait + 'ms', line: 0});
  }
  lines.splice(place, 0, ...added, ...block);
  return {text: lines.map((one) => one.words).join('\n'), line: lines.indexOf(block[0]) + 1};
};

// Compares two orders: how many lines are new or elsewhere, and which are not called any more.
const compareOrders = (before, after) => {
  const [old, made] = [before, after].map((order) => order.split('\n').filter(Boolean));
  let common = Array(old.length + 1).fill(0);
  for (const line of made) {
    const next = [0];
    old.forEach((one, n) => next.push(one === line ? common[n] + 1 : Math.max(common[n + 1], next[n])));
    common = next;
  }
  const left = [...made];
  const gone = old.filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return {changed: made.length - common.at(-1), gone};
};

const makeMover = (host) => {
  // The text before the move, while it lasts; the same afterward, and its order; the text that the last move has made.
  let before = null, start = '', first = '', moved = null, places = [], orders = [], at = -1, name = '';
  // The receivers and selectors of a trace, without what stands for time.
  const orderOf = (trace) => trace.split('\n').filter((line) => /^ +(?!--)\S/.test(line)).map((line) => line.trim().split(' ').slice(0, 2).join(' ')).join('\n');
  const tell = () => {
    const known = [...new Set(orders.filter((one) => one !== null))], isWhole = !known.includes(undefined);
    const place = places[at], other = start.split('\n')[place.after - 1].trim().split(' ').slice(0, 2).join(' ');
    const when = place.wait === null ? 'after ' + other : place.wait ? place.wait + ' ms after the beginning of ' + other : 'in the turn of ' + other;
    const {changed, gone} = orders[at] ? compareOrders(first, orders[at]) : {gone: []};
    return {gone, told: name + ' ' + when + '.'
      + (orders[at] ? ` ${changed} ${changed === 1 ? 'line' : 'lines'} elsewhere or new, ${gone.length} not called.` : '')
      + (orders[at] && isWhole ? ` Order ${known.indexOf(orders[at]) + 1} of ${known.length} along this track.` : '')};
  };
  // Coarse to fine: a pointer that is ahead of its answer waits for nothing.
  const sequence = (count) => {
    const all = [], seen = new Set();
    for (let step = 1 << Math.ceil(Math.log2(Math.max(2, count))); step >= 1; step >>= 1) {
      for (let n = 0; n < count; n += step) if (!seen.has(n)) { seen.add(n); all.push(n); }
    }
    return all;
  };
  const forget = () => {
    moved = null;
    host.post({told: '', gone: []});
  };
  return {
    lift: async ({line, places: asked}) => {
      before = host.text();
      const own = start = before;
      places = asked;
      orders = places.map(() => undefined);
      at = -1;
      name = before.split('\n')[line - 1].trim();
      host.lifted(line);
      first = orderOf(await host.trace(before));
      for (const n of sequence(places.length)) {
        if (before !== own) return;
        const trace = await host.trace(movedText(own, line, places[n]).text);
        orders[n] = trace ? orderOf(trace) : null;
      }
      if (before !== own) return;
      const known = [...new Set(orders.filter((one) => one !== null))];
      host.post({orders: orders.map((one) => one === null ? null : known.indexOf(one)), ...at < 0 ? {} : tell()});
    },
    move: async (n, line) => {
      if (before === null) return;
      at = n;
      const made = movedText(before, line, places[n]);
      moved = made.text;
      host.show(made.text, made.line);
      host.post({...tell(), now: made.line});
      // Who has let go before all orders are known gets this one.
      if (orders[n] !== undefined) return;
      const trace = await host.trace(made.text);
      if (moved !== made.text || at !== n) return;
      orders[n] = trace ? orderOf(trace) : null;
      host.post(tell());
    },
    drop: (isTaken) => {
      host.settle(before, isTaken);
      before = null;
      if (!isTaken) forget();
    },
    // What is said of a move holds until the text is another.
    changed: (text) => {
      if (before === null && moved !== null && text !== moved) forget();
    },
  };
};
