"""Uses the playground in a real browser, opened from a folder as a reader would.

Usage: playground.py VCSIM PLAYGROUND [FOLDER FOR SCREENSHOTS] [--long]. PLAYGROUND is the folder that .ci/playground makes.
--long holds all traces against the program's instead of a third, and prints how long a reader waits. Needs Chromium.
"""

import base64
import gzip
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import zlib

from browser import Browser

IS_LONG = "--long" in sys.argv
sys.argv = [word for word in sys.argv if word != "--long"]
VCSIM = str(pathlib.Path(sys.argv[1]).resolve())
PAGE = pathlib.Path(sys.argv[2]).resolve() / "index.html"
PICTURES = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
ROOT = pathlib.Path(__file__).resolve().parents[2]
MODES = ["ios5", "ios6", "ios7", "ios8", "ios13", "ios16", "ios18", "ios26"]
checked = 0


def expect(condition, what):
    global checked
    checked += 1
    if not condition:
        sys.exit(f"playground: {what}")


def until(browser, expression, what, frame=False):
    """Waits for something to become true; what never does is a failure."""
    end = time.monotonic() + 60
    expression = f"(() => {{ try {{ return !!({expression}); }} catch {{ return false; }} }})()"
    while not (browser.in_frame(expression) if frame else browser.value(expression)):
        if time.monotonic() > end:
            sys.exit(f"playground: {what}: {expression}")
        time.sleep(0.03)
    expect(True, what)


def opened(browser, fragment=""):
    browser.frame = None
    browser.open(PAGE, fragment)
    browser.value("playground.ready")
    until(browser, "document.querySelector('iframe, .exercise #mark') || document.getElementById('status').textContent", "something is shown")


def text_of(browser):
    return browser.value("document.getElementById('text').value")


def write(browser, text):
    """Puts a text in the place of the old one, as a paste does."""
    browser.value("(e => { e.focus(); e.setRangeText(" + json.dumps(text) + ", 0, e.value.length, 'end'); e.dispatchEvent(new Event('input')); })"
                  "(document.getElementById('text'))")


def typed(browser, text):
    for letter in text:
        browser.press("Enter" if letter == "\n" else letter)


def status(browser):
    return browser.value("document.getElementById('status').textContent")


PROBLEMS = "document.getElementById('problems').textContent"
TRACE = "[...document.querySelectorAll('.trace li[class*=f-]')].map(e => e.textContent).join('|')"


def traces(browser):
    """For the shipped scenarios the page's traces are those of `vcsim run`, in its own versions and in others."""
    opened(browser)
    count = 0
    for path in sorted((ROOT / "Scenarios").rglob("*.txt"))[::1 if IS_LONG else 3]:
        text = json.dumps(path.read_text())
        own = browser.value(f"playground.ask(['look'], {text}).then((said) => JSON.parse(said).cases)")
        choices = list(dict.fromkeys(re.sub(r"^[^+]*", "", name) for name in own))
        for arguments, cases in [
            ([], own), (sum((["--mode", mode] for mode in MODES), []), [mode + choice for choice in choices for mode in MODES])]:
            said = browser.value(f"Promise.all({json.dumps(cases)}.map((name) => playground.ask(['trace', name], {text})))")
            done = subprocess.run([VCSIM, "run", "-q", *arguments, str(path)], capture_output=True)
            if len(cases) > 1:
                said = ["\n".join(f"# {path.stem}@{name}\n{trace}" for name, trace in zip(cases, said))]
            expect(said[0].encode() == done.stdout, f"{path.name} {arguments}: the trace is another")
            count += len(cases)
    pages = 0
    for name in ["modal", "rotation", "landscape-launch"]:
        path = ROOT / f"Scenarios/examples/{name}.txt"
        said = browser.value(f"playground.ask(['page', 'ios6'], {json.dumps(path.read_text())})").split("\n", 1)[1]
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder) / "scenario.txt"
            copy.write_text(path.read_text())
            subprocess.run([VCSIM, "page", "-q", "--mode", "ios6", "-o", folder + "/page.html", str(copy)], check=True)
            # Only the command line carries the records' addresses: there their names are links.
            page = pathlib.Path(folder, "page.html").read_text()
            page = re.sub(r'<a href="[^"]*" rel="noreferrer">(<code>[^<]*</code>)</a>', r"\1", page)
            page = re.sub(r'\["([^"]+)","https?://[^"]*"\]', r'["\1"]', page)
            # So does only the command line play a scenario in every version.
            page = re.sub(r'<section class="rules history">.*?</section>\n', "", page, flags=re.S)
            expect(said == page, f"{name}: the page is that of vcsim page")
        pages += 1
    print(f"{count} traces are those of vcsim run, {pages} pages those of vcsim page")


