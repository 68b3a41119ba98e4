"""The preview: what is served, what is refused, and what happens in an open page when a file is saved.

usage: serve.py SITEGEN

A small course is started with `sitegen new` and served; everything is seen as an author and a browser see it. The last line counts
checks and faults; the exit status is 1 if there are any.
"""

import http.client
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

from chromium import browser


class Preview:
    """A running `sitegen serve`, and what it prints."""

    def __init__(self, sitegen: str, course: pathlib.Path, *options: str):
        self.process = subprocess.Popen(
            [sitegen, "serve", str(course), *options],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, stdin=subprocess.DEVNULL,
        )
        self.lines: list[str] = []
        threading.Thread(target=self.read, daemon=True).start()
        line = self.wait_for(r"^http://localhost:(\d+)/ – saving a file shows it; Ctrl-C ends$", 60)
        self.port = int(re.search(r":(\d+)/", line).group(1)) if line else 0

    def read(self):
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))

    def wait_for(self, pattern: str, seconds: float, after: int = 0) -> str | None:
        """The first line printed that matches; `None` if there is none in time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for line in self.lines[after:]:
                if re.search(pattern, line):
                    return line
            if self.process.poll() is not None:
                return None
            time.sleep(0.02)
        return None

    def ask(self, path: str, method: str = "GET", host: str | None = None, **headers: str):
        """The answer to a request whose path is sent as it is."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        connection.putrequest(method, path, skip_host=True)
        connection.putheader("Host", host or f"localhost:{self.port}")
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        response = connection.getresponse()
        response.bytes = response.read()
        connection.close()
        return response

    def descriptors(self) -> int:
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def end(self, by: int = signal.SIGINT) -> int | None:
        self.process.send_signal(by)
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return None


class Checks:
    def __init__(self):
        self.count = 0
        self.faults: list[str] = []

    def expect(self, fact: str, holds) -> None:
        self.count += 1
        if not holds:
            self.faults.append(f"serve: not so: {fact}")


