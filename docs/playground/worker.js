// The engine works beside the page and never in it: whatever a scenario asks for, the page goes on, and ends what takes too long.
'use strict';

// What runs in the worker. It is made from this text, because a page that was opened from a folder can load no other file.
const work = () => {
  // A memory never shrinks; one that has grown like this is not kept.
  const mostBytes = 256 << 20;
  let module = null, engine = null, last = Promise.resolve();
  const answer = async ({id, words, text, files}) => {
    try {
      engine ??= await makeEngine(module);
      const begun = performance.now();
      const said = engine.ask(words, text, files);
      postMessage({id, said, time: performance.now() - begun});
      if (engine.size() > mostBytes) engine = null;
    } catch (error) {
      // After a trap the memory is as it was in the middle of the work.
      engine = null;
      postMessage({id, failure: String(error)});
    }
  };
  onmessage = ({data}) => {
    if (data.module) module = data.module; else last = last.then(() => answer(data));
  };
};

// Asks one thing after the other. A question that takes longer than `patience` milliseconds ends the worker, and a new one goes on.
const makeClient = (module, patience) => {
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
    worker.postMessage({module});
  };
  const next = () => {
    if (current || !waiting.length) return;
    current = waiting.shift();
    worker.postMessage({id: current.id, words: current.words, text: current.text, files: current.files});
    current.timer = setTimeout(() => {
      worker.terminate();
      start();
      finish('reject', Error('slow'));
    }, patience);
  };
  start();
  return {
    // Of the questions that wait, a later one of the same kind takes the place of an earlier.
    ask: (words, text, {files = [], replaces = true} = {}) => new Promise((resolve, reject) => {
      if (replaces) {
        for (const old of waiting.filter((one) => one.words[0] === words[0])) old.reject(Error('overtaken'));
        waiting = waiting.filter((one) => one.words[0] !== words[0]);
      }
      waiting.push({id: ++count, words, text, files, resolve, reject});
      next();
    }),
  };
};
