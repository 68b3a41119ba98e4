"""Makes a course of many pages, for timing.

usage: corpus.py FOLDER PAGES [--figures] [--hugo]

Each page has about 6 kB: headings, paragraphs, lists, links to other pages, a table and two code blocks. With --figures it has two
optics blocks and one graph block besides. With --hugo the same text is written as a Hugo site (front matter and links as Hugo wants them).
The text is made by a fixed rule, so that every machine times the same bytes.
"""

import argparse
import pathlib

WORDS = (
    "light ray lens image object vergence power focus distance axis surface index medium vertex edge graph path search tree "
    "weight degree cycle walk cut flow colour plane mirror prism angle wave field source screen eye retina pupil stop system "
    "number figure table value result model course lesson page section topic reader author question answer example rule law"
).split()
PAGES_A_SECTION = 100


class Numbers:
    """A small generator of numbers that is the same everywhere."""

    def __init__(self, seed: int):
        self.state = seed * 2654435761 % 2**32 or 1

    def below(self, limit: int) -> int:
        self.state = (self.state * 1664525 + 1013904223) % 2**32
        return (self.state >> 8) % limit


def sentence(numbers: Numbers) -> str:
    words = [WORDS[numbers.below(len(WORDS))] for _ in range(8 + numbers.below(9))]
    marked = numbers.below(len(words))
    words[marked] = ("*%s*", "**%s**", "`%s`", "%s")[numbers.below(4)] % words[marked]
    return (words[0].capitalize() if words[0].isalpha() else words[0]) + " " + " ".join(words[1:]) + "."


def paragraph(numbers: Numbers) -> str:
    return " ".join(sentence(numbers) for _ in range(4 + numbers.below(3)))


def link(numbers: Numbers, pages: int, hugo: bool) -> str:
    page = numbers.below(pages)
    section, name = page // PAGES_A_SECTION, page
    target = f"/section-{section:03}/page-{name:05}/" if hugo else f"../section-{section:03}/page-{name:05}.md"
    return f"[page {page}]({target})"


def code(numbers: Numbers, language: str) -> str:
    lines = []
    for line in range(9):
        a, b = (WORDS[numbers.below(len(WORDS))] for _ in range(2))
        lines.append(
            f"let {a}{line} = {b}(count: {numbers.below(100)})  // {a} and {b}"
            if language == "swift"
            else f"{a}_{line} = {b}({numbers.below(100)})  # {a} and {b}"
        )
    return f"```{language}\n" + "\n".join(lines) + "\n```"


def table(numbers: Numbers) -> str:
    rows = ["| name | value | meaning |", "|:-----|------:|---------|"]
    for _ in range(6):
        rows.append(f"| {WORDS[numbers.below(len(WORDS))]} | {numbers.below(1000)} | {sentence(numbers)} |")
    return "\n".join(rows)


def figures(numbers: Numbers, page: int) -> str:
    def lens(name: str) -> str:
        distance, power = 15 + numbers.below(60), (1 + numbers.below(20)) * (-1 if numbers.below(4) == 0 else 1)
        return (
            f"```optics\nid: {name}-{page}\nobject: {{distance: {distance} cm, height: {1 + numbers.below(9)} cm}}\n"
            f"lens: {power} D\ncaption: The image lies at `= {name}-{page}.image.vergence`.\n```"
        )

    edges = ", ".join(
        f"{a}-{b} {1 + numbers.below(20)}" for a, b in ("AB", "BC", "CD", "DE", "EF", "FG", "GH", "HA", "AC", "BE", "DG")
    )
    graph = f"```graph\nid: graph-{page}\nedges: [{edges}]\nrun: dijkstra from A to E\n```"
    return "\n\n".join([lens("first"), lens("second"), graph])


def text(page: int, pages: int, with_figures: bool, hugo: bool) -> str:
    numbers = Numbers(page + 1)
    topic = WORDS[page % len(WORDS)]
    parts = [
        f'---\ntitle: "Page {page}: {topic}"\nsummary: {" ".join(WORDS[numbers.below(len(WORDS))] for _ in range(9))}\n'
        f"topics: [{topic}, {WORDS[(page * 7) % len(WORDS)]} of light]\ndate: 2026-01-{1 + page % 28:02}\n---"
    ]
    for section in range(4):
        parts.append(f"## {sentence(numbers).strip('.')} {section}")
        parts.append(paragraph(numbers))
        if section == 1:
            parts.append("\n".join(f"- {sentence(numbers)} See {link(numbers, pages, hugo)}." for _ in range(5)))
        if section == 2:
            parts += [table(numbers), code(numbers, "swift")]
        if section == 3:
            parts += [code(numbers, "python"), "\n".join(f"{i}. {sentence(numbers)}" for i in range(1, 5))]
        parts.append(paragraph(numbers))
    if with_figures:
        parts.append(figures(numbers, page))
    return "\n\n".join(parts) + "\n"


def write(path: pathlib.Path, content: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")


def make(folder: pathlib.Path, pages: int, with_figures: bool, hugo: bool) -> None:
    content = folder / ("content" if hugo else "Content")
    index = "_index.md" if hugo else "index.md"
    write(content / index, '---\ntitle: "A large course"\n---\n\nA course for timing.\n')
    if not hugo:
        write(content / "site.yml", "title: A large course\naddress: https://example.org/\n")
    for section in range((pages + PAGES_A_SECTION - 1) // PAGES_A_SECTION):
        write(content / f"section-{section:03}" / index, f'---\ntitle: "Section {section}"\n---\n\nA section.\n')
    for page in range(pages):
        name = content / f"section-{page // PAGES_A_SECTION:03}" / f"page-{page:05}.md"
        write(name, text(page, pages, with_figures, hugo))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("pages", type=int)
    parser.add_argument("--figures", action="store_true")
    parser.add_argument("--hugo", action="store_true")
    options = parser.parse_args()
    make(options.folder, options.pages, options.figures, options.hugo)