def writing(browser):
    """From the first letter to the trace, by the keyboard."""
    browser.size(1400, 900)
    opened(browser)
    until(browser, "document.querySelectorAll('#colors .keyword').length > 5", "words have colors")
    write(browser, "")
    typed(browser, "vcsim 1\ncontroller home\n  supports all\n")
    # A new line begins where the one before it began.
    browser.press("Backspace")
    browser.press("Backspace")
    typed(browser, "launch hoem\n")
    expect(text_of(browser) == "vcsim 1\ncontroller home\n  supports all\nlaunch hoem\n", f"the text is {text_of(browser)}")
    until(browser, PROBLEMS + ".includes('VS2001') && " + PROBLEMS + ".includes(\"'hoem'\")", "the problem is named")
    until(browser, "document.querySelectorAll('#colors .error').length == 1", "and underlined")
    until(browser, "document.getElementById('trace').classList.contains('old')", "the trace is marked as an older one")
    browser.press("F8")
    until(browser, "(e => e.value.slice(e.selectionStart, e.selectionEnd))(document.getElementById('text')) == 'hoem'", "F8 goes to it")
    until(browser, "document.getElementById('status').textContent.includes('hoem')", "and says what it is")
    browser.press(".", 2)
    until(browser, "document.getElementById('text').value.includes('launch home\\n')", "the first way to mend it is taken")
    until(browser, "!document.getElementById('trace').classList.contains('old')", "the trace is new")
    until(browser, TRACE + ".includes('viewDidAppear:')", "and is shown", frame=True)

    browser.value("(e => e.setSelectionRange(e.value.length, e.value.length))(document.getElementById('text'))")
    browser.press(" ", 2)
    until(browser, "!document.getElementById('completions').hidden", "words are offered")
    offers = browser.value("[...document.querySelectorAll('#completions b')].map(e => e.textContent)")
    expect({"present", "rotate", "memory warning"} <= set(offers), f"the lines of a story: {offers[:5]}")
    until(browser, "document.getElementById('text').getAttribute('aria-activedescendant') == 'offer-0'", "one is chosen")
    browser.press("Escape")
    until(browser, "document.getElementById('completions').hidden", "Escape shuts the list")
    typed(browser, "mem")
    until(browser, "!document.getElementById('completions').hidden", "words are offered while one is written")
    # The list for the letters before may still stand there.
    until(browser, "[...document.querySelectorAll('#completions b')].every(e => e.textContent.startsWith('mem'))", "those that fit")
    browser.press("ArrowDown")
    browser.press("Enter")
    expect(text_of(browser).endswith("launch home\nmemory warning"), "the chosen one is written")
    until(browser, TRACE + ".includes('didReceiveMemoryWarning')", "and has its trace", frame=True)
    expect("applicationDidReceiveMemoryWarning:" in browser.in_frame("document.querySelector('li[aria-current]').textContent"),
           "the trace stands at the line that is written")
    until(browser, "document.getElementById('word').textContent.includes('didReceiveMemoryWarning')", "the word at the cursor is explained")
    browser.value("document.execCommand('undo')")
    expect(text_of(browser).endswith("mem"), "it can be undone")

    # From the text to the trace and back.
    write(browser, "vcsim 1\nmode ios6\ncontroller home\ncontroller sheet\nlaunch home\npresent sheet from home animated\n")
    until(browser, TRACE + ".includes('sheet')", "another trace", frame=True)
    browser.press("F6")
    until(browser, "document.activeElement.localName == 'iframe'", "F6 goes to the trace")
    until(browser, "document.activeElement.matches('li,body')", "to its line", frame=True)
    browser.in_frame("document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Home', bubbles: true}))")
    until(browser, "document.querySelector('.line.here').textContent.startsWith('launch')", "the line of the scenario is marked")
    browser.in_frame("document.dispatchEvent(new KeyboardEvent('keydown', {key: 'n', bubbles: true}))")
    until(browser, "document.querySelector('.line.here').textContent.startsWith('present')", "and follows")
    browser.in_frame("document.dispatchEvent(new KeyboardEvent('keydown', {key: 'g', bubbles: true}))")
    until(browser, "document.querySelectorAll('.quiz button[data-choice]').length == 5", "predicting asks", frame=True)
    browser.in_frame("document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))")
    browser.in_frame("document.dispatchEvent(new KeyboardEvent('keydown', {key: 'F6', bubbles: true}))")
    until(browser, "document.activeElement.id === 'text'", "F6 goes back")
    browser.press("F1")
    until(browser, "document.getElementById('keys').open", "F1 lists the keys")
    browser.press("Escape")

    # Laying out, the outline.
    write(browser, "vcsim   1\ncontroller   home\nlaunch home\n")
    browser.call("Input.dispatchKeyEvent", type="keyDown", key="F", code="KeyF", modifiers=9)
    until(browser, "document.getElementById('text').value.startsWith('vcsim 1\\ncontroller home')", "the text is laid out")
    until(browser, "document.querySelectorAll('#outline button').length === 2", "the outline")
    browser.value("document.querySelectorAll('#outline button')[1].click()")
    expect(browser.value("document.getElementById('text').selectionStart") == len("vcsim 1\ncontroller home\n"), "leads to the line")

    # The control key leaves the text: nobody is caught in it.
    browser.press("Tab")
    expect(browser.value("document.activeElement.id") != "text", "Tab leaves the text")


# What the frame shows of a run, without what the reader has chosen or folded.
SHOWN = """(() => {
  const copy = document.body.cloneNode(true);
  for (const one of copy.querySelectorAll('*')) {
    for (const name of ['aria-current', 'tabindex', 'open']) one.removeAttribute(name);
    one.classList.remove('chosen');
    // In which order its names stand is nobody's business.
    const all = [...one.attributes].sort((a, b) => a.name < b.name ? -1 : 1);
    for (const {name} of all) one.removeAttribute(name);
    for (const {name, value} of all) one.setAttribute(name, value);
  }
  return [document.title, copy.className, copy.style.cssText, ...[...document.querySelectorAll('style[media]')].map((one) => one.media),
    ...['header', '.answer', '.trace', '.rules', '#data'].map((part) => (copy.querySelector(part)?.outerHTML ?? '').replace(/>\\s+</g, '><').replaceAll(' class=""', ''))];
})()"""


