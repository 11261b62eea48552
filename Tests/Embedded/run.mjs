// The trace of a scenario, made by the WebAssembly module: node run.mjs MODULE SCENARIO CASE
import { readFileSync } from "node:fs";

const [modulePath, scenarioPath, name] = process.argv.slice(2);
const glue = readFileSync(new URL("../../docs/playground/engine.js", import.meta.url), "utf8");
const makeEngine = new Function(glue + "return makeEngine;")();
const engine = await makeEngine(await WebAssembly.compile(readFileSync(modulePath)));
process.stdout.write(engine.ask(["trace", name], readFileSync(scenarioPath)));
