"""Times sitegen beside Hugo and beside the floor, in one run, and prints the ratios.

usage: run.py SITEGEN [--pages 1000,10000] [--hugo HUGO] [--no-hugo] [--rounds 3]

The floor is what no generator can go below: one cmark process over all pages put together, and a copy of as many files of cmark's own
HTML. Processor time is user and system time of the process and its children; the least of the rounds counts. Everything is written to a
file system in memory where there is one, because a disk's journal would be timed otherwise.
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import corpus
import hugo as theme


class Timing:
    """Processor time, wall time and peak memory of a command, the least of several runs."""

    def __init__(self, command: list[str], rounds: int, prepare=lambda: None, stdout=subprocess.DEVNULL):
        self.cpu, self.wall, self.memory = float("inf"), float("inf"), 0
        for _ in range(rounds):
            prepare()
            start = time.monotonic()
            process = subprocess.Popen(command, stdout=stdout, stderr=subprocess.PIPE)
            message = process.stderr.read()
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            if process.returncode != 0:
                raise SystemExit(f"{command[0]} failed: {message.decode()[-2000:]}")
            self.wall = min(self.wall, time.monotonic() - start)
            self.cpu = min(self.cpu, usage.ru_utime + usage.ru_stime)
            self.memory = max(self.memory, usage.ru_maxrss / 1024)

    def __add__(self, other: "Timing") -> "Timing":
        total = object.__new__(Timing)
        total.cpu, total.wall = self.cpu + other.cpu, self.wall + other.wall
        total.memory = max(self.memory, other.memory)
        return total

    def line(self, name: str, floor: "Timing") -> str:
        return (
            f"  {name:34} {self.cpu:8.2f} s {self.cpu / floor.cpu:6.2f} {self.wall:8.2f} s {self.wall / floor.wall:6.2f}"
            f" {self.memory:8.0f} MB"
        )


def floor(source: pathlib.Path, work: pathlib.Path, rounds: int) -> Timing:
    pages = sorted((source / "Content").rglob("*.md"))
    whole = work / "whole.md"
    with whole.open("wb") as out:
        for page in pages:
            out.write(page.read_bytes() + b"\n\n")
    parse = Timing(["cmark", "--unsafe", str(whole)], rounds)
    files = work / "floor"
    files.mkdir()
    for number, page in enumerate(pages):
        html = subprocess.run(["cmark", "--unsafe", str(page)], capture_output=True, check=True).stdout
        (files / f"{number}.html").write_bytes(html)
    copied = work / "copied"
    copy = Timing(["cp", "-r", str(files), str(copied)], rounds, lambda: shutil.rmtree(copied, ignore_errors=True))
    for path in (files, copied):
        shutil.rmtree(path)
    return parse + copy


def sitegen(executable: str, source: pathlib.Path, work: pathlib.Path, rounds: int) -> tuple[Timing, Timing]:
    out = work / "site"
    first = Timing([executable, "build", str(source), "--output", str(out)], rounds, lambda: shutil.rmtree(out, ignore_errors=True))
    again = Timing([executable, "build", str(source), "--output", str(out)], rounds)
    shutil.rmtree(out)
    return first, again


def hugo(executable: str, source: pathlib.Path, work: pathlib.Path, extras: bool) -> Timing:
    out = work / "public"
    theme.write_theme(source, extras)
    clean = lambda: shutil.rmtree(out, ignore_errors=True)
    timing = Timing([executable, "--quiet", "--source", str(source), "--destination", str(out)], 1, clean)
    clean()
    return timing


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("sitegen")
    parser.add_argument("--pages", default="1000,10000")
    parser.add_argument("--hugo", default=shutil.which("hugo") or ".venv/bin/hugo")
    parser.add_argument("--no-hugo", action="store_true")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
    for pages in map(int, options.pages.split(",")):
        with tempfile.TemporaryDirectory(dir=memory) as folder:
            work = pathlib.Path(folder)
            plain, figures = work / "plain", work / "figures"
            corpus.make(plain, pages, False, False)
            corpus.make(figures, pages, True, False)
            size = sum(p.stat().st_size for p in (plain / "Content").rglob("*.md"))
            print(f"{pages} pages, {size / 1e6:.1f} MB")
            print(f"  {'':34} {'processor':>10} {'ratio':>6} {'wall':>10} {'ratio':>6} {'memory':>11}")
            bottom = floor(plain, work, options.rounds)
            print(bottom.line("floor: cmark and a copy", bottom), flush=True)
            first, again = sitegen(options.sitegen, plain, work, options.rounds)
            print(first.line("sitegen, first build", bottom), flush=True)
            print(again.line("sitegen, again, nothing changed", bottom), flush=True)
            drawn, _ = sitegen(options.sitegen, figures, work, 1)
            print(drawn.line("sitegen, three figures a page", bottom), flush=True)
            print(f"  {'':6}a figure: {(drawn.cpu - first.cpu) / (3 * pages) * 1000:.3f} ms of processor time")
            if not options.no_hugo:
                source = work / "hugo"
                corpus.make(source, pages, False, True)
                print(hugo(options.hugo, source, work, True).line("Hugo, highlighting and search data", bottom), flush=True)
                print(hugo(options.hugo, source, work, False).line("Hugo, without them", bottom), flush=True)


if __name__ == "__main__":
    main()