def renewal(browser):
    """What a key has changed takes the place of the old, and only that; what comes out is the page that is made anew."""
    names = ["modal", "landscape-launch", "memory", "containment", "modal"]
    fresh = {}
    for name in names:
        opened(browser, "#example=" + name)
        until(browser, "document.querySelector('[aria-current]')", f"{name} is shown", frame=True)
        fresh[name] = browser.in_frame(SHOWN)
    for name in names[1:] + names:
        browser.value(f"(e => {{ e.value = {json.dumps(name)}; e.onchange(); }})(document.getElementById('examples'))")
        until(browser, f"JSON.stringify({SHOWN}) === {json.dumps(json.dumps(fresh[name], ensure_ascii=False, separators=(',', ':')))}",
              f"{name} in the place of another is as by itself", frame=True)

    def shown(change):
        browser.value("window.shownNext = new Promise((done) => addEventListener('shown', () => done(true), {once: true})); 0")
        change()
        browser.value("shownNext")

    browser.in_frame("document.querySelectorAll('.trace li').forEach((one) => { one.isOld = true; }); 0")
    text = text_of(browser)
    shown(lambda: write(browser, text + "# remark\n"))
    old = "[...document.querySelectorAll('.trace li')].map((one) => !!one.isOld)"
    expect(all(browser.in_frame(old)), "a remark changes nothing that is shown")
    browser.in_frame("document.dispatchEvent(new KeyboardEvent('keydown', {key: 'g', bubbles: true}))")
    shown(lambda: write(browser, text + "# another\n"))
    until(browser, "document.body.classList.contains('predicting')", "nor ends what the reader does", frame=True)
    shown(lambda: write(browser, text + "memory warning\n"))
    expect(browser.in_frame("document.body.classList.contains('predicting') && document.querySelectorAll('.trace li:not([hidden])').length === 0"),
           "another trace is asked about from its beginning")
    browser.in_frame("document.dispatchEvent(new KeyboardEvent('keydown', {key: 'g', bubbles: true}))")
    kept = browser.in_frame(old)
    expect(kept[0] and not kept[-1], "an action more leaves those before it as they are")
    # What takes too long, as this does on most machines, ends the worker; the next one knows nothing of what the frame has.
    browser.value("playground.ask(['look'], 'vcsim 1\\n' + 'note \"0123456789\"\\n'.repeat(600_000)).catch(() => 0).then(() => 0)")
    shown(lambda: write(browser, text + "memory warning\nmemory warning\n"))
    expect(TRACE and browser.in_frame(TRACE).count("applicationDidReceiveMemoryWarning:") == 2, "and shows the next run whole")


def versions(browser):
    opened(browser, "#example=memory")
    until(browser, "document.getElementById('first').value === 'ios26' && document.getElementById('second').value === 'ios5'", "both versions")
    until(browser, "document.querySelectorAll('.alone').length > 0", "side by side", frame=True)
    expect("not called on iOS 26" in browser.in_frame("document.body.textContent"), "differences are said")
    browser.value("document.getElementById('second').value = ''; document.getElementById('second').onchange()")
    until(browser, "document.body.classList.contains('one')", "one alone", frame=True)
    browser.value("document.getElementById('first').value = 'ios17'; document.getElementById('first').onchange()")
    until(browser, "document.querySelector('header').textContent.includes('iOS 17')", "another version", frame=True)
    until(browser, "location.hash.endsWith('&in=ios17')", "the address says so")


def addresses(browser):
    """The scenario is in the address; one that is broken says so and breaks nothing."""
    text = 'vcsim 1\ntitle "Ünïcode 😀"\ncontroller home\nlaunch home\n'
    opened(browser)
    write(browser, text)
    before = browser.value("location.hash")
    until(browser, f"location.hash !== {json.dumps(before)} && location.hash.startsWith('#s=')", "the address follows")
    address = browser.value("location.hash")
    browser.value("document.getElementById('share').click()")
    until(browser, "document.getElementById('status').textContent.includes('link')", "a link can be taken along")
    opened(browser, address)
    until(browser, f"document.getElementById('text').value === {json.dumps(text)}", "it is read again")
    until(browser, "document.querySelector('h1').textContent.includes('Ünïcode 😀')", "and shown", frame=True)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = packer.compress(b"a" * 50_000_000) + packer.flush()
    letters = base64.urlsafe_b64encode(bomb).decode().rstrip("=")
    for broken in ["#s=", "#s=%%%", "#s=AAAA", address[:20], "#what", "#s=" + letters, "#s=<img src=x onerror=alert(1)>", "#in=ios5"]:
        opened(browser, broken)
        until(browser, "document.getElementById('status').textContent.includes('holds no scenario')", f"{broken[:30]} is named broken")
        expect(text_of(browser).startswith("vcsim 1"), "an example stands there")
    opened(browser, "#example=nothing-of-the-kind")
    until(browser, "document.getElementById('status').textContent.includes('no example')", "an example that is none")


