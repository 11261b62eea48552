#!/usr/bin/env python3
"""Attacks the readers of vcsim through the program itself: attack.py VCSIM [COUNT [SEED]].

Each input is a file of the project, or a small one of a kind that the project has none of, changed by what libFuzzer and the random
bytes of the tests do not try: mutations.py has the kinds.

What has to hold: the program ends by itself and in time, with a documented code; what it prints is UTF-8, without control characters
and commands; reports are what they say they are. A name of a seed plays an input again.
"""

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import xml.dom.minidom
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True
from mutations import Mutator  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
CODES = {0, 1, 2, 3, 4, 64, 66, 73, 78}


def seeds():
    kinds = {
        "scenario": sorted(ROOT.glob("Scenarios/**/*.txt")),
        "log": [p for p in sorted(ROOT.glob("Tests/Logs/**/*")) if p.is_file()],
        "trace": sorted(ROOT.glob("Scenarios/**/*.trace")) or sorted((ROOT / "Tests/Fuzz/trace").glob("*")),
        "board": sorted((ROOT / "Tests/Fuzz/board").glob("*")),
    }
    files = {kind: [p.read_bytes() for p in paths if p.stat().st_size < 20_000] for kind, paths in kinds.items()}
    files["conf"] = [b"scenarios .\nlint deny unused-controller long-step\nlint allow all\n"]
    files["printed"] = []
    files["jsonl"] = []
    return files


TAME = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u200e\u200f]|##[A-Za-z0-9_.-]*\[|^\s*::", re.M)


