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
            expect("Content-Security-Policy" in text and not re.search(r"<script(?![^>]* src=)|\son\w+=", re.sub(r"(?s)<pre.*?</pre>", "", text)),
                   f"{page.relative_to(site)}: a policy, and no script of its own")
            for address in re.findall(r'(?:href|src)="([^"]+)"', text):
                if re.match(r"[a-z]+:", address):
                    continue
                path, _, anchor = address.partition("#")
                path, _, asked = path.partition("?")
                target = (page.parent / urllib.parse.unquote(path)).resolve() if path else page
                links += 1
                expect(target.exists(), f"{page.relative_to(site)}: {address} leads nowhere")
                expect(site.resolve() in target.parents or target == site.resolve(), f"{page.relative_to(site)}: {address} leads out of the site")
                if anchor.startswith("s=") and target.parent.name == "playground":
                    continue
                if anchor and "playground" in target.parent.name and target.name == "index.html" and target.parent.parent == site.resolve():
                    name = anchor.removeprefix("example=")
                    expect(f'"name": "{name}"' in (target.parent / "scenarios.js").read_text(), f"the playground has no {name}")
                    continue
                if anchor and target.suffix == ".html":
                    expect(f'id="{anchor}"' in target.read_text(), f"{page.relative_to(site)}: there is no #{anchor}")
        expect(links > 300, "links are checked")
        browser = Browser()
        # Of the hundreds of questions some of each kind are looked at; every link of all of them has been followed.
        kinds = {"callbacks": 5, "rules": 5, "errors": 3, "versions": 3}
        looked = [page for page in pages if page.parent.name not in kinds]
        for kind, count in kinds.items():
            all_of = sorted(page for page in pages if page.parent.name == kind)
            expect(len(all_of) > (100 if kind in ("callbacks", "rules") else 8), f"each of the {kind} has a page")
            looked += all_of[::max(1, len(all_of) // count)]
        for width in [400, 1400]:
            browser.size(width, 900)
            for page in looked:
                browser.open(page)
                expect(browser.value("document.documentElement.scrollWidth") <= width, f"{page.relative_to(site)} scrolls sideways at {width}")
                expect(browser.value("!!document.querySelector('h1')"), f"{page.relative_to(site)} has a title")
                top = browser.value("document.querySelector('h1').getBoundingClientRect().top")
                expect(top < 300, f"{page.relative_to(site)} begins at the top at {width}")
        lesson = next(site.glob("docs/lessons/02-*.html"))
        browser.open(lesson)
        answers = browser.value("[...document.querySelectorAll('main details')].every(e => !e.open)")
        expect(answers, "answers are folded")
        # The question of a lesson is judged once, and counted at its end.
        answer = "[...document.querySelectorAll('main details')].find(e => e.textContent.startsWith('The answer'))"
        expect(browser.value(answer + ".hidden"), "the answer follows the guess")
        expect(browser.value("document.querySelectorAll('.choices button').length") == 3, "choices can be pressed")
        browser.value("document.querySelector('.choices button').click()")
        said = browser.value("document.querySelector('.verdict').textContent")
        expect(said == "not yet; not a. See for yourself: vcsim run --view bounds in-nav.txt", f"a wrong guess brings a hint: {said}")
        expect(browser.value(answer + ".hidden"), "and a second try")
        browser.value("document.querySelectorAll('.choices button')[2].click()")
        expect(browser.value("document.querySelector('.verdict').textContent") == "no: b", "another is judged")
        expect(browser.value(answer + ".open && !" + answer + ".hidden"), "and answered")
        browser.open(lesson)
        expect("Your grade: 0 of 1." in browser.value("document.querySelector('.grade').textContent"), "the first guess is kept")
        browser.value("document.querySelector('.grade button').click(); document.querySelectorAll('.choices button')[1].click()")
        expect(browser.value("document.querySelector('.verdict').textContent") == "right: b", "a right one is praised")
        expect("0 of 1" in browser.value("document.querySelector('.grade').textContent"), "the first guess counts")
        browser.value("localStorage.clear()")
        # What a reader looks for stands where it is looked for.
        for name, title in [("Start", "Get vcsim"), ("Use", "Playing scenarios on UIKit"), ("Use", "Exploring")]:
            listed = browser.value(f"[...document.querySelectorAll('nav strong')].find(e => e.textContent === '{name}').nextElementSibling.textContent")
            expect(title in listed, f"{title} is under {name}")
        browser.value("document.getElementById('search').value = 'viewIsAppearing sheet'; document.getElementById('search').oninput()")
        expect("Sheets" in browser.value("document.getElementById('found').textContent"), "the search finds the lesson on sheets")
        address = browser.value("document.querySelector('#found a').href")
        expect(address.startswith("file:") and "12-sheets" in address, f"and leads to it: {address}")
        browser.value("document.getElementById('search').value = 'Is viewWillAppear called when a sheet is dismissed?'; document.getElementById('search').oninput()")
        first = browser.value("document.querySelector('#found a').textContent")
        expect(first == "Is viewWillAppear: called on the presenter when a sheet is dismissed?", f"a question finds its answer: {first}")
        answer = browser.value("document.querySelector('#found a').href")
        browser.open(pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(answer).path)), "#" + answer.partition("#")[2])
        said = browser.value("document.getElementById(location.hash.slice(1)).nextElementSibling.textContent")
        expect(said.startswith("Yes, in iOS 5 to ") and "No in iOS 13 and later" in said, f"which says so for each version: {said}")
        browser.open(site / "docs/refusals.html")
        expect("Why does UIKit say" in browser.value("document.querySelector('main').textContent"), "refusals are titled as people ask")
        browser.open(lesson)
        browser.value("[...document.querySelectorAll('details')].find(e => e.querySelector('iframe')).open = true")
        source = browser.value("document.querySelector('iframe').src")
        expect(pathlib.Path(urllib.parse.urlparse(source).path).exists(), "a run stands below its scenario")
        exercise = browser.value("[...document.querySelectorAll('main a')].find((e) => e.href.includes('?exercise=')).href")
        expect(exercise.endswith("playground/index.html?exercise=2"), "an exercise is answered in the playground")
        browser.open(site / "playground/index.html", "#example=bounds")
        browser.value("playground.ready")
        expect(browser.value("document.getElementById('text').value").startswith("vcsim 1"), "the playground opens a scenario of a lesson")
        expect(not browser.errors, f"errors: {browser.errors}")
        browser.close()
        print(f"{len(pages)} pages, {links} links hold in the browser")


main()