def files(browser):
    """A scenario includes what lies beside it; what is missing is named, and can be written or dropped."""
    opened(browser)
    write(browser, 'vcsim 1\nmode ios6\ninclude "parts/screens.txt"\nlaunch harbour\n')
    until(browser, PROBLEMS + ".includes('no file of this name')", "a file that is missing is a problem")
    until(browser, "document.querySelector('#file-list summary')?.textContent.includes('missing')", "and has a field")
    browser.value("(f => { f.value = 'controller harbour\\n  supports all\\n'; f.dispatchEvent(new Event('input')); })"
                  "(document.querySelector('#file-list textarea'))")
    until(browser, TRACE + ".includes('harbour')", "what is written there is included", frame=True)
    until(browser, "!" + PROBLEMS + ".includes('no file of this name')", "and the problem is gone")
    until(browser, "location.hash.includes('&file=')", "the address has the file too")
    address = browser.value("location.hash")
    opened(browser, address)
    until(browser, TRACE + ".includes('harbour')", "and it is read again", frame=True)
    browser.value("document.querySelectorAll('#file-list button')[1].click()")
    until(browser, PROBLEMS + ".includes('no file of this name')", "a file can be taken away")
    # Dropped: one that the scenario asks for, a scenario with its file, and two of which neither is the scenario.
    drop = ("""(files => { const all = new DataTransfer(); for (const [name, text] of files) all.items.add(new File([text], name));
      document.dispatchEvent(Object.assign(new Event('drop', {bubbles: true, cancelable: true}), {dataTransfer: all})); })""")
    browser.value(drop + "([['screens.txt', 'controller harbour\\ncontroller sheet\\n']])")
    until(browser, "!" + PROBLEMS + ".includes('no file of this name')", "a dropped file is put beside the scenario")
    expect("include" in text_of(browser), "which stays")
    browser.value(drop + "([['b.txt', 'controller far\\n'], ['a.txt', 'vcsim 1\\ninclude \"b.txt\"\\nlaunch far\\n']])")
    until(browser, TRACE + ".includes('far')", "a scenario is dropped with its file", frame=True)
    browser.value(drop + "([['x.txt', 'controller x\\n'], ['y.txt', 'controller y\\n']])")
    until(browser, "document.getElementById('status').textContent.includes('Which of these')", "of two it is asked which is meant")
    expect("launch far" in text_of(browser), "and nothing is lost")


HOSTILE = """vcsim 1
title "</script><script>parent.broken=1;window.broken=1</script><img src=x onerror=alert(1)> & \\\\ ' ` end </body>"
source "javascript:window.broken=1"
controller constructor
controller end-of
launch end-of
note "</textarea></pre><script>window.broken=1</script>"
present constructor from end-of animated
"""
ENDLESS = """vcsim 1
controller home
controller sheet
when home didReceiveMemoryWarning
  memory warning
launch home
memory warning
"""


def hostile(browser):
    opened(browser)
    write(browser, HOSTILE)
    until(browser, "document.querySelector('h1').textContent.includes('onerror=alert')", "a title is text", frame=True)
    for frame in [False, True]:
        read = browser.in_frame if frame else browser.value
        expect(read("window.broken === undefined"), "nothing of it is carried out")
        expect(read("document.querySelectorAll('img').length") == 0, "no element comes out of it")
    until(browser, "document.querySelectorAll('a[href^=javascript]').length == 0", "only the web's addresses are links", frame=True)
    # The frame is a stranger to the page: whatever ran in it could not reach out.
    until(browser, "(() => { try { return !parent.document; } catch { return true; } })()", "the frame cannot read the page", frame=True)
    write(browser, 'vcsim 1\ncontroller <img src=x onerror="window.broken=1">\nlaunch home\n')
    until(browser, PROBLEMS + ".includes('error')", "markup in a name is a problem")
    until(browser, "document.querySelectorAll('img').length == 0", "and no element")

    write(browser, ENDLESS)
    until(browser, PROBLEMS + ".includes('hooks')", "hooks without an end are a problem")
    # Far more work than anybody waits for: the engine is ended, and the page goes on.
    write(browser, "vcsim 1\n" + "".join(f"controller c{i}\n" for i in range(400)) + "launch c0\n" + "".join(
        f"present c{i} from c{i - 1} animated\n" for i in range(1, 400)) + "rotate landscapeLeft\nrotate portrait\n" * 3000)
    until(browser, PROBLEMS + ".includes('the run is too long') || document.getElementById('status').textContent.includes('too long')",
          "a run that takes too long is ended")
    write(browser, "vcsim 1\ncontroller home\nlaunch home\n")
    until(browser, TRACE + ".split('|').length < 15 && " + TRACE + ".includes('viewDidAppear:')", "and the next one is shown", frame=True)

    # Ten megabytes, as a paste, as a file, and past the page.
    browser.value("(e => { const before = e.value; e.setRangeText('x'.repeat(10_000_000), 0, 0, 'end'); e.dispatchEvent(new Event('input')); })"
                  "(document.getElementById('text'))")
    until(browser, "document.getElementById('status').textContent.includes('a million')", "ten megabytes are refused in words")
    write(browser, "vcsim 1\ncontroller home\nlaunch home\n")
    until(browser, "document.getElementById('status').textContent === ''", "and the page goes on")
    large = "'vcsim 1\\n' + 'note \"0123456789\"\\n'.repeat(600_000)"
    said = browser.value(f"playground.ask(['look'], {large}).then((said) => said.length, (error) => error.message)")
    expect(said == "slow" or isinstance(said, int), f"the engine answers or is ended: {said}")
    expect(browser.value("playground.ask(['trace', 'ios6'], 'vcsim 1\\ncontroller a\\nlaunch a\\n')").startswith("launch a"), "and answers again")


