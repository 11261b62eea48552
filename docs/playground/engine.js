// The engine, as the page's worker and the tests have it: bytes in, bytes out.
'use strict';

const makeEngine = async (module) => {
  const imports = {};
  for (const {module: space, name} of WebAssembly.Module.imports(module)) {
    imports[space] ??= {};
    // What is linked and never called.
    imports[space][name] = () => 0;
  }
  const {memory, allocate, release, answer} = (await WebAssembly.instantiate(module, imports)).exports;
  return {
    size: () => memory.buffer.byteLength,
    // `words` ask, `text` is the scenario: a string or its bytes. `files` can be included. The answer is a string.
    ask: (words, text, files = []) => {
      const encoder = new TextEncoder(), bodies = [...files.map((one) => encoder.encode(one.text)), typeof text === 'string' ? encoder.encode(text) : text];
      const named = files.flatMap(({name}, at) => ['file', name, bodies[at].length]);
      const parts = [encoder.encode([...words, ...named].join('\t') + '\n'), ...bodies];
      const count = parts.reduce((sum, one) => sum + one.length, 0);
      const question = allocate(count), room = new Uint8Array(memory.buffer, question, count);
      let at = 0;
      for (const part of parts) {
        room.set(part, at);
        at += part.length;
      }
      const result = answer(question, count);
      release(question);
      const bytes = new Uint8Array(memory.buffer, result + 4, new DataView(memory.buffer).getUint32(result, true));
      const said = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
      release(result);
      return said;
    },
  };
};
