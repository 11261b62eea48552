"""Opens the report page in a real browser and uses it as a reader does.

Usage: drive.py VCSIM [FOLDER FOR SCREENSHOTS]. Needs Chromium; it is driven over its own protocol, through a pipe.
"""

import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

VCSIM = str(pathlib.Path(sys.argv[1]).resolve())
PICTURES = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
ROOT = pathlib.Path(__file__).resolve().parents[2]
checked = 0


def expect(condition, what):
    global checked
    checked += 1
    if not condition:
        sys.exit(f"browser: {what}")


class Browser:
    def __init__(self):
        program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if not program:
            sys.exit("browser: there is no Chromium")
        read_commands, self.commands = os.pipe()
        self.answers, write_answers = os.pipe()

        def connect():
            # Two steps, because one of the numbers may be in use already.
            first, second = os.dup(read_commands), os.dup(write_answers)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.home = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             f"--user-data-dir={self.home.name}", "about:blank"],
            preexec_fn=connect, pass_fds=(3, 4), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(read_commands)
        os.close(write_answers)
        self.number = 0
        self.buffer = b""
        self.session = None
        self.errors = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network"]:
            self.call(f"{domain}.enable")

    def message(self):
        while b"\0" not in self.buffer:
            self.buffer += os.read(self.answers, 1 << 16)
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def note(self, message):
        if message.get("method") == "Runtime.exceptionThrown":
            self.errors.append(message["params"]["exceptionDetails"]["text"])
        if message.get("method") == "Network.requestWillBeSent":
            url = message["params"]["request"]["url"]
            if not url.startswith(("file:", "data:", "about:")):
                self.errors.append("asks the network for " + url)

    def call(self, method, **parameters):
        self.number += 1
        command = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            command["sessionId"] = self.session
        os.write(self.commands, json.dumps(command).encode() + b"\0")
        while True:
            message = self.message()
            if message.get("id") == self.number:
                if "error" in message:
                    sys.exit(f"browser: {method}: {message['error']}")
                return message["result"]
            self.note(message)

    def open(self, path, fragment=""):
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=path.as_uri() + fragment)
        while True:
            message = self.message()
            self.note(message)
            if message.get("method") == "Page.loadEventFired":
                if self.value("location.href").startswith("file:"):
                    return

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            sys.exit(f"browser: {expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def press(self, key):
        code = {"ArrowRight": 39, "ArrowLeft": 37, "Home": 36, "End": 35}.get(key, 0)
        for kind in ["keyDown", "keyUp"]:
            text = {"text": key} if len(key) == 1 and kind == "keyDown" else {}
            self.call("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code, **text)

    def size(self, width, height, dark=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)
        scheme = "dark" if dark else "light"
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def picture(self, name):
        if PICTURES:
            PICTURES.mkdir(parents=True, exist_ok=True)
            data = self.call("Page.captureScreenshot", format="png")["data"]
            (PICTURES / f"{name}.png").write_bytes(base64.b64decode(data))

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.home.cleanup()


CURRENT = "(document.querySelector('[aria-current]') || {textContent: ''}).textContent"
HOSTILE = """vcsim 1
title "</script><script>window.broken=1</script><img src=x onerror=alert(1)> & \\ ' ` end"
mode ios6

controller end-of
controller constructor
  class "<b>x</b>"

launch end-of
note "</pre><script>window.broken=1</script>"
present constructor from end-of animated
present constructor from end-of animated
"""


def page(folder, name, *arguments):
    path = folder / f"{name}.html"
    subprocess.run([VCSIM, "report", "-q", "-o", str(path), *arguments], cwd=ROOT, check=True)
    return path


def main():
    browser = Browser()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        blog = page(folder, "blog", "--mode", "ios5", "Scenarios/blog/launch-in-landscape.txt")
        again = page(folder, "again", "--mode", "ios5", "Scenarios/blog/launch-in-landscape.txt")
        expect(blog.read_bytes() == again.read_bytes(), "the same bytes every time")
        expect(len(blog.read_bytes()) < 60_000, "a small page")

        # Stepping by keys, forwards and backwards, by action, to the ends; the address follows.
        browser.size(1280, 900)
        browser.open(blog)
        expect(browser.value("document.querySelectorAll('.lanes li.call').length") == 10, "ten callbacks")
        expect("viewWillAppear:" not in browser.value(CURRENT), "it begins at the beginning")
        for _ in range(3):
            browser.press("ArrowRight")
        expect("viewWillAppear:" in browser.value(CURRENT), "three lines on")
        expect("320×460 stale" in browser.value(CURRENT), "the bounds are stale")
        expect(browser.value("location.hash") == "#c0/r3", "the address says where")
        expect("home" in browser.value("document.getElementById('tree').textContent"), "the tree is shown")
        expect("appearing" in browser.value("document.getElementById('tree').textContent"), "with the state")
        expect("launch-order" in browser.value("document.getElementById('why').textContent"), "the rule is shown")
        expect(browser.value("document.querySelectorAll('#screen rect').length") == 1, "its view is not in the window yet")
        browser.picture("blog")
        browser.press("ArrowLeft")
        expect("viewDidLoad" in browser.value(CURRENT), "one line back")
        browser.press("End")
        expect("didRotateFromInterfaceOrientation:" in browser.value(CURRENT), "the last line")
        expect(browser.value("document.querySelectorAll('#screen rect').length") == 2, "the device with one view")
        expect("landscapeRight" in browser.value("document.getElementById('screen').textContent"), "the interface has turned")
        browser.press("Home")
        expect(browser.value("document.getElementById('place').value") == "0", "the first line")
        expect(browser.value("document.querySelectorAll('.glance td.stale').length") >= 2, "the table has what is stale")
        browser.open(blog, "#c0/r4")
        expect("willRotateToInterfaceOrientation" in browser.value(CURRENT), "an address leads to a moment")

        # Predicting.
        browser.press("Home")
        browser.press("g")
        expect(browser.value("document.querySelectorAll('.veiled').length") == 10, "what follows is veiled")
        expect(browser.value("document.querySelectorAll('#quiz button').length") in range(2, 5), "there are choices")
        browser.value("[...document.querySelectorAll('#quiz button')].find(b => b.textContent === 'home loadView').click()")
        expect("Right." in browser.value("document.getElementById('quiz').textContent"), "right is right")
        browser.value("[...document.querySelectorAll('#quiz button')].find(b => b.textContent !== 'home viewDidLoad').click()")
        expect("No: home viewDidLoad" in browser.value("document.getElementById('quiz').textContent"), "wrong is answered")
        expect("1 of 2" in browser.value("document.getElementById('quiz').textContent"), "the score")
        browser.picture("predict")
        browser.press("g")
        expect(browser.value("document.querySelectorAll('.veiled').length") == 0, "all is shown again")

        # Two versions side by side.
        both = page(folder, "both", "--mode", "ios5", "--mode", "ios6", "example:memory")
        browser.open(both)
        expect(browser.value("document.querySelectorAll('.step')[0].querySelectorAll('.case').length") == 2, "two lanes")
        alone = browser.value("[...document.querySelectorAll('.alone')].map(e => e.textContent).join('|')")
        expect("viewDidUnload" in alone and "only here" in alone, "what iOS 6 took away is marked")
        browser.value("document.querySelector('#c1-3').click()")
        expect(browser.value("location.hash") == "#c1/r3", "a click chooses a line of the other version")
        browser.picture("both")

        # Several scenarios on one page, with an index.
        many = page(folder, "many", "--mode", "ios5", "example:modal", "Scenarios/blog/rotate.txt")
        browser.open(many)
        expect(browser.value("document.querySelectorAll('nav li').length") == 2, "an index")
        browser.value("document.querySelector('#c1-2').click()")
        expect(browser.value("location.hash") == "#c1/r2", "a line of the second scenario")
        expect(browser.value("document.querySelectorAll('#g1 .here').length") == 1, "marked in its own text")
        expect(browser.value("document.querySelectorAll('#g0 .here').length") == 0, "and not in the other's")
        browser.open(both)

        # Families can be hidden.
        browser.value("[...document.querySelectorAll('#families label')].find(l => l.textContent.includes('loading')).firstChild.click()")
        expect(browser.value("[...document.querySelectorAll('.f-loading')].every(e => e.offsetParent === null)"), "hidden")

        # A phone's width, the dark, paper.
        deep = page(folder, "deep", "--mode", "ios7", "example:containment")
        for dark in [False, True]:
            browser.size(390, 844, dark)
            browser.open(deep)
            expect(browser.value("document.documentElement.scrollWidth") <= 390, "nothing is wider than a phone")
            names = browser.value("[...document.querySelectorAll('.who')].every(e => e.offsetWidth > 1)")
            expect(names, "names stand beside the lines where there are no lanes")
            browser.picture("phone-dark" if dark else "phone")
        background = browser.value("getComputedStyle(document.body).backgroundColor")
        expect(background == "rgb(13, 17, 23)", "the dark is dark")
        contrast = browser.value("""(() => {
          const light = (c) => { const v = c.map(x => { x /= 255; return x <= .03928 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4; });
            return .2126 * v[0] + .7152 * v[1] + .0722 * v[2]; };
          const read = (s) => s.match(/[0-9.]+/g).slice(0, 3).map(Number);
          const page = light(read(getComputedStyle(document.body).backgroundColor));
          return Math.min(...['.what', '.bounds', 'h2', '.evidence'].map(s => document.querySelector(s)).filter(Boolean).map(e => {
            const ink = light(read(getComputedStyle(e).color));
            return (Math.max(ink, page) + .05) / (Math.min(ink, page) + .05); }));
        })()""")
        expect(contrast >= 4.5, f"contrast is {contrast}")

        # Read aloud: an ordered list, headings, landmarks.
        browser.size(1280, 900)
        browser.open(deep)
        roles = browser.call("Accessibility.getFullAXTree")["nodes"]
        kinds = {node.get("role", {}).get("value") for node in roles}
        expect({"list", "listitem", "heading", "main", "complementary", "toolbar", "slider"} <= kinds, f"roles: {kinds}")
        said = [node.get("name", {}).get("value", "") for node in roles]
        expect(any("left" == text for text in said), "names are read with the lines")

        # Words of a scenario are words, never code.
        scenario = folder / "hostile.txt"
        scenario.write_text(HOSTILE.replace('  class "<b>x</b>"\n', ""))
        hostile = page(folder, "hostile", str(scenario))
        browser.open(hostile)
        expect(browser.value("window.broken === undefined"), "a title is text")
        expect(browser.value("document.querySelectorAll('img').length") == 0, "no element comes out of a text")
        browser.press("End")
        expect("already presenting" in browser.value("document.body.textContent"), "the warning is shown")

        # Without scripts it is a document.
        browser.call("Emulation.setScriptExecutionDisabled", value=True)
        browser.open_plain = browser.call("Page.navigate", url=blog.as_uri())
        text = blog.read_text()
        expect(text.count("<li id=") == 10 and "launch-order" in text, "the list and the rules are in the document itself")
        browser.call("Emulation.setScriptExecutionDisabled", value=False)

        expect(not browser.errors, f"errors: {browser.errors}")
    browser.close()
    print(f"{checked} things hold in the browser")


main()
