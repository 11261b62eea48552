"""Makes the site and reads it in a real browser: every link leads somewhere, the search finds, runs are embedded.

Usage: site.py VCSIM MODULE. MODULE is the engine of the playground, as .ci/embedded makes it. Needs Chromium.
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

from browser import Browser

ROOT = pathlib.Path(__file__).resolve().parents[2]


def expect(condition, what):
    if not condition:
        sys.exit(f"site: {what}")


def main():
    with tempfile.TemporaryDirectory() as name:
        site, playground = pathlib.Path(name) / "site", pathlib.Path(name) / "made"
        for command in [[".ci/playground", str(playground), sys.argv[2]], [".ci/site", sys.argv[1], str(site), str(playground)]]:
            subprocess.run([sys.executable, str(ROOT / command[0]), *command[1:]], check=True, stdout=subprocess.DEVNULL)
        subprocess.run([sys.executable, str(ROOT / ".ci/playground"), str(playground) + "-again", sys.argv[2]], check=True,
                       stdout=subprocess.DEVNULL)
        for path in playground.iterdir():
            expect(path.read_bytes() == (pathlib.Path(str(playground) + "-again") / path.name).read_bytes(), f"{path.name}: the same bytes")
        pages = [page for page in site.rglob("*.html") if not {"runs", "playground"} & set(page.relative_to(site).parts[:1])]
        expect(len(pages) > 15, "the pages are there")
        links = 0
        for page in pages:
            text = page.read_text()
            for address in re.findall(r'(?:href|src)="([^"]+)"', text):
                if re.match(r"[a-z]+:", address):
                    continue
                path, _, anchor = address.partition("#")
                target = (page.parent / urllib.parse.unquote(path)).resolve() if path else page
                # Code, licences and scenarios are read in the repository.
                if target.suffix not in {".html", ".js", ".png", ".svg"}:
                    continue
                links += 1
                expect(target.exists(), f"{page.relative_to(site)}: {address} leads nowhere")
                if anchor and "playground" in target.parent.name and target.name == "index.html" and target.parent.parent == site.resolve():
                    name = anchor.removeprefix("example=")
                    expect(f'"name": "{name}"' in (target.parent / "scenarios.js").read_text(), f"the playground has no {name}")
                    continue
                if anchor and target.suffix == ".html":
                    expect(f'id="{anchor}"' in target.read_text(), f"{page.relative_to(site)}: there is no #{anchor}")
        expect(links > 300, "links are checked")
        browser = Browser()
        for width in [400, 1400]:
            browser.size(width, 900)
            for page in pages:
                browser.open(page)
                expect(browser.value("document.documentElement.scrollWidth") <= width, f"{page.relative_to(site)} scrolls sideways at {width}")
                expect(browser.value("!!document.querySelector('h1')"), f"{page.relative_to(site)} has a title")
                top = browser.value("document.querySelector('h1').getBoundingClientRect().top")
                expect(top < 300, f"{page.relative_to(site)} begins at the top at {width}")
        lesson = next(site.glob("docs/lessons/02-*.html"))
        browser.open(lesson)
        answers = browser.value("[...document.querySelectorAll('main details')].every(e => !e.open)")
        expect(answers, "answers are folded")
        browser.value("document.getElementById('search').value = 'viewIsAppearing sheet'; document.getElementById('search').oninput()")
        expect("Sheets" in browser.value("document.getElementById('found').textContent"), "the search finds the lesson on sheets")
        address = browser.value("document.querySelector('#found a').href")
        expect(address.startswith("file:") and "12-sheets" in address, f"and leads to it: {address}")
        browser.value("[...document.querySelectorAll('details')].find(e => e.querySelector('iframe')).open = true")
        source = browser.value("document.querySelector('iframe').src")
        expect(pathlib.Path(urllib.parse.urlparse(source).path).exists(), "a run stands below its scenario")
        browser.open(site / "playground/index.html", "#example=bounds")
        browser.value("playground.ready")
        expect(browser.value("document.getElementById('text').value").startswith("vcsim 1"), "the playground opens a scenario of a lesson")
        expect(not browser.errors, f"errors: {browser.errors}")
        browser.close()
        print(f"{len(pages)} pages, {links} links hold in the browser")


main()
