"""Holds the three doors to the editing service against each other: SimKit itself, `vcsim lsp`, and the playground's page.

Usage: agree.py VCSIM PLAYGROUND [COUNT]. PLAYGROUND is the folder that .ci/playground makes. Every example, every scenario of a
lesson and COUNT random scenarios (1,000 unless given), half of them spoilt, must have the same problems, hovers and traces
through all three. Needs Chromium.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))
from browser import Browser  # noqa: E402

SEVERITY = {"error": 1, "warning": 2, "info": 3}


class Server:
    """Speaks to `vcsim lsp` as an editor that counts in bytes."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.ask("initialize", {"capabilities": {"general": {"positionEncodings": ["utf-8"]}}})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        count = 0
        while (line := self.process.stdout.readline().strip()):
            if line.lower().startswith(b"content-length:"):
                count = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(count))

    def ask(self, method, parameters):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                return answer["result"]

    def open(self, text):
        """The problems of a text."""
        document = {"uri": "file:///scenario", "languageId": "vcsim", "version": 1, "text": text}
        self.send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
        while True:
            message = self.receive()
            if message.get("method") == "textDocument/publishDiagnostics":
                return message["params"]["diagnostics"]

    def close(self):
        self.ask("shutdown", None)
        self.send({"method": "exit"})
        self.process.wait()


def offset(starts, position):
    return starts[position["line"]] + position["character"]


def check_server(server, name, text, answers):
    encoded = text.encode()
    starts = [0] + [match.end() for match in re.finditer(rb"\n", encoded)]
    look = json.loads(answers["look"])
    wanted = [(SEVERITY[one["severity"]], one["code"], one["message"], one["range"]) for one in look["problems"]]
    found = [(one["severity"], one["code"], one["message"],
              [offset(starts, one["range"]["start"]), offset(starts, one["range"]["end"])]) for one in server.open(text)]
    expect(found == wanted, f"{name}: the server's problems are {found}, SimKit's {wanted}")
    for question, answer in answers.items():
        if not question.startswith("hover"):
            continue
        place = int(question.split("\t")[1])
        line = max(number for number, start in enumerate(starts) if start <= place)
        said = server.ask("textDocument/hover", {"textDocument": {"uri": "file:///scenario"},
                                                 "position": {"line": line, "character": place - starts[line]}})
        answer = json.loads(answer)
        if answer is None:
            expect(said is None, f"{name}, {question}: the server says {said}")
        else:
            expect(said is not None and said["contents"]["value"] == answer["text"], f"{name}, {question}: the server says {said}")
            expect([offset(starts, said["range"][end]) for end in ("start", "end")] == answer["range"], f"{name}, {question}: range")


def check_traces(program, name, path, answers):
    """The traces are those of `vcsim run`, which the server's hovers are parts of."""
    traces = [(question.split("\t")[1], answer) for question, answer in answers.items() if question.startswith("trace")]
    # What fails while it runs (VS3…) has a trace up to there.
    if any(one["severity"] == "error" and not one["code"].startswith("VS3") for one in json.loads(answers["look"])["problems"]):
        expect(all(answer == "" for _, answer in traces), f"{name}: a wrong scenario has a trace: {json.loads(answers['look'])['problems'][:3]}")
        return
    done = subprocess.run([program, "run", "-q", str(path)], capture_output=True, text=True)
    if len(traces) == 1:
        wanted = traces[0][1]
    else:
        wanted = "\n".join(f"# {path.stem}@{case}\n{trace}" for case, trace in traces)
    expect(done.stdout == wanted, f"{name}: the trace is not that of vcsim run")


def expect(condition, what):
    if not condition:
        sys.exit(f"agree: {what}")


def main():
    program, page = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve() / "index.html"
    count = sys.argv[3] if len(sys.argv) > 3 else "1000"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shipped = json.loads((page.parent / "scenarios.js").read_text().removeprefix("const SCENARIOS = ").rstrip(";\n"))
        expect(len(shipped) > 40, "examples and lessons are there")
        for one in shipped:
            (folder / f"shipped-{one['name']}.txt").write_text(one["text"])
        subprocess.run(["swift", "test", "--filter", "answersAreWrittenToBeCompared"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL, env={**os.environ, "VCSIM_ANSWERS": name, "VCSIM_RANDOM": count})
        files = sorted(folder.glob("*.json"))
        expect(len(files) == len(shipped) + int(count), f"{len(files)} scenarios")
        server, browser = Server(program), Browser()
        browser.open(page)
        browser.value("playground.ready")
        questions = wrong = 0
        for path in files:
            case = json.loads(path.read_text())
            answers = dict(case["answers"])
            questions += len(answers)
            asked = json.dumps([question.split("\t") for question in answers])
            said = browser.value(f"(async () => {{ const all = []; for (const words of {asked}) "
                                 f"all.push(await playground.ask(words, {json.dumps(case['text'])})); return all; }})()")
            for (question, answer), other in zip(answers.items(), said):
                expect(answer == other, f"{path.stem}, {question}: the page says {other}, SimKit {answer}")
            check_server(server, path.stem, case["text"], answers)
            check_traces(program, path.stem, path.with_suffix(".txt"), answers)
            wrong += '"severity":"error"' in answers["look"]
        expect(wrong * 10 >= int(count), f"only {wrong} scenarios are wrong")
        server.close()
        browser.close()
        print(f"{len(files)} scenarios, {wrong} of them wrong: {questions} answers agree")


main()
