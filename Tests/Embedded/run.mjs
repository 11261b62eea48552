// Runs a scenario in the WebAssembly module: node run.mjs MODULE SCENARIO VERSION
import { readFileSync } from "node:fs";

const [modulePath, scenarioPath, version] = process.argv.slice(2);
const module = await WebAssembly.compile(readFileSync(modulePath));
// The engine needs nothing from outside but bytes for hashing, which need not be random.
const imports = {};
for (const { module: space, name } of WebAssembly.Module.imports(module)) {
  imports[space] ??= {};
  imports[space][name] = () => 0;
}
const instance = await WebAssembly.instantiate(module, imports);
const { memory, allocate, run } = instance.exports;
const text = readFileSync(scenarioPath);
const place = allocate(text.length);
new Uint8Array(memory.buffer).set(text, place);
const result = run(place, text.length, Number(version));
const bytes = new Uint8Array(memory.buffer);
process.stdout.write(bytes.slice(result, bytes.indexOf(0, result)));
