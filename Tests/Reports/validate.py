"""Holds what vcsim writes against the programs that read it.

Usage: validate.py VCSIM. Needs junitparser, tap.py[yaml], jsonschema and sarif-pydantic.
"""

import functools
import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema
import junitparser
import tap.parser
from sarif_pydantic import Sarif

VCSIM = str(pathlib.Path(sys.argv[1]).resolve())
ROOT = pathlib.Path(__file__).resolve().parents[2]
checked = 0


def vcsim(*arguments, cwd=ROOT):
    return subprocess.run([VCSIM, *arguments], cwd=cwd, capture_output=True, text=True).stdout


def strict(schema):
    """The schema, with keys that it does not name forbidden: what is not described is a fault of ours."""
    if isinstance(schema, dict):
        if "properties" in schema and "oneOf" not in schema:
            schema["additionalProperties"] = False
        for value in schema.values():
            strict(value)
    elif isinstance(schema, list):
        for value in schema:
            strict(value)
    return schema


@functools.cache
def validator(name):
    schema = json.loads(vcsim("schema", name))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(strict(schema))


def expect(condition, what):
    global checked
    checked += 1
    if not condition:
        sys.exit(f"reports: {what}")


def validate(name, text, lines=False):
    check = validator(name)
    for document in text.splitlines() if lines else [text]:
        check.validate(json.loads(document))
        expect(True, name)


SCENARIO = """vcsim 1
title "T"
mode ios6
known failure "x"
only home
family appearance
controller home
launch home
expect
  home viewWillAppear: animated=%s
  home viewDidAppear: animated=no
"""

with tempfile.TemporaryDirectory() as folder:
    place = pathlib.Path(folder)
    (place / "good.txt").write_text(SCENARIO.replace('known failure "x"\n', "") % "no")
    (place / "bad.txt").write_text(SCENARIO.replace('known failure "x"\n', "") % "yes")
    (place / "known.txt").write_text(SCENARIO.replace('"x"', '"a < b & # \\ é"') % "yes")
    (place / "wrong.txt").write_text("vcsim 1\ncontroller home\nlunch home\n")
    (place / "sloppy.txt").write_text("vcsim 1\ntags a, a\ncontroller home\ncontroller sheet\nlaunch home\n")
    (place / "gone@ios6.trace").write_text("vcsim-trace 1\n")

    # JUnit, read by junitparser.
    suites = junitparser.JUnitXml.fromstring(vcsim("check", "--report", "junit", cwd=place).encode())
    cases = [case for suite in suites for case in suite]
    expect(len(cases) == 6, "junit: six cases")
    expect(suites.tests == 6 and suites.failures == 3 and suites.errors == 1, "junit: counts")
    expect(sum(1 for case in cases if case.result) == 4, "junit: results")

    # TAP, read by tap.py, which reads the blocks with PyYAML.
    lines = list(tap.parser.Parser().parse_text(vcsim("check", "--report", "tap", cwd=place)))
    tests = [line for line in lines if line.category == "test"]
    expect([line.category for line in lines[:2]] == ["version", "plan"], "tap: the plan comes first")
    expect(len(tests) == 6 and sum(test.ok for test in tests) == 1, "tap: results")
    expect(sum(test.todo for test in tests) == 1, "tap: the known failure")
    failed = next(test for test in tests if "bad@ios6" in test.description)
    expect(failed.yaml_block and failed.yaml_block["line"] == 9 and "animated" in failed.yaml_block["diff"] and "changed" in failed.yaml_block["message"], "tap: the block")

    # SARIF, read by the models of sarif-pydantic.
    sarif = Sarif.model_validate_json(vcsim("lint", "--report", "sarif", cwd=place))
    results = sarif.runs[0].results
    expect({result.rule_id for result in results} >= {"VS1001", "VS5004", "VS5005"}, "sarif: results")
    named = {rule.id for rule in sarif.runs[0].tool.driver.rules}
    expect({result.rule_id for result in results} <= named, "sarif: every result has its rule")

    # JSON, against the schemas that vcsim prints itself.
    validate("report", vcsim("check", "--report", "json", "--timings", cwd=place))
    validate("report-line", vcsim("check", "--report", "jsonl", cwd=place), lines=True)
    validate("lint", vcsim("lint", "--report", "json", cwd=place))
    validate("list", vcsim("list", "--format", "json", cwd=place))

validate("report", vcsim("diff", "--report", "json", "--mode", "ios5", "--mode", "ios6", "example:memory"))
searches = [[], ["--ask", "can sheet dealloc"], ["--differ", "ios6,ios13"], ["--cover"], ["--shard", "1/1"]]
for options in [["--inject"]] + [["--depth", "2"] + search for search in searches]:
    found = vcsim("explore", "--format", "jsonl", *options, "example:modal")
    expect(found.count("\n") > 1, f"explore {options}: lines")
    validate("explore", found, lines=True)
for path in sorted((ROOT / "Scenarios").rglob("*.txt")):
    validate("scenario", vcsim("parse", str(path.relative_to(ROOT))))
for folder in ["examples", "containers", "talk", "blog"]:
    for path in sorted((ROOT / "Scenarios" / folder).glob("*.txt")):
        for mode in ["ios5", "ios6", "ios9"]:
            validate("events", vcsim("run", "--format", "jsonl", "--mode", mode, str(path.relative_to(ROOT))), lines=True)

print(f"{checked} documents and claims hold")
