// The engine, as the page's worker and the tests have it: bytes in, bytes out.
'use strict';

const makeEngine = async (module) => {
  const imports = {};
  for (const {module: space, name} of WebAssembly.Module.imports(module)) {
    imports[space] ??= {};
    // All that the engine asks for is a seed for hashing, which need not be random.
    imports[space][name] = () => 0;
  }
  const {memory, allocate, release, answer} = (await WebAssembly.instantiate(module, imports)).exports;
  return {
    size: () => memory.buffer.byteLength,
    // `words` ask, `text` is the scenario: a string or its bytes. The answer is a string.
    ask: (words, text) => {
      const head = new TextEncoder().encode(words.join('\t') + '\n');
      const body = typeof text === 'string' ? new TextEncoder().encode(text) : text;
      const question = allocate(head.length + body.length);
      const room = new Uint8Array(memory.buffer, question, head.length + body.length);
      room.set(head);
      room.set(body, head.length);
      const result = answer(question, head.length + body.length);
      release(question);
      const count = new DataView(memory.buffer).getUint32(result, true);
      const bytes = new Uint8Array(memory.buffer, result + 4, count);
      const said = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
      release(result);
      return said;
    },
  };
};
