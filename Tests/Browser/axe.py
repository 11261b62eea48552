"""Looks for barriers with axe: on the page of a run, of two versions, and of a log, on the playground, and on five pages of the site.

Usage: axe.py VCSIM [PLAYGROUND SITE]. Needs Chromium, and axe-core-python beside the Python that runs it. Without the folders, only
the pages are looked at.
"""

import importlib.resources
import pathlib
import subprocess
import sys
import tempfile

from browser import Browser

ROOT = pathlib.Path(__file__).resolve().parents[2]
VCSIM = str(pathlib.Path(sys.argv[1]).resolve())
AXE = importlib.resources.files("axe_core_python").joinpath("axe.min.js").read_text()
LOOK = """axe.run(document, {resultTypes: ['violations'], iframes: false}).then(({violations}) => violations.flatMap(({id, impact, nodes}) =>
  nodes.map(({target, any, all, none}) => `${id} (${impact}): ${target.join(' ')}: ${[...any, ...all, ...none].map(e => e.message)[0] ?? ''}`)))"""
# What Tab reaches changes when it has the focus.
RING = """(() => [...document.querySelectorAll('a[href],button,input,select,textarea,summary,[tabindex]')]
  .filter((e) => e.checkVisibility({visibilityProperty: true}) && e.tabIndex >= 0 && !e.disabled && e.offsetWidth > 1).filter((e) => {
    e.focus({focusVisible: true});
    const style = getComputedStyle(e.closest('.editor') ?? e), ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    return document.activeElement === e && !ring;
  }).map((e) => e.outerHTML.slice(0, 80)))()"""
found = []
looked = 0


def look(browser, where, frame=False):
    global looked
    value = browser.in_frame if frame else browser.value
    value(AXE + "; 0")
    looked += 1
    for line in value(LOOK):
        found.append(f"{where}: {line}")
    for line in value(RING):
        found.append(f"{where}: no ring around {line}")


def pages(browser, folder):
    log = folder / "app.log"
    log.write_text("2026-11-03 10:00:00 app[1] -[HomeViewController viewDidLoad]\n"
                   "2026-11-03 10:00:00 app[1] -[HomeViewController viewWillAppear:]\n")
    for name, arguments in [
        ("run", ["--mode", "ios26", "example:modal"]), ("versions", ["--mode", "ios12", "--mode", "ios26", "example:sheet"]),
        ("bounds", ["example:landscape-launch"]), ("several", ["example:sheet", "example:containment"]), ("log", [str(log)]),
    ]:
        path = folder / f"{name}.html"
        subprocess.run([VCSIM, "page", "-q", "-o", str(path), *arguments], cwd=ROOT, check=True)
        for width, dark in [(1400, False), (1400, True), (400, False)]:
            browser.size(width, 900, dark)
            browser.open(path)
            where = f"{name} at {width}{' in the dark' if dark else ''}"
            look(browser, where)
            browser.value("document.querySelectorAll('details').forEach((e) => { e.open = true; }); go.last()")
            look(browser, where + ", unfolded")
        browser.size(1400, 900)
        browser.open(path)
        browser.press("g")
        look(browser, name + ", asking")
        browser.press("Escape")
        browser.press("w")
        look(browser, name + " on a wall")
        browser.press("Escape")
        browser.press("?")
        look(browser, name + " with the keys")


def playground(browser, path):
    for dark in [False, True]:
        browser.size(1400, 900, dark)
        browser.open(path / "index.html")
        browser.value("playground.ready")
        look(browser, "playground" + (" in the dark" if dark else ""))
        look(browser, "the frame of the playground" + (" in the dark" if dark else ""), frame=True)
    browser.open(path / "index.html", "?exercise=2")
    browser.value("playground.ready")
    look(browser, "exercise")


def main():
    browser = Browser()
    with tempfile.TemporaryDirectory() as name:
        pages(browser, pathlib.Path(name))
    if len(sys.argv) > 3:
        playground(browser, pathlib.Path(sys.argv[2]).resolve())
        site = pathlib.Path(sys.argv[3]).resolve()
        for page in ["index.html", "docs/lessons/02-where-bounds-are-right.html", "docs/versions/ios13.html", "docs/language.html",
                     "docs/fidelity.html"]:
            for dark in [False, True]:
                browser.size(1400, 900, dark)
                browser.open(site / page)
                look(browser, page + (" in the dark" if dark else ""))
    browser.close()
    for line in sorted(set(found)):
        print(line)
    if found:
        sys.exit(f"axe: {len(found)} barriers")
    print(f"axe finds nothing in {looked} views")


main()