def looks(browser):
    for width, height, dark in [(1400, 900, False), (1400, 900, True), (1000, 800, False), (400, 844, False), (400, 844, True)]:
        browser.size(width, height, dark)
        for name in ["landscape-launch", "modal", "containment"]:
            opened(browser, "#example=" + name)
            until(browser, "document.querySelector('[aria-current]')", "a line is chosen", frame=True)
            expect(browser.value("document.documentElement.scrollWidth") <= width, f"{name} scrolls sideways at {width}")
            expect(browser.value("document.documentElement.scrollHeight") <= height, f"{name} scrolls at {width}")
            where = f"{name}-{width}{'-dark' if dark else ''}"
            if PICTURES:
                browser.picture(PICTURES / f"playground-{where}.png")
            if width < 800:
                expect(not browser.value("document.getElementById('trace').checkVisibility()"), "one thing at a time")
                browser.value("document.getElementById('tab-trace').click()")
                until(browser, "document.getElementById('trace').checkVisibility()", "the other by its tab")
                expect(not browser.value("document.getElementById('writing').checkVisibility()"), "in the place of the first")
                until(browser, f"innerWidth === {width} && document.documentElement.scrollWidth <= {width}", "the trace has room", frame=True)
                if PICTURES:
                    browser.picture(PICTURES / f"playground-{where}-trace.png")
            elif name == "modal":
                # The letters of the text area and those in color lie upon each other.
                apart = browser.value("""(() => { const a = document.getElementById('text'), c = document.getElementById('colors');
                  const [x, y] = [a, c].map((e) => { const s = getComputedStyle(e); return [s.font, s.padding, s.lineHeight, s.letterSpacing].join(); });
                  return x !== y || Math.abs(a.scrollHeight - c.scrollHeight) > 1 || Math.abs(a.getBoundingClientRect().top - c.getBoundingClientRect().top) > .5; })()""")
                expect(not apart, "letters and colors lie upon each other")
                expect(browser.value("""(() => {
                  const light = (c) => { const v = c.map(x => { x /= 255; return x <= .03928 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4; });
                    return .2126 * v[0] + .7152 * v[1] + .0722 * v[2]; };
                  const read = (s) => s.match(/[0-9.]+/g).slice(0, 3).map(Number);
                  const page = light(read(getComputedStyle(document.body).backgroundColor));
                  return Math.min(...['.keyword', '.controller', '.value', '.text', '.number', '.below h2', '#word p'].map(s => document.querySelector(s))
                    .filter(Boolean).map(e => { const ink = light(read(getComputedStyle(e).color));
                      return (Math.max(ink, page) + .05) / (Math.min(ink, page) + .05); })); })()""") >= 4.5, "colors can be read")
    browser.size(1400, 900)
    opened(browser)
    roles = browser.call("Accessibility.getFullAXTree")["nodes"]
    kinds = {node.get("role", {}).get("value") for node in roles if not node.get("ignored")}
    expect({"textbox", "combobox", "heading", "main", "region", "status", "button"} <= kinds, f"roles: {kinds}")
    named = [node for node in roles if node.get("role", {}).get("value") in ("textbox", "combobox", "button") and not node.get("ignored")]
    expect(all(node.get("name", {}).get("value") for node in named), "every control has a name")


WRONG = """vcsim 1
mode ios6
controller home
controller sheet
launch home
present sheet from home animated
expect
  sheet loadView
  sheet viewDidLoad
  sheet viewWillAppear: animated=yes
  home viewWillDisappear: animated=yes
  ...
"""
SIGNS = "[...document.querySelectorAll('.line')].map((e, n) => e.dataset.sign ? n + 1 + e.dataset.sign : '').join('')"


def expectations(browser):
    """An `expect` is marked as `check` marks it, with its difference."""
    browser.size(1400, 900)
    opened(browser)
    write(browser, WRONG)
    until(browser, SIGNS + ".includes('✗')", "what is wrong has a sign")
    # Before the new text is read, it plays for a moment in the versions of the old one.
    until(browser, "document.querySelector('.expectation b').textContent === 'iOS 6'", "the block is a problem of its own version")
    expect("not as expected" in browser.value(PROBLEMS), "and says so")
    signs = browser.value(SIGNS)
    expect(signs.startswith("8✓9✓") and signs.count("✗") >= 1, f"and what is right has another sign: {signs}")
    shown = browser.value("document.querySelector('.expectation pre').textContent")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "wrong.txt")
        path.write_text(WRONG)
        checked = subprocess.run([VCSIM, "check", "--color=never", str(path)], capture_output=True, text=True).stdout
    for line in [line.strip() for line in checked.split("\n") if line.startswith(("    - ", "    + ", "    ^ "))]:
        words = re.sub(r"\s+\[[\w-]+\]$", "", re.split(r"   ", line[2:])[0])
        expect(words in shown, f"the difference has {words}: {shown}")
    until(browser, "document.getElementById('counts').textContent.includes('of 4 expected lines')", "they are counted")
    write(browser, WRONG.replace("  sheet viewWillAppear: animated=yes\n", "  ...\n"))
    until(browser, SIGNS + ".includes('✓') && !" + SIGNS + ".includes('✗')", "a right one has none but right signs")


ROWS = """[...document.querySelectorAll('.trace summary, .trace li')].map(e => e.getBoundingClientRect()).filter(r => r.height > 0 &&
  r.top >= document.querySelector('.heads').getBoundingClientRect().bottom - 1 && r.bottom <= document.querySelector('aside').getBoundingClientRect().top + 1).length"""


def room(browser):
    """The trace has the screen: so many rows of it are seen at first."""
    for width, height, least in [(1280, 720, 26), (1400, 900, 26)]:
        browser.size(width, height)
        opened(browser, "#example=modal")
        until(browser, "document.querySelector('[aria-current]')", "a line is chosen", frame=True)
        browser.in_frame("scrollTo(0, 0)")
        rows = browser.in_frame(ROWS)
        expect(rows >= least, f"{rows} rows are seen at {width}×{height}")
        if PICTURES:
            browser.picture(PICTURES / f"playground-room-{width}.png")


