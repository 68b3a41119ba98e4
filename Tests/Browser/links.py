"""Links, fragments and ids of a built site."""

import os
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """The ids of a page and what it refers to."""

    def __init__(self, text: str):
        super().__init__(convert_charrefs=True)
        self.ids: list[str] = []
        self.references: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id" and value is not None:
                self.ids.append(value)
            elif name in ("href", "src", "poster") and value:
                self.references.append(value)

    handle_startendtag = handle_starttag


def link_faults(site: Path, paths: list[Path]) -> list[str]:
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in paths}
    faults = []
    for path, page in pages.items():
        place = path.relative_to(site)
        doubles = {i for i in page.ids if page.ids.count(i) > 1}
        faults += [f"{place}: the id {i} is not unique" for i in sorted(doubles)]
        for reference in page.references:
            parts = urlsplit(reference)
            if parts.scheme or parts.netloc:
                continue
            if reference.startswith("/"):
                faults.append(f"{place}: {reference} is not relative")
                continue
            target = path
            if parts.path:
                target = Path(os.path.normpath(path.parent / unquote(parts.path)))
            if not target.is_file():
                faults.append(f"{place}: {reference} leads to nothing")
            elif parts.fragment and target in pages:
                if unquote(parts.fragment) not in pages[target].ids:
                    faults.append(f"{place}: {reference} has no such fragment")
    return faults