def save(path: pathlib.Path, text: str) -> None:
    """Saves as careful editors do: beside the file, then over it."""
    beside = path.with_name(f".{path.name}.new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


def check_answers(checks: Checks, preview: Preview) -> None:
    home = preview.ask("/")
    checks.expect("the home page is HTML", home.headers["Content-Type"] == "text/html; charset=utf-8")
    checks.expect("nothing is kept", home.headers["Cache-Control"] == "no-store")
    checks.expect("a query does not matter", preview.ask("/?x=..%00").bytes == home.bytes)
    head = preview.ask("/", "HEAD")
    checks.expect("HEAD tells the length", (head.status, int(head.headers["Content-Length"])) == (200, len(home.bytes)))
    for path in ["/../x", "/%2e%2e/x", "/..%2fx", "/index.html%00.txt", "/a/%2e%2e/index.html"]:
        checks.expect(f"{path} is refused", preview.ask(path).status == 400)
    checks.expect("another method is refused", preview.ask("/", "POST").status == 405)
    for host in ["example.org", f"example.org:{preview.port}", "localhost"]:
        checks.expect(f"the name {host} is refused", preview.ask("/", host=host).status == 403)
    for host in ["127.0.0.1", "[::1]"]:
        checks.expect(f"the name {host} is known", preview.ask("/", host=f"{host}:{preview.port}").status == 200)
    missing = preview.ask("/no/such/page.html")
    checks.expect("a page that is missing", missing.status == 404 and b"<h1>" in missing.bytes)
    folder = preview.ask("/help")
    checks.expect("a folder leads to its slash", (folder.status, folder.headers["Location"]) == (302, "/help/"))
    for given, status, part in [
        (None, 200, b"0123456789"), ("bytes=2-4", 206, b"234"), ("bytes=-2", 206, b"89"),
        ("bytes=7-", 206, b"789"), ("bytes=10-", 416, b""),
    ]:
        film = preview.ask("/film.mp4", **({"Range": given} if given else {}))
        checks.expect(f"the part {given} of a film", (film.status, film.bytes) == (status, part))
    checks.expect("the type of a film", preview.ask("/film.mp4").headers["Content-Type"] == "video/mp4")
    listening = subprocess.run(["cat", "/proc/net/tcp"], capture_output=True, text=True).stdout
    checks.expect("it listens on this machine only", f" 0100007F:{preview.port:04X} " in listening)


def check_page(checks: Checks, preview: Preview, course: pathlib.Path, browser) -> None:
    """A page that is open while its source is saved: new words, errors, mended."""
    tab = browser.new_page()
    said: list[str] = []
    tab.on("pageerror", lambda error: said.append(str(error)))
    tab.on("request", lambda r: r.url.startswith(f"http://localhost:{preview.port}/") or said.append(r.url))
    tab.goto(f"http://localhost:{preview.port}/")
    source = course / "Content/index.md"
    text = source.read_text(encoding="utf-8")

    def shows(words: str) -> bool:
        try:
            tab.get_by_text(words).first.wait_for(timeout=20_000)
            return True
        except Exception:
            return False

    start = time.monotonic()
    save(source, f"{text}\n\nThese words are new.\n")
    checks.expect("a save is seen in the page", shows("These words are new."))
    print(f"serve: a save was in the page after {(time.monotonic() - start) * 1000:.0f} ms")

    seen = len(preview.lines)
    save(source, f"{text}\n\n[Nowhere](nowhere.md) and `= no-such.value`.\n")
    checks.expect("errors are shown in the page", shows("errors: the site stays as it was before"))
    checks.expect("the last good site stays", shows("These words are new."))
    preview.wait_for("the site stays as it was before", 5, seen)
    panel = tab.locator(".fault[role=alert]").inner_text()
    printed = preview.lines[seen:]
    heads = [line for line in printed if ": error: " in line]
    checks.expect("there are errors in the terminal", len(heads) >= 2)
    for line in printed:
        words = " ".join(line.split())
        checks.expect(f"the page says: {words}", words in " ".join(panel.split()))
    checks.expect("a caret stands below the source", "^" in panel)
    tab.goto(f"http://localhost:{preview.port}/help/")
    checks.expect("errors are shown in every page", tab.locator(".fault").count() == 1)
    save(source, text)
    try:
        tab.locator(".fault").wait_for(state="detached", timeout=20_000)
    except Exception:
        pass
    checks.expect("mended errors go away", tab.locator(".fault").count() == 0)

    moved = course / "Content/help/new page.md"
    tab.goto(f"http://localhost:{preview.port}/help/new-page.html")
    checks.expect("a page is missing", tab.locator("h1").inner_text() != "New page")
    save(moved, "# New page\n\nWords.\n")
    checks.expect("it comes once it is written", shows("Words."))
    moved.unlink()
    checks.expect("no script error, no request elsewhere", not said)
    tab.close()


def check_many_saves(checks: Checks, preview: Preview, course: pathlib.Path, browser) -> None:
    """A hundred saves, with a page open: the last is shown, and nothing piles up."""
    tab = browser.new_page()
    tab.goto(f"http://localhost:{preview.port}/")
    source = course / "Content/index.md"
    text = source.read_text(encoding="utf-8")
    before = preview.descriptors()
    for number in range(1, 101):
        save(source, f"{text}\n\nSave number {number}.\n")
        time.sleep(0.02)
    try:
        tab.get_by_text("Save number 100.").wait_for(timeout=30_000)
        last = True
    except Exception:
        last = False
    checks.expect("the last of a hundred saves is in the page", last)
    tab.close()
    end = time.monotonic() + 30
    while preview.descriptors() > before and time.monotonic() < end:
        time.sleep(0.5)
    checks.expect(f"descriptors stay at {before}, not {preview.descriptors()}", preview.descriptors() <= before)
    save(source, text)


def check_ports(checks: Checks, sitegen: str, preview: Preview, course: pathlib.Path) -> None:
    def refusal(*options: str):
        run = subprocess.run([sitegen, "serve", str(course), *options], capture_output=True, text=True, timeout=60)
        return run.returncode, run.stderr

    port = str(preview.port)
    pid = preview.process.pid
    checks.expect(
        "a port that is taken is named in one line",
        refusal("--port", port)
        == (1, f"sitegen: port {port} is held by process {pid} (sitegen): end it, or choose another port with `--port`\n"),
    )
    preview.process.send_signal(signal.SIGSTOP)
    time.sleep(0.2)
    status, text = refusal("--port", port)
    preview.process.send_signal(signal.SIGCONT)
    checks.expect("a suspended server is named", status == 1 and f"process {pid} (sitegen), which is suspended" in text)
    checks.expect("no port", refusal("--port", "0")[0] == 64)
    nowhere = subprocess.run([sitegen, "serve", "nowhere"], capture_output=True, text=True, timeout=60)
    checks.expect(
        "a folder that is not there is named",
        (nowhere.returncode, nowhere.stderr) == (1, "sitegen: there is no folder `nowhere`\n"),
    )
    other = Preview(sitegen, course)
    checks.expect("without a port the next free one is taken", other.port not in (0, preview.port))
    checks.expect("a request to end is followed", other.end(signal.SIGTERM) == 0)


def check_first_errors(checks: Checks, sitegen: str, folder: pathlib.Path, browser) -> None:
    """A course that has errors from the start: they are a page, which turns into the site."""
    (folder / "Content").mkdir(parents=True)
    source = folder / "Content/index.md"
    save(source, "# Lenses\n\n[Nowhere](nowhere.md)\n")
    preview = Preview(sitegen, folder)
    checks.expect("errors are a page with a status of its own", preview.ask("/").status == 500)
    tab = browser.new_page()
    tab.goto(f"http://localhost:{preview.port}/")
    checks.expect("the page shows the error", "nowhere.md" in tab.locator(".fault").inner_text())
    checks.expect("it has the look of the site", tab.evaluate(
        "getComputedStyle(document.querySelector('.fault')).borderInlineStartWidth") == "5px")
    save(source, "# Lenses\n\nAll is well.\n")
    try:
        tab.get_by_text("All is well.").wait_for(timeout=20_000)
        turned = True
    except Exception:
        turned = False
    checks.expect("it turns into the site", turned)
    # With the page still open, and listening.
    checks.expect("Ctrl-C ends it while a page listens", preview.end() == 0)
    with socket.socket() as probe:
        checks.expect("the port is free again", probe.connect_ex(("127.0.0.1", preview.port)) != 0)
    tab.close()


def serve_faults(browser, sitegen: str) -> list[str]:
    checks = Checks()
    with tempfile.TemporaryDirectory() as name:
        course = pathlib.Path(name) / "course"
        subprocess.run([sitegen, "new", str(course)], check=True, capture_output=True)
        (course / "Content/film.mp4").write_bytes(b"0123456789")
        preview = Preview(sitegen, course)
        if not preview.port:
            return [f"serve: it does not start: {preview.lines}"]
        check_answers(checks, preview)
        check_page(checks, preview, course, browser)
        check_many_saves(checks, preview, course, browser)
        check_ports(checks, sitegen, preview, course)
        checks.expect("Ctrl-C ends it", preview.end() == 0)
        check_first_errors(checks, sitegen, pathlib.Path(name) / "faulty", browser)
        checks.expect("nothing is written", not (course / "site").exists())
    print(f"serve: {checks.count} checks, {len(checks.faults)} faults")
    return checks.faults


def main() -> int:
    with browser() as chromium:
        faults = serve_faults(chromium, str(pathlib.Path(sys.argv[1]).resolve()))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