def linked(browser):
    """Links open a quiz, a line, or a frame of somebody's page."""
    browser.size(1280, 720)
    opened(browser, "?predict#example=modal")
    until(browser, "document.querySelector('.quiz')", "a quiz asks at once", frame=True)
    expect(browser.in_frame("document.querySelectorAll('.trace li:not([hidden])').length") == 0, "and shows nothing of what comes")
    expect(browser.value("document.querySelector('[data-view=predict]').getAttribute('aria-pressed')") == "true", "its button is pressed")
    opened(browser, "#example=modal&line=10")
    until(browser, "document.activeElement.id === 'text' && playground && document.getElementById('text').value.slice(0, "
                   "document.getElementById('text').selectionStart).split('\\n').length === 10", "a link opens at a line")
    browser.value("document.getElementById('share-embed').click()")
    until(browser, "document.getElementById('status').textContent", "a link is made")
    said = status(browser)
    if "<iframe" in said:
        expect("?embed#s=" in said and 'height="420"' in said, f"the code embeds the scenario: {said[:80]}")
    browser.size(700, 420)
    opened(browser, "?embed#example=modal")
    until(browser, "document.querySelector('.embedded [aria-current]') && innerWidth === 700", "an embedded trace fills the frame", frame=True)
    browser.in_frame("scrollTo(0, 0)")
    rows = browser.in_frame(ROWS)
    expect(rows >= 17, f"{rows} rows are seen in a frame of 700×420")
    bar = browser.value("document.getElementById('title').textContent")
    expect(re.fullmatch(r".+ · iOS \d+( · iOS \d+)?", bar), f"the bar has the title and the version: {bar}")
    expect(browser.value("document.documentElement.scrollWidth <= innerWidth && document.querySelector('body>header').offsetHeight <= 36"), "in one line")
    if PICTURES:
        browser.picture(PICTURES / "playground-embedded.png")


def exercises(browser):
    """An exercise hides its trace until it is answered, marks the answer, and keeps the grade."""
    browser.size(1280, 720)
    menu = browser.value("SCENARIOS.map((one) => one.name)")
    expect(not any(name.startswith("solved") for name in menu) and menu.count("exercise-4") == 1, "no solution is in the menu")
    opened(browser, "?exercise=1")
    until(browser, "document.querySelector('#task h2')?.textContent.startsWith('Exercise 1')", "the question stands there")
    until(browser, "document.querySelectorAll('#bank .words button').length > 4", "words are offered")
    until(browser, TRACE + ".includes('viewDidAppear:')", "the trace goes up to the action that is asked about", frame=True)
    expect("viewDidDisappear" not in browser.in_frame("document.documentElement.outerHTML"), "and no further")
    expect("viewDidDisappear: animated=no" not in browser.value("document.body.textContent"), "the page has no answer")
    browser.value("(e => { e.focus(); const at = e.value.indexOf('present detail'); e.setSelectionRange(at, at); })(document.getElementById('text'))")
    until(browser, "document.getElementById('word').textContent.includes('presentViewController')", "the word at the cursor is explained")
    expect("viewDidDisappear: animated=no" not in browser.value("document.body.textContent"), "without what it causes")
    choose = "(text => [...document.querySelectorAll('#bank .words button')].find(e => e.textContent === text).click())"
    browser.value(choose + "('nothing')")
    expect(text_of(browser).endswith("present detail from home\nexpect nothing\n"), "nothing can be expected")
    for callback in ["viewDidDisappear:", "viewWillDisappear:"]:
        browser.value(choose + f"('home {callback}')")
    expect(text_of(browser).endswith("present detail from home\nexpect\n  home viewDidDisappear:\n  home viewWillDisappear:\n"),
           f"a word that is chosen is a line of the answer: {text_of(browser)}")
    drawn = "[...document.querySelectorAll('#drawn li')].map(e => e.textContent).join('|')"
    expect(browser.value(drawn) == "home viewDidDisappear:|home viewWillDisappear:", "the answer is drawn")
    expect(browser.value("document.querySelectorAll('#drawn .way').length") == 1, "a wedge that no line ends is seen")
    # By the pointer, as a student does.
    browser.value("document.getElementById('mark').click()")
    until(browser, "document.getElementById('verdict').textContent.includes('Hint')", "a wrong answer has a hint")
    expect("✗" in browser.value(SIGNS) or "⇅" in browser.value(SIGNS), "and its line a sign")
    if PICTURES:
        browser.picture(PICTURES / "playground-exercise.png")
    right = "(e => { e.value = e.value.replace(/expect[^]*$/, 'expect\\n  home viewWillDisappear:\\n  home viewDidDisappear:\\n'); e.dispatchEvent(new Event('input')); })"
    browser.value(right + "(document.getElementById('text'))")
    browser.value("document.getElementById('mark').click()")
    until(browser, "document.getElementById('verdict').textContent.includes('Right, at the second try')", "a right one is praised")
    until(browser, TRACE + ".includes('viewDidDisappear: animated=no')", "and the trace is shown", frame=True)
    until(browser, "document.querySelector('li[aria-current]').textContent.includes('viewWillDisappear')", "at what was asked about", frame=True)
    until(browser, "document.getElementById('counts').textContent === '2 of 2 expected lines in order'", "the status bar agrees")
    expect(not browser.value("document.getElementById('drawn').checkVisibility()"), "in the place of the answer")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "exercise.txt")
        path.write_text(text_of(browser))
        expect(subprocess.run([VCSIM, "check", "-q", str(path)]).returncode == 0, "and so does check")
    expect("1 exercise" in browser.value("document.querySelector('.grade').textContent"), "the grade is kept")
    expect(browser.value("document.activeElement.textContent").startswith("Next exercise"), "the next one is one key away")
    # On a phone the drawn answer is beside its words.
    browser.size(400, 844)
    until(browser, "document.getElementById('drawn').parentElement.id === 'writing'", "in a narrow window it is in the other tab")
    browser.size(1280, 720)
    # Where values are compared, a word leaves room for them.
    browser.value("document.activeElement.click()")
    until(browser, "document.querySelector('#task h2').textContent.startsWith('Exercise 2')", "the next exercise")
    until(browser, choose.replace(".click()", "") + "('home viewWillLayoutSubviews bounds=')", "its words have values")
    browser.value(choose + "('home viewWillLayoutSubviews bounds=')")
    typed(browser, "393x852")
    for callback in ["home.view layoutSubviews", "home viewDidLayoutSubviews"]:
        browser.value(choose + f"({json.dumps(callback)})")
    browser.value("document.getElementById('mark').click()")
    until(browser, "document.getElementById('verdict').textContent.includes('Right, at the first try')", "which are judged")
    # Each solution that needs no other line than those of its answer can be chosen from the words.
    for page in sorted((ROOT / "docs/lessons").glob("[0-9]*.md")):
        exercise, solved = (re.search(rf"^```vcsim {kind}-\d+\.txt\n(.*?)^```$", page.read_text(), re.M | re.S)[1] for kind in ["exercise", "solved"])
        answer = re.search(r"^expect( nothing)?\n((?:  .*\n)*)", solved, re.M)
        if solved.replace(answer[0], "") != exercise:
            continue
        opened(browser, f"?exercise={int(page.name[:2])}")
        until(browser, "document.querySelectorAll('#bank .words button').length > 1", f"{page.name}: words are offered beside nothing")
        lines = [line for line in answer[2].split("\n")[:-1] if not line.startswith("  -- ")]
        # Where values are compared as stated, times need no line.
        for line in ["nothing"] if answer[1] else lines:
            word = " ".join(line.split()[:2])
            browser.value(f"[...document.querySelectorAll('#bank .words button')].find(e => e.textContent.startsWith({json.dumps(word)})).click()")
            if text_of(browser).rstrip("\n").endswith("="):
                typed(browser, line.split("=")[1])
        browser.value("document.getElementById('mark').click()")
        until(browser, "document.getElementById('verdict').textContent.startsWith('Right')", f"{page.name}: its solution can be chosen")
    # The answer goes on below the action that is asked about, although another action follows.
    opened(browser, "?exercise=17")
    until(browser, "document.querySelectorAll('#bank .words button').length > 4", "words are offered")
    browser.value("document.querySelector('#bank .words button').click()")
    expect(re.search(r"\npresent form from frame\nexpect\n  photo \S+\ndismiss form\n$", text_of(browser)), "in the middle of the text")


