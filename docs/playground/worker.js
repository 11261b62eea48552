// The engine works beside the page and never in it: whatever a scenario asks for, the page goes on, and ends what takes too long.
'use strict';

// What runs in the worker. It is made from this text, because a page that was opened from a folder can load no other file.
const work = () => {
  // A memory never shrinks; one that has grown like this is not kept.
  const mostBytes = 256 << 20;
  let module = null, engine = null, last = Promise.resolve();
  // Where runs are shown, and the parts of the page that it has.
  let view = null, parts = [];
  // The parts of a run go straight there, and only those that are new. The answer keeps what stands before them.
  const show = (said, how) => {
    const end = said.indexOf('\n'), page = said.slice(end + 1);
    if (!page) return {said: said.slice(0, end), isShown: false};
    const made = page.split('<!---->');
    view.postMessage({...how, count: made.length, parts: made.map((one, at) => one === parts[at] ? null : one)});
    parts = made;
    return {said: said.slice(0, end), isShown: true};
  };
  const answer = async ({id, words, text, files, shown}) => {
    try {
      engine ??= await makeEngine(module);
      const begun = performance.now();
      const said = engine.ask(words, text, files), time = performance.now() - begun;
      postMessage({id, time, ...shown ? show(said, shown) : {said}});
      if (engine.size() > mostBytes) engine = null;
    } catch (error) {
      // After a trap the memory is as it was in the middle of the work.
      engine = null;
      postMessage({id, failure: String(error)});
    }
  };
  onmessage = ({data}) => {
    if (data.module) ({module, view} = data); else last = last.then(() => answer(data));
  };
};

// Asks one thing after the other. A question that takes longer than `patience` milliseconds ends the worker, and a new one goes on.
// `view` gives each worker the door to where it shows runs.
const makeClient = (module, patience, view = () => null) => {
  const address = URL.createObjectURL(
    new Blob(['"use strict";const makeEngine=', makeEngine, ';(', work, ')();'], {type: 'text/javascript'}));
  let worker = null, current = null, waiting = [], count = 0;
  const finish = (how, what) => {
    const done = current;
    clearTimeout(done.timer);
    current = null;
    done[how](what);
    next();
  };
  const start = () => {
    worker = new Worker(address);
    worker.onmessage = ({data}) => {
      if (!current || data.id !== current.id) return;
      if (data.failure) finish('reject', Error('failed')); else finish('resolve', data);
    };
    const door = view();
    worker.postMessage({module, view: door}, door ? [door] : []);
  };
  const next = () => {
    if (current || !waiting.length) return;
    current = waiting.shift();
    const {id, words, text, files, shown} = current;
    worker.postMessage({id, words, text, files, shown});
    current.timer = setTimeout(() => {
      worker.terminate();
      start();
      finish('reject', Error('slow'));
    }, patience);
  };
  start();
  return {
    // Of the questions that wait, a later one of the same kind takes the place of an earlier. What is `shown` goes to the view, and what
    // stands in it goes along.
    ask: (words, text, {files = [], replaces = true, shown} = {}) => new Promise((resolve, reject) => {
      if (replaces) {
        for (const old of waiting.filter((one) => one.words[0] === words[0])) old.reject(Error('overtaken'));
        waiting = waiting.filter((one) => one.words[0] !== words[0]);
      }
      waiting.push({id: ++count, words, text, files, shown, resolve, reject});
      next();
    }),
  };
};
