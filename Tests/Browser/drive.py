"""Opens the report page in a real browser and uses it as a reader does.

Usage: drive.py VCSIM [FOLDER FOR SCREENSHOTS]. Needs Chromium.
"""

import base64
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from browser import Browser

VCSIM = str(pathlib.Path(sys.argv[1]).resolve())
PICTURES = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
ROOT = pathlib.Path(__file__).resolve().parents[2]
WIDTHS = [400, 800, 1400, 2500]
checked = 0


def expect(condition, what):
    global checked
    checked += 1
    if not condition:
        sys.exit(f"browser: {what}")


CURRENT = "(document.querySelector('[aria-current]') || {textContent: ''}).textContent"
HOSTILE = """vcsim 1
title "</script><script>window.broken=1</script><img src=x onerror=alert(1)> & \\\\ ' ` end"
source "javascript:window.broken=1"
mode ios6

controller end-of
controller constructor
controller prototype

launch end-of
note "</pre><script>window.broken=1</script>"
present constructor from end-of animated
present prototype from end-of animated
"""
# Five stacks of five in a tab bar, and a sheet: 27 controllers.
MANY = (
    "vcsim 1\nmode ios7\n"
    + "".join(f"controller s{i}-{k}\n" for i in range(5) for k in range(4))
    + "".join(f"controller nav{i} is navigation of s{i}-0\n" for i in range(5))
    + "controller sheet\ncontroller tabs is tab bar of " + " ".join(f"nav{i}" for i in range(5)) + "\nlaunch tabs\n"
    + "".join(f"select nav{i} in tabs\n" + "".join(f"push s{i}-{k} on nav{i} animated\n" for k in range(1, 4))
              + f"present sheet from s{i}-3 animated\ndismiss sheet animated\nrotate {turn}\n"
              for i, turn in enumerate(["landscapeLeft", "portrait"] * 2 + ["landscapeLeft"])))


def page(folder, name, *arguments):
    path = folder / f"{name}.html"
    subprocess.run([VCSIM, "page", "-q", "-o", str(path), *arguments], cwd=ROOT, check=True)
    return path