def times(browser):
    """Actions are moved along the time, by keys and by the pointer; what comes of it is written and shown at once."""
    browser.size(1400, 900)
    opened(browser)
    text = "vcsim 1\nmode ios6\ncontroller home\n  supports all\ncontroller sheet\n  supports all\nlaunch home\npresent sheet from home animated\nrotate landscapeRight\n"
    write(browser, text)
    until(browser, TRACE + ".includes('sheet') && document.body.classList.contains('one')", "it is shown", frame=True)
    browser.value("document.querySelector('[data-view=time]').click()")
    until(browser, "document.querySelectorAll('.strip .handle').length === 2", "actions are handles", frame=True)
    browser.in_frame("[...document.querySelectorAll('.handle')].at(-1).focus()")
    earlier = "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft', bubbles: true, cancelable: true}))"
    browser.in_frame(earlier)
    # The places that a scenario cannot say are left out once the orders are known; a key before that may end on one of them.
    until(browser, "document.querySelectorAll('.groove path').length > 1", "a groove shows the orders", frame=True)
    for _ in range(2):
        before = text_of(browser)
        browser.in_frame(earlier)
        until(browser, f"document.getElementById('text').value !== {json.dumps(before)}", "a key moves it to an earlier place")
    until(browser, "document.getElementById('text').value.includes('without waiting\\nwait ')", "a key moves it into the animation")
    until(browser, "document.querySelector('.told')?.textContent.includes('ms after the beginning of present sheet')", "words say where", frame=True)
    if PICTURES:
        browser.picture(PICTURES / "playground-time.png")
    browser.in_frame("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true}))")
    until(browser, "document.getElementById('text').value === " + json.dumps(text), "Escape puts it back")
    until(browser, "!document.querySelector('.told').textContent", "and forgets what it has said", frame=True)
    until(browser, "document.activeElement.getAttribute('aria-label') === 'rotate landscapeRight'", "the handle keeps the focus", frame=True)
    browser.in_frame("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'Home', bubbles: true, cancelable: true}))")
    until(browser, "document.getElementById('text').value !== " + json.dumps(text), "and keys go on moving it")
    browser.in_frame("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true}))")
    until(browser, "document.getElementById('text').value === " + json.dumps(text), "Escape puts it back again")
    # The pointer draws a dismissal into the presentation that it ends.
    text = text.replace("rotate landscapeRight", "dismiss sheet animated")
    write(browser, text)
    until(browser, "[...document.querySelectorAll('.strip .handle')].at(-1).getAttribute('aria-label').startsWith('dismiss')", "it is shown", frame=True)
    left, top = browser.value("(({x, y}) => [x, y])(document.querySelector('iframe').getBoundingClientRect())")
    x, y, start = browser.in_frame("""(() => {
      const box = (one) => one.getBoundingClientRect(), [first, last] = [...document.querySelectorAll('.handle')];
      return [box(last).x + 9, box(last).y + 9, box(first).x + 9]; })()""")
    def mouse(kind, across):
        browser.call("Input.dispatchMouseEvent", type=kind, x=left + across, y=top + y, button="left", buttons=int(kind != "mouseReleased"), clickCount=1)
    mouse("mousePressed", x)
    for step in range(1, 9):
        mouse("mouseMoved", x + (start - x) * step / 8)
    until(browser, "document.getElementById('text').value.includes('present sheet from home animated without waiting')", "the pointer moves an action")
    until(browser, "document.querySelector('.gone').textContent.includes('Not called any more: ')", "what is not called any more is named", frame=True)
    if PICTURES:
        browser.picture(PICTURES / "playground-drag.png")
    mouse("mouseReleased", start)
    until(browser, "!document.querySelector('.lifted') && /[1-9] not called/.test(document.querySelector('.told').textContent)", "it stays said", frame=True)
    dropped = text_of(browser)
    browser.value("document.getElementById('text').focus(); document.execCommand('undo')")
    until(browser, "document.getElementById('text').value === " + json.dumps(text), "a move is one step of undoing")
    expect(dropped != text, "the move was kept")
    # Of two versions the first is drawn, and says so.
    opened(browser)
    until(browser, "document.querySelector('[aria-current]')", "the opening example is shown", frame=True)
    expect(browser.value("document.getElementById('second').value"), "in two versions")
    browser.value("document.querySelector('[data-view=time]').click()")
    until(browser, "document.querySelectorAll('.strip [role=slider]').length > 0", "its actions are handles", frame=True)
    until(browser, "document.querySelector('.drawn').textContent.includes(document.querySelector('.heads .va').textContent)", "and the version is named", frame=True)


