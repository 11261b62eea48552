"""Makes the site and reads it in a real browser: every link leads somewhere, the search finds, runs are embedded.

Usage: site.py VCSIM. Needs Chromium.
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
        site = pathlib.Path(name)
        subprocess.run([sys.executable, str(ROOT / ".ci/site"), sys.argv[1], name], check=True, stdout=subprocess.DEVNULL)
        pages = [page for page in site.rglob("*.html") if "runs" not in page.parts]
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
        lesson = next(site.glob("docs/lessons/02-*.html"))
        browser.open(lesson)
        answers = browser.value("[...document.querySelectorAll('details')].every(e => !e.open)")
        expect(answers, "answers are folded")
        browser.value("document.getElementById('search').value = 'viewIsAppearing sheet'; document.getElementById('search').oninput()")
        expect("Sheets" in browser.value("document.getElementById('found').textContent"), "the search finds the lesson on sheets")
        address = browser.value("document.querySelector('#found a').href")
        expect(address.startswith("file:") and "12-sheets" in address, f"and leads to it: {address}")
        browser.value("[...document.querySelectorAll('details')].find(e => e.querySelector('iframe')).open = true")
        source = browser.value("document.querySelector('iframe').src")
        expect(pathlib.Path(urllib.parse.urlparse(source).path).exists(), "a run stands below its scenario")
        expect(not browser.errors, f"errors: {browser.errors}")
        browser.close()
        print(f"{len(pages)} pages, {links} links hold in the browser")


main()