class Attack:
    def __init__(self, vcsim, folder):
        self.vcsim = vcsim
        self.folder = folder
        self.found = []
        self.codes = {}
        self.inputs = 0

    def run(self, arguments, cwd, label, stdin=b"", limit=60):
        try:
            done = subprocess.run(
                [self.vcsim] + arguments, cwd=cwd, input=stdin, capture_output=True, timeout=limit, env={"PATH": "/usr/bin:/bin"})
        except subprocess.TimeoutExpired:
            return self.fault(label, arguments, cwd, f"does not end in {limit} s")
        self.codes[done.returncode] = self.codes.get(done.returncode, 0) + 1
        if done.returncode not in CODES:
            self.fault(label, arguments, cwd, f"ends with {done.returncode}: {done.stderr[-300:]!r}")
        for stream in (done.stdout, done.stderr):
            try:
                text = stream.decode("utf-8")
            except UnicodeDecodeError as error:
                return self.fault(label, arguments, cwd, f"prints what is not UTF-8: {error}")
            if "lsp" not in arguments and (match := TAME.search(text)):
                self.fault(label, arguments, cwd, f"prints {match.group()!r}")
        return done

    def fault(self, label, arguments, cwd, what):
        kept = self.folder / f"found-{len(self.found)}"
        if not kept.exists():
            shutil.copytree(cwd, kept)
        self.found.append(f"{label} {' '.join(arguments)}: {what} ({kept})")
        print("✘ " + self.found[-1], flush=True)

    def reports(self, work, label, done):
        for name, read in [("j.xml", lambda t: xml.dom.minidom.parseString(t)), ("j.json", json.loads)]:
            path = work / name
            if not path.exists():
                continue
            try:
                read(path.read_text("utf-8"))
            except Exception as error:
                self.fault(label, [name], work, f"is not what it says: {error}")
        for name in ["j.xml", "j.tap", "j.md", "j.html", "j.json"]:
            path = work / name
            if path.exists() and re.search(rb"##[A-Za-z0-9_.-]*\[", path.read_bytes()):
                self.fault(label, [name], work, "holds a command")

    def batch(self, kind, mutator, seed, size):
        work = Path(tempfile.mkdtemp(dir=self.folder))
        label = f"{kind} {seed}"
        try:
            getattr(self, kind)(work, [mutator.mutate(kind)[0] for _ in range(size)], label)
            self.inputs += size
        finally:
            shutil.rmtree(work, ignore_errors=True)

    def scenario(self, work, inputs, label):
        for number, data in enumerate(inputs):
            (work / f"s{number}.txt").write_bytes(data)
        reports = ["junit:j.xml", "tap:j.tap", "markdown:j.md", "html:j.html", "json:j.json"]
        done = self.run(["check", "-j", "1", "."] + [w for r in reports for w in ("--report", r)], work, label)
        self.reports(work, label, done)
        for line in [["lint", "."], ["list", "--format", "json", "."], ["fmt", "--check", "."], ["accept", "-n", "."]]:
            self.run(line, work, label)
        # What runs stays the same when it is formatted, and what is formatted stays as it is.
        for name in [f"s{len(inputs) // 2}.txt", f"s{len(inputs) // 3}.txt"]:
            before = self.run(["run", name], work, label)
            for line in [["run", "--format", "jsonl", name], ["page", "-o", "p.html", name], ["parse", name],
                         ["explain", "viewDidAppear:", name], ["lint", "--report", "sarif", name], ["export", name],
                         ["diff", name, "s0.txt"]]:
                self.run(line, work, label)
            if before is None or before.returncode != 0:
                continue
            self.run(["fmt", name], work, label)
            after = self.run(["run", name], work, label)
            if after and after.stdout != before.stdout:
                self.fault(label, ["fmt", name], work, "changes what the scenario does")
            if (again := self.run(["fmt", "--check", name], work, label)) and again.returncode != 0:
                self.fault(label, ["fmt", "--check", name], work, "is not formatted after fmt")

    def log(self, work, inputs, label):
        (work / "a.txt").write_text("vcsim 1\nmode ios6\ncontroller home\nlaunch home\nexpect\n  ...\n  home viewDidAppear: *\n")
        for number, data in enumerate(inputs):
            (work / "l.log").write_bytes(data)
            self.run(["log", "l.log"], work, label)
            if number % 4 == 0:
                self.run(["log", "--format", "jsonl", "l.log"], work, label)
                self.run(["diff", "a.txt", "l.log"], work, label)
                done = self.run(["new", "--from", "l.log", "n.txt"], work, label)
                if done and done.returncode == 0:
                    if (again := self.run(["run", "n.txt"], work, label)) and again.returncode not in (0, 3):
                        self.fault(label, ["run", "n.txt"], work, f"a draft cannot be run: {again.stderr[:300]!r}")
                (work / "n.txt").unlink(missing_ok=True)

    def pairs(self, work, inputs, label, ending):
        for number in range(0, len(inputs) - 1, 2):
            (work / ("a" + ending)).write_bytes(inputs[number])
            (work / ("b" + ending)).write_bytes(inputs[number + 1])
            self.run(["diff", "a" + ending, "b" + ending], work, label)
            if number % 8 == 0:
                self.run(["diff", "--report", "json", "a" + ending, "b" + ending], work, label)
                self.run(["page", "-o", "p.html", "a" + ending], work, label)
                self.run(["run", "b" + ending], work, label)

    def trace(self, work, inputs, label):
        self.pairs(work, inputs, label, ".trace")

    def printed(self, work, inputs, label):
        self.pairs(work, inputs, label, ".out")

    def jsonl(self, work, inputs, label):
        self.pairs(work, inputs, label, ".jsonl")

    def board(self, work, inputs, label):
        for data in inputs:
            (work / "M.storyboard").write_bytes(data)
            done = self.run(["import", "-o", "screens.txt", "--story", "app.txt", "M.storyboard"], work, label)
            if done and done.returncode == 0:
                if (again := self.run(["run", "app.txt"], work, label)) and again.returncode not in (0, 3):
                    self.fault(label, ["run", "app.txt"], work, f"an import cannot be run: {again.stderr[:300]!r}")
            for name in ["screens.txt", "app.txt"]:
                (work / name).unlink(missing_ok=True)

    def conf(self, work, inputs, label):
        (work / "a.txt").write_text("vcsim 1\nmode ios6\ncontroller home\nlaunch home\nexpect\n  ...\n")
        for number, data in enumerate(inputs):
            (work / "vcsim.conf").write_bytes(data)
            done = self.run(["lint", "a.txt"], work, label)

    def lsp(self, work, texts, label, generator):
        """Many messages in one conversation: texts, and requests at any place of them and beyond."""
        def message(value):
            body = json.dumps(value).encode() if not isinstance(value, bytes) else value
            return b"Content-Length: %d\r\n\r\n" % len(body) + body
        numbers = [0, 1, 2, 5, 1000, 2**31, 2**63 - 1, 2**63, -1, 1.5, None, "1"]
        methods = ["completion", "hover", "formatting", "documentSymbol", "definition", "references", "documentHighlight",
                   "prepareRename", "rename", "foldingRange", "semanticTokens/full", "semanticTokens/range", "codeAction", "codeLens", "inlayHint"]
        encoding = generator.choice(["utf-8", "utf-16"])
        out = [message({"jsonrpc": "2.0", "id": 0, "method": "initialize",
                        "params": {"capabilities": {"general": {"positionEncodings": [encoding]}}}})]
        place = lambda: {"line": generator.choice(numbers[:9] + [3, 4, 6]), "character": generator.choice(numbers)}
        asked = 0
        for number, data in enumerate(texts):
            uri = f"file:///t{number}.txt"
            out.append(message({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {
                "textDocument": {"uri": uri, "text": data.decode("utf-8", "replace")}}}))
            for _ in range(6):
                asked += 1
                where = {"start": place(), "end": place()}
                out.append(message({"jsonrpc": "2.0", "id": asked, "method": "textDocument/" + generator.choice(methods), "params": {
                    "textDocument": {"uri": uri}, "position": place(), "range": where, "newName": generator.choice(["x", "", "1"])}}))
            out.append(message({"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {"textDocument": {"uri": uri},
                "contentChanges": [{"range": {"start": place(), "end": place()}, "text": "x\n"}]}}))
            out.append(message({"jsonrpc": "2.0", "method": "textDocument/didClose", "params": {"textDocument": {"uri": uri}}}))
            out.append(message(generator.choice([b"null", b"[]", b"5", b"{}", data[:500], b"[" * 500, b'{"id":1e999}'])))
        out.append(message({"jsonrpc": "2.0", "id": "last", "method": "shutdown"}))
        out.append(message({"jsonrpc": "2.0", "method": "exit"}))
        (work / "in").write_bytes(b"".join(out))
        done = self.run(["lsp"], work, label, stdin=b"".join(out), limit=120)
        if done:
            answered = set(re.findall(rb'"id":(\d+|"last")', done.stdout))
            if len(answered) < asked + 2:
                self.fault(label, ["lsp"], work, f"{asked + 2 - len(answered)} requests have no answer")


