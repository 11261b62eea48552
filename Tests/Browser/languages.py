"""Reads the style sheets and scripts of pages, playground and site with tools of their own languages.

Usage: languages.py. Needs node, and tinycss2 of PyPI: a rule that no browser would read is an error, and so is a color or a length that
no sheet defines.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

import tinycss2

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "Sources/SimKit/Tools/Report/Page"
# Where the elements themselves set them.
SET_BY_ELEMENTS = set(re.findall(r"--([a-z]+):", "".join(path.read_text() for path in (ROOT / "Sources/SimKit/Tools/Report").glob("*.swift"))))
faults = []


def rules(nodes, path):
    for node in nodes:
        if node.type == "error":
            faults.append(f"{path.relative_to(ROOT)}:{node.source_line}: {node.message}")
        elif node.type == "qualified-rule":
            rules(tinycss2.parse_blocks_contents(node.content, skip_comments=True, skip_whitespace=True), path)
        elif node.type == "at-rule" and node.content and node.lower_at_keyword == "media":
            rules(tinycss2.parse_rule_list(node.content, skip_comments=True, skip_whitespace=True), path)


def sheets(group):
    texts = {path: path.read_text() for path in group}
    defined = set(re.findall(r"--([a-z]+)\s*:", "".join(texts.values()))) | SET_BY_ELEMENTS
    for path, text in texts.items():
        rules(tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True), path)
        for used in re.finditer(r"var\(--([a-z0-9]+)([,)])", text):
            if used[2] == ")" and used[1] not in defined and not re.fullmatch(r"c\d", used[1]):
                faults.append(f"{path.relative_to(ROOT)}: --{used[1]} is defined nowhere")


def main():
    groups = [sorted(PAGE.glob("*.css")), sorted((ROOT / "docs/playground").glob("*.css")), sorted((ROOT / "docs/site").glob("*.css"))]
    for group in groups:
        sheets(group)
    scripts = sorted((ROOT / "docs/playground").glob("*.js")) + sorted((ROOT / "docs/site").glob("*.js"))
    # The scripts of a page are one, in the order of their list.
    listed = re.search(r"^script (.*)$", (ROOT / "Sources/SimKit/text-files.txt").read_text(), re.M)[1].split()
    with tempfile.TemporaryDirectory() as folder:
        whole = pathlib.Path(folder, "page.js")
        whole.write_text("".join((ROOT / name).read_text() for name in listed))
        for path in [*scripts, whole]:
            done = subprocess.run(["node", "--check", str(path)], capture_output=True, text=True)
            if done.returncode:
                faults.append(done.stderr.strip())
    if faults:
        sys.exit("\n".join(faults))
    print(f"{sum(len(group) for group in groups)} style sheets and {len(scripts) + len(listed)} scripts can be read")


main()