def trace(*arguments):
    """The callbacks that `run` prints, as receiver and selector; what stands between them is another thing on the page."""
    text = subprocess.run([VCSIM, "run", "-q", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [tuple(line.split()[:2]) for line in text.split("\n")
            if line.startswith("  ") and not line.lstrip().startswith(("--", "# "))]


# What each line of the trace is on the page, in the order of their heights.
LINES = """(() => {
  const shown = [...document.querySelectorAll('.trace li[class*=f-]')].map(e => [e.getBoundingClientRect().top, e]);
  shown.sort((a, b) => a[0] - b[0]);
  return shown.map(([top, e]) => {
    const t = e.querySelector('.t'), part = t.querySelector('small');
    return t.querySelector('b').firstChild.textContent + (part ? '.' + part.textContent.replace('.', '') : '') + ' '
      + t.querySelector(':scope > span').textContent; });
})()"""
# Rows that share a height with another, or whose own parts overlap or are cut.
OVERLAPS = """(() => {
  const rows = [...document.querySelectorAll('.trace li')].map(e => e.getBoundingClientRect()).filter(r => r.height > 0);
  rows.sort((a, b) => a.top - b.top);
  let wrong = 0;
  for (let i = 1; i < rows.length; i++) if (rows[i].top < rows[i - 1].bottom - .5) wrong++;
  for (const row of document.querySelectorAll('.trace li')) {
    // Of words their lines count, as far as their box shows them.
    const lines = (e) => {
      const box = e.getBoundingClientRect(), range = document.createRange();
      range.selectNodeContents(e);
      return e.offsetWidth === 0 ? [] : [...range.getClientRects()].map(r => ({left: Math.max(r.left, box.left),
        right: Math.min(r.right, box.right), top: Math.max(r.top, box.top), bottom: Math.min(r.bottom, box.bottom)}));
    };
    const parts = [...row.querySelectorAll(':scope > .t, :scope > .b, :scope > .u')]
      .flatMap((e, n) => (e.matches('.t') ? lines(e) : [e.getBoundingClientRect()]).map(r => [n, r]))
      .filter(([, r]) => r.right - r.left > 1 && r.bottom - r.top > 1);
    for (let i = 0; i < parts.length; i++) for (let j = 0; j < i; j++) {
      const [[m, a], [n, b]] = [parts[i], parts[j]];
      if (m === n) continue;
      if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) wrong++;
    }
    const size = row.querySelector('.b > span');
    if (size && size.offsetWidth && size.getBoundingClientRect().right > row.getBoundingClientRect().right + .5) wrong++;
  }
  return wrong;
})()"""
# Selectors that do not fit into their row.
CUT = """[...document.querySelectorAll('.trace li[class*=f-] .t')].filter(e => e.offsetWidth > 0).filter(e => {
  const box = e.getBoundingClientRect(), words = e.querySelector(':scope > span').getBoundingClientRect();
  return words.right > box.right + 1 || words.bottom > box.bottom + 4;
}).map(e => e.textContent)"""
# Lines that are not shown whole: their values, the words of warnings, bounds.
SHORTENED = """[...document.querySelectorAll('.trace .t, .trace .b, .trace .none')].filter(e => e.checkVisibility() && e.clientWidth > 1)
  .filter(e => e.scrollWidth > e.clientWidth + 1 || e.matches('.trouble .t') && e.scrollHeight > e.parentElement.clientHeight + 2)
  .map(e => e.textContent)"""
# A warning and an exception, which are long.
TROUBLE = """vcsim 1
controller home
controller other
controller nav is navigation of home
when home viewWillDisappear: once
  push other on nav
launch nav
push other on nav animated
present other from nav
"""
# How many pixels the lanes beside a group of rows are higher or lower than the rows.
LANES = """Math.max(...[...document.querySelectorAll('.rows .life')].map(life => {
  const first = life.closest('li'), rows = [...first.parentElement.children], at = rows.indexOf(first);
  const last = rows[at + (+life.style.getPropertyValue('--s') || 1) - 1];
  const box = life.getBoundingClientRect();
  return Math.round(Math.max(Math.abs(box.top - first.getBoundingClientRect().top), Math.abs(box.bottom - last.getBoundingClientRect().bottom)));
}))"""
# Whatever else is wider than it can be shown: the scenario, the panel.
WIDER = """[...document.querySelectorAll('.source pre, aside, aside *, .bar, header *')]
  .filter(e => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0
    && getComputedStyle(e).textOverflow !== 'ellipsis' && getComputedStyle(e).display !== 'inline' && !e.matches('.vh'))
  .map(e => e.tagName + '#' + e.id + ': ' + e.textContent.slice(0, 40))"""


def looks(browser, folder):
    """In every width the page keeps the order, overlaps nothing, and does not scroll sideways."""
    many = folder / "many.txt"
    many.write_text(MANY)
    for name, arguments in [
        ("modal", ["--mode", "ios6", "example:modal"]),
        ("blog", ["--mode", "ios5", "Scenarios/blog/launch-in-landscape.txt"]),
        ("nested", ["--mode", "ios5", "Scenarios/containers/nested.txt"]),
        ("many", [str(many)]),
    ]:
        path = page(folder, name, *arguments)
        wanted = [" ".join(line) for line in trace(*arguments)]
        for width in WIDTHS:
            for dark in [False, True]:
                browser.size(width, 900, dark)
                browser.open(path)
                # What is folded or far away is not laid out.
                browser.value("document.querySelectorAll('.act').forEach(e => { e.open = true; e.style.contentVisibility = 'visible'; })")
                expect(browser.value("document.documentElement.scrollWidth") <= width, f"{name} scrolls sideways at {width}")
                expect(browser.value(LINES) == wanted, f"{name} keeps the order at {width}")
                expect(browser.value(OVERLAPS) == 0, f"{name} overlaps at {width}: {browser.value(OVERLAPS)}")
                expect(browser.value(CUT) == [], f"{name} cuts selectors at {width}: {browser.value(CUT)[:3]}")
                expect(browser.value(WIDER) == [], f"{name} is cut at {width}: {browser.value(WIDER)[:3]}")
                bounds = browser.value("[...document.querySelectorAll('.trace .b > span')].every(e => e.offsetWidth > 20)")
                expect(bounds, f"{name} shows bounds at {width}")
                if PICTURES:
                    browser.picture(PICTURES / f"{name}-{width}{'-dark' if dark else ''}.png")
    trouble = folder / "trouble.txt"
    trouble.write_text(TROUBLE)
    versions = ["--mode", "ios5", "--mode", "ios6"]
    for name, arguments in [
        ("rotation", ["example:rotation"]),
        ("rotation-both", [*versions, "example:rotation"]),
        ("trouble", ["--mode", "ios6", str(trouble)]),
        ("trouble-both", ["--mode", "ios6", "--mode", "ios13", str(trouble)]),
        ("app-both", [*versions, "Scenarios/apps/login-over-sidebar.txt"]),
        ("nested-both", [*versions, "Scenarios/containers/nested.txt"]),
    ]:
        path = page(folder, name, *arguments)
        for width in WIDTHS:
            browser.size(width, 900)
            browser.open(path)
            browser.value("document.querySelectorAll('.act').forEach(e => { e.open = true; e.style.contentVisibility = 'visible'; })")
            expect(browser.value("document.documentElement.scrollWidth") <= width, f"{name} scrolls sideways at {width}")
            expect(browser.value(SHORTENED) == [], f"{name} shows lines whole at {width}: {browser.value(SHORTENED)[:3]}")
            apart = browser.value(LANES)
            expect(apart == 0, f"{name} has lanes as high as their rows at {width}: {apart}")
            if PICTURES:
                browser.picture(PICTURES / f"{name}-{width}.png")
    both = page(folder, "nested-both", *versions, "Scenarios/containers/nested.txt")
    for width in WIDTHS:
        browser.size(width, 900)
        browser.open(both, "#r0-53")
        expect(browser.value("document.documentElement.scrollWidth") <= width, f"two versions scroll sideways at {width}")
        overlaps = browser.value(f"new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done({OVERLAPS}))))")
        expect(overlaps == 0, f"two versions overlap at {width}: {overlaps}")
        if PICTURES:
            browser.picture(PICTURES / f"nested-both-{width}.png")


def first_screen(browser, folder):
    """Lines of the trace are on the first screen, in small windows, too."""
    both = ["--mode", "ios5", "--mode", "ios6"]
    for name, arguments in [
        ("nested-both", [*both, "Scenarios/containers/nested.txt"]),
        ("launch-both", [*both, "example:landscape-launch"]),
        ("sheet-both", ["--mode", "ios12", "--mode", "ios18", "example:sheet"]),
        ("launch", ["--mode", "ios5", "example:landscape-launch"]),
        ("modal", ["--mode", "ios6", "example:modal"]),
    ]:
        path = page(folder, name, *arguments)
        for width, height, least in [(400, 800, 5), (800, 900, 15), (1280, 720, 15), (1400, 900, 15)]:
            browser.size(width, height)
            browser.open(path)
            rows, all, where = browser.value("""(() => {
              const panel = document.querySelector('aside'), top = panel.getBoundingClientRect().top;
              const end = getComputedStyle(panel).position === 'fixed' ? Math.min(top, innerHeight) : innerHeight;
              const boxes = [...document.querySelectorAll('.rows li')].map(e => e.getBoundingClientRect());
              return [boxes.filter(r => r.height > 0 && r.bottom <= end).length, boxes.length,
                document.querySelector('[aria-current]').getBoundingClientRect().bottom <= end && scrollY === 0];
            })()""")
            expect(rows >= min(least, all), f"{name} shows {rows} of {all} lines on the first screen at {width}x{height}")
            expect(where, f"{name} opens on a line that can be seen at {width}x{height}")
            first = browser.value("document.querySelector('[aria-current]').matches('.trace>details:first-of-type>summary,.alone,.changed,.moved')")
            expect(first, f"{name} opens on its first line, or on a difference, at {width}x{height}")


PAPERS = {"A4": (8.27, 11.69), "Letter": (8.5, 11)}


def paper(browser, folder):
    """On paper every callback is there with its whole name, in the order of the trace, and no browser's furniture."""
    for name, arguments, most in [
        ("modal", ["--mode", "ios6", "example:modal"], 1),
        ("blog", ["--mode", "ios5", "Scenarios/blog/launch-in-landscape.txt"], 1),
        ("nested", ["--mode", "ios5", "Scenarios/containers/nested.txt"], 4),
        ("many", [str(folder / "many.txt")], 32),
    ]:
        wanted = trace(*arguments)
        browser.size(1400, 900)
        browser.open(page(folder, name, *arguments))
        for kind, (width, height) in PAPERS.items():
            for landscape in [False, True]:
                data = browser.call("Page.printToPDF", paperWidth=width, paperHeight=height, landscape=landscape, printBackground=False)["data"]
                where = f"{name} on {kind}{' in landscape' if landscape else ''}"
                file = folder / "paper.pdf"
                file.write_bytes(base64.b64decode(data))
                text = subprocess.run(["pdftotext", "-raw", str(file), "-"], check=True, capture_output=True, text=True).stdout
                pages = text.count("\f")
                expect(pages <= most, f"{where} takes {pages} pages")
                squeezed, at = re.sub(r"\s", "", text), 0
                for who, selector in wanted:
                    found = squeezed.find((who if len({one.split(".")[0] for one, _ in wanted}) > 1 else "") + selector, at)
                    expect(found >= at, f"{where}: {who} {selector} is not there, or not in its place")
                    at = found + len(selector)
                expect(f"{pages}/{pages}" in squeezed, f"{where} says how many pages there are")
                if not landscape and name == "modal":
                    lines = text.split("\n")
                    for who, selector in wanted:
                        expect(any(f"{who} {selector}" in line for line in lines), f"{where}: {who} {selector} has one line")
                boxes = subprocess.run(["pdftotext", "-bbox", str(file), "-"], check=True, capture_output=True, text=True).stdout
                edge = (height if landscape else width) * 72 - 12 / 25.4 * 72
                beyond = [word for right, word in re.findall(r'xMax="([0-9.]+)" yMax="[0-9.]+">(empty|stale|final)<', boxes) if float(right) > edge]
                expect(not beyond, f"{where} cuts words at the edge: {beyond[:3]}")
                # Of no page but the last more than a third is empty: the footer is in the margin.
                margin = 12 / 25.4 * 72
                for number, words in enumerate(re.findall(r"(?s)<page (.*?)</page>", boxes)[:-1]):
                    bottom = (width if landscape else height) * 72 - margin
                    last = max((float(y) for y in re.findall(r'yMax="([0-9.]+)">', words) if float(y) < bottom), default=0)
                    expect(bottom - last <= (bottom - margin) / 3, f"{where}: page {number + 1} is empty from {last:.0f} of {bottom:.0f} points on")
                if PICTURES and kind == "A4":
                    subprocess.run(["pdftoppm", "-r", "70", "-png", str(file), str(PICTURES / f"paper-{name}{'-landscape' if landscape else ''}")])


def worksheet(browser, folder):
    """A worksheet has the picture and the layout calls of a trace, and the other callbacks only as words below it."""
    browser.open(page(folder, "modal", "--mode", "ios6", "example:modal"))
    browser.value("window.print = () => {}; go.sheet()")
    data = browser.call("Page.printToPDF", paperWidth=8.27, paperHeight=11.69, printBackground=False)["data"]
    (folder / "paper.pdf").write_bytes(base64.b64decode(data))
    text = subprocess.run(["pdftotext", "-raw", str(folder / "paper.pdf"), "-"], check=True, capture_output=True, text=True).stdout
    # The file has the box with the words before the rows.
    words, rows = re.sub(r"\s", "", text).split("Words", 1)[1].split("1launchhome", 1)
    for _, selector in trace("--mode", "ios6", "example:modal"):
        isGiven = "ayout" in selector
        expect((selector in rows) == isGiven and (selector in words) != isGiven, f"a worksheet has {selector} in one place")
    expect(text.count("\f") == 1 and "320×460final" in rows and "empty" not in rows, "a worksheet has one page, and no sizes to copy")
    expect(browser.value("!document.querySelector('.sheet,.words')"), "afterward the page is as before")
    browser.press("f")
    folded = browser.value("document.querySelectorAll('details[open]').length")
    browser.value("go.sheet()")
    browser.call("Page.printToPDF", printBackground=False)
    expect(folded == browser.value("document.querySelectorAll('details[open]').length") == 0, "and what was folded is folded again")


def wall(browser, folder):
    """For a projector no name is cut or shortened, with one version and with two."""
    for name, arguments in [
        ("modal", ["--mode", "ios6", "example:modal"]), ("rotation", ["example:rotation"]), ("many", [str(folder / "many.txt")]),
        ("nested-both", ["--mode", "ios5", "--mode", "ios6", "Scenarios/containers/nested.txt"]),
        ("launch-both", ["--mode", "ios5", "--mode", "ios6", "example:landscape-launch"]),
    ]:
        path = page(folder, name, *arguments)
        for width, height in [(1024, 768), (1280, 720), (1920, 1080)]:
            browser.size(width, height)
            browser.open(path)
            browser.press("w")
            browser.value("document.querySelectorAll('.act').forEach(e => { e.open = true; e.style.contentVisibility = 'visible'; })")
            expect(browser.value(SHORTENED) == [], f"{name} on a wall cuts at {width}: {browser.value(SHORTENED)[:3]}")
            device = browser.value("document.querySelector('#screen svg').getBoundingClientRect().width")
            expect(device > 20, f"{name} on a wall shows the device at {width}")
            stale = browser.value("[...document.querySelectorAll('.trace .b.stale small')].every(e => e.scrollWidth <= e.clientWidth + 1)")
            expect(stale, f"{name} on a wall has the whole word stale at {width}")
            why = browser.value("(e => !e || e.scrollHeight <= e.clientHeight + 2)(document.querySelector('#why p'))")
            expect(why, f"{name} on a wall has the whole sentence of why at {width}")
            expect(not browser.value("document.querySelector('.time')?.checkVisibility()"), f"{name} on a wall has nothing folded at {width}")
            expect(browser.value(LANES) == 0, f"{name} on a wall has lanes as high as their rows at {width}")
            rows = browser.value("[...document.querySelectorAll('.rows li, summary')].map(e => e.getBoundingClientRect()).filter(r => "
                                 "r.top >= document.querySelector('.heads').getBoundingClientRect().bottom - 1 && "
                                 "r.bottom <= document.querySelector('aside').getBoundingClientRect().top + 1).length")
            expect(rows >= (11 if name == "modal" else 8), f"{name} on a wall shows {rows} rows at {width}")
            if PICTURES:
                browser.picture(PICTURES / f"wall-{name}-{width}.png")


def steps(browser, blog):
    """Stepping by keys, forwards and backwards, by action, to the ends; the address follows."""
    browser.size(1400, 900)
    browser.open(blog)
    expect(browser.value("document.querySelectorAll('.trace li[class*=f-]').length") == 10, "ten callbacks")
    expect(browser.value("document.getElementById('where').value").startswith("line 1 of"), "it begins at the first line")
    for _ in range(3):
        browser.press("ArrowDown")
    expect("viewWillAppear:" in browser.value(CURRENT), "two lines on")
    expect("320×460 stale" in browser.value(CURRENT), "the bounds are stale")
    expect(browser.value("location.hash") == "#r0-4", "the address says where")
    expect("home" in browser.value("document.getElementById('tree').textContent"), "the tree is shown")
    expect("appearing" in browser.value("document.getElementById('tree').textContent"), "with the state")
    expect("launch-order" in browser.value("document.getElementById('why').textContent"), "the rule is shown")
    expect(browser.value("document.querySelectorAll('#screen .view').length") == 0, "its view is not in the window yet")
    order = browser.value("['now','why','state','more'].map(id => document.getElementById(id).getBoundingClientRect().top)")
    expect(order == sorted(order) and order[1] < 400, "the rule stands before the device, and above the fold")
    expect(browser.value("document.querySelectorAll('.source .met').length") == 3, "three expectations are met so far")
    browser.press("ArrowUp")
    expect("viewDidLoad" in browser.value(CURRENT), "one line back")
    browser.press("End")
    expect("didRotateFromInterfaceOrientation:" in browser.value(CURRENT), "the last line")
    expect(browser.value("document.querySelectorAll('.source .met').length") == 10, "all expectations are met")
    expect(browser.value("document.querySelectorAll('#screen .view').length") == 1, "the device with one view")
    expect("landscape right" in browser.value("document.getElementById('screen').textContent"), "the interface has turned")
    letters = browser.value("document.querySelector('#screen text').getBoundingClientRect().height")
    expect(letters >= 11, f"the labels of the device are {letters} pixels high")
    browser.press("Home")
    expect(browser.value("document.getElementById('where').value").startswith("line 1 of 11"), "the first line")
    expect(browser.value("document.querySelectorAll('.answer table').length") == 0, "one action of one version is told once")
    lead = browser.value("document.querySelector('.answer .lead').textContent")
    expect(lead == "Bounds of home are right from viewWillLayoutSubviews on.", lead)
    link = browser.value("document.querySelector('header a').href")
    expect(link.startswith("http"), "the source is a link")
    browser.open(blog, "#r0-5")
    expect("willRotateToInterfaceOrientation" in browser.value(CURRENT), "an address leads to a moment")
    cut = browser.value("(e => e.scrollWidth > e.clientWidth)(document.querySelector('#now h2'))")
    expect(not cut, "the selector in the panel is not cut")
    browser.press("?")
    expect(browser.value("document.getElementById('keys').open"), "? lists the keys")
    browser.press("Escape")


def folding(browser, nested):
    browser.size(1400, 900)
    browser.open(nested)
    browser.press("f")
    expect(browser.value("[...document.querySelectorAll('.act')].every(e => !e.open)"), "all is folded")
    browser.press("End")
    browser.press("ArrowRight")
    expect(browser.value("document.querySelectorAll('.act[open]').length") >= 1, "one is opened")
    browser.press("f")
    browser.press("f")
    browser.press("/")
    browser.value("document.getElementById('find').value = 'sheet viewdidappear'; document.getElementById('find').oninput()")
    expect(browser.value("document.getElementById('found').value") == "1 found", "it is found")
    browser.press("Enter")
    expect("sheet" in browser.value(CURRENT) and "viewDidAppear:" in browser.value(CURRENT), "folded lines are found")


def predicting(browser, blog, folder):
    """Nothing that comes later can be seen or read while predicting."""
    browser.size(1400, 900)
    browser.open(blog)
    browser.press("Home")
    browser.press("g")
    seen = "[...document.querySelectorAll('body *')].filter(e => !e.children.length && e.checkVisibility() && e.localName !== 'option').map(e => e.textContent).join('|')"
    text = browser.value(seen)
    expect("final" not in text and "320×460" not in text, "no bounds are told")
    outside = browser.value("[...document.querySelectorAll('.source .expect, .answer, #why, .map, .trace li')].every(e => !e.checkVisibility())")
    expect(outside, "expectations, table, rule, map and later rows are hidden")
    roles = browser.call("Accessibility.getFullAXTree")["nodes"]
    names = [node.get("name", {}).get("value", "") for node in roles if not node.get("ignored")]
    expect(not any("didRotateFrom" in name and "Right" in name for name in names), "nothing later is read aloud")
    expect(browser.value("document.querySelectorAll('.quiz button[data-choice]').length") == 5, "five choices")

    def choose(condition):
        browser.value("[...document.querySelectorAll('.quiz button[data-choice]:not(:disabled)')].find(b => " + condition + ").click()")

    choose("b.textContent.endsWith('home loadView')")
    expect("Right." in browser.value("document.querySelector('.quiz').textContent"), "right is right")
    expect("loadView" in browser.value(CURRENT), "and shown")
    choose("!b.textContent.endsWith('viewDidLoad')")
    expect("Hint: it belongs to loading" in browser.value("document.querySelector('.quiz').textContent"), "a hint")
    expect("loadView" in browser.value(CURRENT), "a second try")
    choose("!b.textContent.endsWith('viewDidLoad')")
    expect("it goes to home" in browser.value("document.querySelector('.quiz').textContent"), "another hint")
    browser.value("document.querySelector('.quiz input').value = 'home viewdidload'; document.querySelector('.quiz form').requestSubmit()")
    expect("viewDidLoad" in browser.value(CURRENT), "free text counts")
    expect("1 of 2 right at the first try" in browser.value("document.querySelector('.quiz').textContent"), "the score")
    for _ in range(3):
        choose("!b.textContent.endsWith('viewWillAppear:')")
    expect("It was home viewWillAppear:" in browser.value("document.querySelector('.quiz').textContent"), "the third miss is answered")
    browser.press("End")
    browser.press("ArrowDown")
    expect("viewWillAppear:" in browser.value(CURRENT), "keys do not look ahead")
    browser.press("g")
    expect(browser.value("[...document.querySelectorAll('.trace li')].every(e => e.checkVisibility())"), "all is shown again")


def guessing(browser, folder):
    """A callback may be written in any spelling, as in the terminal; of two versions the newer one is asked about."""
    browser.size(1400, 900)
    shown = None
    for line in (ROOT / "Tests/Browser/guesses.table").read_text().splitlines():
        if line.startswith("#"):
            continue
        where, guess, wanted = (part.strip() for part in line.split("|"))
        name, mode, at = where.split()
        if shown != (name, mode):
            browser.open(page(folder, f"{name}-{mode}", "--mode", mode, f"example:{name}"))
            shown = (name, mode)
        said = browser.value(f"""(() => {{
          row = {int(at) - 1};
          const next = nextCall(), found = named({json.dumps(guess)}, next);
          return found.length > 1 ? 'several' : !found.length ? 'none' : found[0].text === callText(next) ? 'right' : 'wrong';
        }})()""")
        expect(said == wanted, f"{line}: {said}")
    for arguments, title in [
        (["--mode", "ios12", "--mode", "ios26", "example:sheet"], "What comes next on iOS 26?"),
        (["--mode", "ios26", "--mode", "ios12", "example:sheet"], "What comes next on iOS 12?"),
    ]:
        browser.open(page(folder, "asked", *arguments))
        browser.press("Home")
        browser.press("g")
        for who, selector in trace(*arguments[2:]):
            expect(browser.value("document.querySelector('.quiz h3').textContent") == title, "the version is named")
            swift = selector.replace(":", "(_:)") if ":" in selector else selector + "()"
            browser.value(f"document.querySelector('.quiz input').value = '{who} {swift}'; document.querySelector('.quiz form').requestSubmit()")
            expect("Right." in browser.value("document.querySelector('.quiz').textContent"), f"{who} {swift} is next in {title}")
        expect(browser.value("document.querySelector('.quiz h3').textContent") == "The end", "the version has no more lines")


def main():
    browser = Browser()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        blog = page(folder, "blog", "--mode", "ios5", "Scenarios/blog/launch-in-landscape.txt")
        again = page(folder, "again", "--mode", "ios5", "Scenarios/blog/launch-in-landscape.txt")
        expect(blog.read_bytes() == again.read_bytes(), "the same bytes every time")
        expect(len(blog.read_bytes()) < 100_000, "a small page")
        steps(browser, blog)
        predicting(browser, blog, folder)
        guessing(browser, folder)
        looks(browser, folder)
        first_screen(browser, folder)
        paper(browser, folder)
        worksheet(browser, folder)
        wall(browser, folder)
        folding(browser, page(folder, "nested", "--mode", "ios5", "Scenarios/containers/nested.txt"))

        # Two versions, aligned.
        both = page(folder, "both", "--mode", "ios5", "--mode", "ios6", "example:memory")
        browser.open(both)
        alone = browser.value("[...document.querySelectorAll('.alone')].map(e => e.textContent).join('|')")
        expect("viewDidUnload" in alone and "not called on iOS 6" in alone, "what iOS 6 took away is said in words")
        expect("only on iOS 5" in browser.value("document.querySelector('header').textContent"), "and counted in the heading")
        browser.press("d")
        expect(browser.value("document.querySelector('[aria-current]').matches('.alone,.changed,.moved')"), "d goes to a difference")

        # One controller: two versions are compared in the trace, two actions in a table.
        browser.open(page(folder, "launch-both", "--mode", "ios5", "--mode", "ios6", "Scenarios/blog/launch-in-landscape.txt"))
        expect(browser.value("document.querySelectorAll('.answer table').length") == 0, "two versions are told once")
        # What both versions see is said once.
        expect(browser.value("document.querySelectorAll('.trace .b.stale').length") == 2, "the trace has what is stale")
        turned = folder / "turned.txt"
        turned.write_text("vcsim 1\nmode ios5\ndevice phone landscapeRight\ncontroller home\n  supports all\n  view from nib\n"
                          "launch home\nrotate portrait\n")
        browser.open(page(folder, "turned", str(turned)))
        expect(browser.value("document.querySelectorAll('.answer thead th').length") == 3, "the table has a column for each action")
        expect(browser.value("document.querySelectorAll('.answer td.none').length") > 0, "and says what isn't called")
        first = browser.value("document.querySelector('.answer td.first').closest('tr').textContent")
        expect(first.startswith("view"), f"the first final row: {first}")

        # Several scenarios on one page, with an index.
        several = page(folder, "several", "--mode", "ios5", "example:modal", "Scenarios/blog/rotate.txt")
        browser.open(several)
        expect(browser.value("document.querySelectorAll('nav li').length") == 2, "an index")
        browser.value("document.querySelector('#r1-3').click()")
        expect(browser.value("location.hash") == "#r1-3", "a line of the second scenario")
        expect(browser.value("document.querySelectorAll('#g1 .source .here').length") == 1, "marked in its own text")
        expect(browser.value("document.querySelectorAll('#g0 .source .here').length") == 0, "and not in the other's")

        # A run of thousands of lines: folded, and quick to step through.
        long = folder / "long.txt"
        long.write_text("vcsim 1\ncontroller home\ncontroller sheet\nlaunch home\n"
                        + "present sheet from home animated\ndismiss sheet animated\n" * 500)
        browser.open(page(folder, "long", str(long)))
        expect(browser.value("document.querySelectorAll('.act[open]').length") == 1, "long runs are folded but the launch")
        expect(browser.value("document.querySelectorAll('.rows li').length") > 5_000, "all lines are there")
        browser.press("End")
        expect(browser.value("document.querySelector('[aria-current]').getBoundingClientRect().top < innerHeight"), "the end is shown")

        # The sheet of a phone opens and closes.
        browser.size(390, 844)
        browser.open(folder / "nested.html", "#r0-25")
        low = browser.value("document.querySelector('aside').offsetHeight")
        browser.press("Enter")
        high = browser.value("document.querySelector('aside').offsetHeight")
        browser.press("Enter")
        expect(low < 844 * .15 < 844 * .5 < high, f"the sheet opens: {low}, {high}")
        expect(browser.value("document.querySelector('aside').offsetHeight") == low, "and closes")

        # The dark, and the other way by hand.
        browser.size(1400, 900, dark=True)
        browser.open(blog)
        background = "getComputedStyle(document.body).backgroundColor"
        expect(browser.value(background) == "rgb(14, 17, 22)", "the dark is dark")
        contrast = browser.value("""(() => {
          const light = (c) => { const v = c.map(x => { x /= 255; return x <= .03928 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4; });
            return .2126 * v[0] + .7152 * v[1] + .0722 * v[2]; };
          const read = (s) => s.match(/[0-9.]+/g).slice(0, 3).map(Number);
          const page = light(read(getComputedStyle(document.body).backgroundColor));
          return Math.min(...['.t span', '.t em', '.b small', '.no', 'h2', '#why p+p', '.b.stale span'].map(s => document.querySelector(s))
            .filter(Boolean).map(e => {
            const ink = light(read(getComputedStyle(e).color));
            return (Math.max(ink, page) + .05) / (Math.min(ink, page) + .05); }));
        })()""")
        expect(contrast >= 4.5, f"contrast is {contrast}")
        browser.press("t")
        expect(browser.value(background) == "rgb(255, 255, 255)", "t makes it light")

        # Read aloud: an ordered list, headings, landmarks.
        browser.open(folder / "nested.html")
        roles = browser.call("Accessibility.getFullAXTree")["nodes"]
        kinds = {node.get("role", {}).get("value") for node in roles}
        expect({"list", "listitem", "heading", "main", "complementary", "toolbar", "searchbox"} <= kinds, f"roles: {kinds}")

        # Words of a scenario are words, never code.
        scenario = folder / "hostile.txt"
        scenario.write_text(HOSTILE)
        browser.open(page(folder, "hostile", str(scenario)))
        expect(browser.value("window.broken === undefined"), "a title is text")
        expect(browser.value("document.querySelectorAll('img').length") == 0, "no element comes out of a text")
        expect(browser.value("document.querySelectorAll('header a').length") == 0, "only the web's addresses are links")
        browser.press("End")
        expect("already presenting" in browser.value("document.body.textContent"), "the warning is shown")

        # Without scripts it is a document.
        text = blog.read_text()
        expect(text.count("<li id=") == 10 and "launch-order" in text, "the list and the rules are in the document itself")

        expect(not browser.errors, f"errors: {browser.errors}")
    browser.close()
    print(f"{checked} things hold in the browser")


main()
