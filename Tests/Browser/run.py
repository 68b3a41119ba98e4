"""Opens a built site in a real browser and says what a reader would trip over.

usage: run.py SITE [SITEGEN]

Pages are opened from disk, narrow and wide: no script error, no failed request, no request to another host, nothing wider than
the window, no violation that axe finds, in light and in dark; every link and fragment resolves, every id is unique; the page is
readable and complete without scripts. With the program SITEGEN, what it serves and reloads is tried too (`serve.py`). The last line
counts pages and faults; the exit status is 1 if there are any.
"""

import pathlib
import sys

from chromium import browser
from links import link_faults
from pages import page_faults
from scripts import script_faults
from serve import serve_faults


def leads_on(page: pathlib.Path) -> bool:
    """A page at an old address, which leaves at once."""
    return 'http-equiv="refresh"' in page.read_text(encoding="utf-8")


def is_sampled(page: pathlib.Path, site: pathlib.Path) -> bool:
    """The pages of single topics are all made alike: a tenth of them is opened, of the others every one."""
    place = page.relative_to(site)
    return place.parts[0] != "topics" or place.name == "index.html" or sum(place.name.encode()) % 10 == 0


def main() -> int:
    site = pathlib.Path(sys.argv[1]).resolve()
    pages = sorted(site.rglob("*.html"))
    if not pages:
        print(f"{site} has no pages")
        return 1
    faults = link_faults(site, pages)
    pages = [page for page in pages if not leads_on(page) and is_sampled(page, site)]
    faults += page_faults(site, pages)
    with browser() as chromium:
        faults += script_faults(chromium, site, pages)
        if len(sys.argv) > 2:
            faults += serve_faults(chromium, str(pathlib.Path(sys.argv[2]).resolve()))
    for fault in faults:
        print(fault)
    print(f"browser: {len(pages)} pages, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