def slow(browser):
    """On a slow device: printed, and never judged."""
    browser.size(1280, 720)
    browser.call("Emulation.setCPUThrottlingRate", rate=4)
    begun = time.monotonic()
    opened(browser, "#example=modal")
    until(browser, "document.querySelector('[aria-current]')", "a line is chosen", frame=True)
    print(f"with the processor slowed four times, the first trace after {1000 * (time.monotonic() - begun):.0f} ms")
    browser.call("Emulation.setCPUThrottlingRate", rate=1)


def speed(browser):
    """From a key to the new trace, for all scenarios of the menu. Printed, and never judged: machines differ.

    A line of the story is made a comment and a line again, which changes the trace, and a remark is written, which does not. Time
    runs from the event of the key until the frame has the new trace with its panel; keys after which there is none do not count.
    """
    browser.size(1400, 900)
    opened(browser)
    browser.value("""(() => {
      const text = document.getElementById('text');
      let begun = 0, ended = 0;
      addEventListener('keydown', (event) => { begun = event.timeStamp; ended = 0; }, true);
      addEventListener('shown', ({detail}) => { ended = detail.at - performance.timeOrigin; });
      window.go = (at) => { text.focus(); text.setSelectionRange(at, at); };
      window.took = async () => {
        for (let i = 0; i < 400; i++) {
          await new Promise((done) => setTimeout(done, 5));
          if (ended) return ended - begun;
          if (document.getElementById('trace').classList.contains('old')) return null;
        }
        return null;
      };
    })()""")
    changed, same, engine = [], [], []
    for name in browser.value("SCENARIOS.filter((one) => !one.question).map((one) => one.name)"):
        browser.value(f"(e => {{ e.value = {json.dumps(name)}; e.onchange(); }})(document.getElementById('examples'))")
        text = text_of(browser)
        until(browser, "!document.getElementById('trace').classList.contains('old') && " + PROBLEMS + " !== ''", "it is shown")
        lines = [match.start() for match in re.finditer(r"^(?!vcsim|mode|title|source|controller|when|expect|only|#)\S", text, re.M)]
        for at, key in [(at, key) for at in lines[1::max(1, len(lines) // 3)] for key in "#\b"] + [(len(text), key) for key in "# \b\b"]:
            browser.value(f"go({at + (key == chr(8)) + (key != '#' and at == len(text))})")
            time.sleep(0.04)
            browser.press("Backspace" if key == "\b" else key)
            took = browser.value("took()")
            if took is not None:
                (same if at == len(text) else changed).append(took)
        expect(text_of(browser) == text, f"{name} is as it was")
        for words in ["look", "parts"]:
            engine.append(browser.value(f"""(async () => {{ const begun = performance.now();
              await playground.ask([{json.dumps(words)}, 'ios6'], document.getElementById('text').value); return performance.now() - begun; }})()"""))
    def spread(times):
        times.sort()
        return (f"{len(times)} keys, half within {times[len(times) // 2]:.1f} ms, nine of ten within {times[len(times) * 9 // 10]:.1f} ms, "
                f"99 of 100 within {times[len(times) * 99 // 100]:.1f} ms")
    print(f"from a key to another trace: {spread(changed)}; to the same trace: {spread(same)}; to any: {spread(changed + same)}; "
          f"one question to the engine: {spread(engine)}")


def main():
    packed = base64.b64decode(re.search('"(.*)"', (PAGE.parent / "module.js").read_text())[1])
    engine = gzip.decompress(packed)
    print(f"the module: {len(engine)} bytes, by gzip {len(packed)}")
    browser = Browser()
    if IS_LONG:
        slow(browser)
        speed(browser)
    expectations(browser)
    room(browser)
    linked(browser)
    exercises(browser)
    times(browser)
    writing(browser)
    renewal(browser)
    versions(browser)
    addresses(browser)
    files(browser)
    hostile(browser)
    looks(browser)
    traces(browser)
    expect(not browser.errors, f"errors: {browser.errors}")
    browser.close()
    print(f"{checked} things hold in the playground")


main()
