"""Compares the widths that drawings are laid out with to the widths that a browser shows.

Reads the golden drawing `Tests/DrawingTests/Snapshots/figure-widths.svg`, in which every text stands in a frame of its measured
width, and asks Chromium for the real width of each. Measured text must never be narrower than real text, nor more than a
fifth wider; and it must not reach out of its frame above or below.

    python3 Tests/Browser/text_widths.py [CHROMIUM]

Needs Playwright, Chromium and the Liberation fonts. Ends with status 1 if a text does not fit.
"""

import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

DRAWING = pathlib.Path(__file__).parent.parent / "DrawingTests/Snapshots/figure-widths.svg"

# Pairs of a frame and the text behind it: the text, its frame, its own box.
PAIRS = """() => [...document.querySelectorAll('rect')].map(frame => {
  const text = frame.nextElementSibling, box = text.getBBox(), own = frame.getBBox()
  return {text: text.textContent, face: text.getAttribute('font-family') ?? 'sans',
    weight: text.getAttribute('font-weight') ?? '', style: text.getAttribute('font-style') ?? '',
    measured: own.width, real: box.width, left: box.x - own.x}
})"""


def main() -> int:
    chromium = sys.argv[1] if len(sys.argv) > 1 else shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        page.set_content(f"<!doctype html>{DRAWING.read_text(encoding='utf-8')}")
        pairs = page.evaluate(PAIRS)
        browser.close()
    faults = [
        f"{pair['text']!r} ({pair['face'].split(',')[0]} {pair['weight']} {pair['style']}):"
        f" measured {pair['measured']:.2f}, real {pair['real']:.2f}, ratio {pair['measured'] / pair['real']:.3f}"
        for pair in pairs
        if not 1 <= pair["measured"] / pair["real"] <= 1.2 or pair["left"] < -0.01
    ]
    ratios = sorted(pair["measured"] / pair["real"] for pair in pairs)
    print(f"{len(pairs)} texts, measured/real from {ratios[0]:.3f} to {ratios[-1]:.3f}")
    print("\n".join(faults))
    return 1 if faults or not pairs else 0


if __name__ == "__main__":
    sys.exit(main())