def main():
    vcsim = str(Path(sys.argv[1]).resolve())
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 2_000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    folder = Path(tempfile.mkdtemp(prefix="attack-"))
    files = seeds()
    for data in files["scenario"][::7]:
        for kind, more in [("printed", []), ("jsonl", ["--format", "jsonl"])]:
            done = subprocess.run([vcsim, "run", "-"] + more, input=data, capture_output=True, cwd=folder)
            if done.returncode == 0 and len(done.stdout) < 20_000:
                files[kind].append(done.stdout)
    attack = Attack(vcsim, folder)
    weights = {"scenario": 50, "log": 14, "trace": 8, "printed": 6, "jsonl": 6, "board": 8, "conf": 3, "lsp": 5}
    kinds, shares = list(weights), list(weights.values())

    def one(number):
        generator = random.Random(seed * 1_000_003 + number)
        kind = generator.choices(kinds, shares)[0]
        mutator = Mutator(files, generator)
        if kind != "lsp":
            return attack.batch(kind, mutator, number, 40 if kind == "scenario" else 16)
        work = Path(tempfile.mkdtemp(dir=folder))
        attack.lsp(work, [mutator.mutate("scenario")[0] for _ in range(16)], f"lsp {number}", generator)
        attack.inputs += 16
        shutil.rmtree(work, ignore_errors=True)

    # What is ended from outside says how far it has come.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        with ThreadPoolExecutor(int(os.environ.get("JOBS", "2"))) as pool:
            number = 0
            while attack.inputs < count:
                list(pool.map(one, range(number, number + 8)))
                number += 8
    finally:
        report(attack)
    if attack.found:
        sys.exit(1)
    shutil.rmtree(folder)


def report(attack):
    print(f"{attack.inputs} inputs, {sum(attack.codes.values())} runs, codes {dict(sorted(attack.codes.items()))}")
    print(f"{len(attack.found)} found", flush=True)


main()
