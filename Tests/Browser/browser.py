"""Chromium, driven over its own protocol through a pipe: nothing beside Python's library is needed."""

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile


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

        self.home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
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
        self.frame = None
        for domain in ["Page", "Runtime", "Network"]:
            self.call(f"{domain}.enable")
        # A frame that may do less than its page is a target of its own.
        self.call("Target.setAutoAttach", autoAttach=True, waitForDebuggerOnStart=False, flatten=True)

    def message(self):
        while b"\0" not in self.buffer:
            self.buffer += os.read(self.answers, 1 << 16)
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def note(self, message):
        if message.get("method") == "Target.attachedToTarget" and message["params"]["targetInfo"]["type"] == "iframe":
            self.frame = message["params"]["sessionId"]
            for domain in ["Runtime", "Network"]:
                self.send(f"{domain}.enable", {}, self.frame)
        if message.get("method") == "Runtime.exceptionThrown":
            details = message["params"]["exceptionDetails"]
            self.errors.append(details["text"] + " " + details.get("exception", {}).get("description", ""))
        if message.get("method") == "Network.requestWillBeSent":
            url = message["params"]["request"]["url"]
            if not url.startswith(("file:", "data:", "about:", "blob:")):
                self.errors.append("asks the network for " + url)

    def send(self, method, parameters, session):
        self.number += 1
        command = {"id": self.number, "method": method, "params": parameters}
        if session:
            command["sessionId"] = session
        os.write(self.commands, json.dumps(command).encode() + b"\0")
        return self.number

    def call(self, method, **parameters):
        number = self.send(method, parameters, self.session)
        while True:
            message = self.message()
            if message.get("id") == number:
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

    def in_frame(self, expression):
        """What an expression is worth in the frame that the page holds."""
        while not self.frame:
            # What has been attached is heard of while something is asked.
            self.value("0")
        page, self.session = self.session, self.frame
        try:
            return self.value(expression)
        finally:
            self.session = page

    def value(self, expression):
        """What an expression is worth; a promise is waited for."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            sys.exit(f"browser: {expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def press(self, key, modifiers=0):
        """A key; of the modifiers 1 is Alt, 2 is Control, 8 is Shift."""
        code = {"F1": 112, "F6": 117, "F8": 119, " ": 32, ".": 190, "Tab": 9, "Backspace": 8, "ArrowRight": 39, "ArrowLeft": 37, "ArrowUp": 38, "ArrowDown": 40, "Home": 36, "End": 35, "Enter": 13, "Escape": 27}.get(key, 0)
        for kind in ["keyDown", "keyUp"]:
            text = {"text": {"Enter": "\r"}.get(key, key)} if (len(key) == 1 or key == "Enter") and kind == "keyDown" and not modifiers & 3 else {}
            self.call("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code, modifiers=modifiers, **text)

    def size(self, width, height, dark=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)
        scheme = "dark" if dark else "light"
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def picture(self, path):
        """A PNG for whoever looks closely, or a WebP, which is half as large."""
        path.parent.mkdir(parents=True, exist_ok=True)
        form = {"format": "webp", "quality": 80} if path.suffix == ".webp" else {"format": "png"}
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot", **form)["data"]))

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.home.cleanup()
