"""Checks in a browser that drawings take the colours that the page asks for.

Reads the golden style sheet and a golden drawing of the drawing module. For every palette: a dark system and a page that says
dark show the same; a page that says light wins over a dark system; paper is light whatever the page says; and without the
style sheet the literal colours are those of the light default.

    python3 Tests/Browser/figure_colors.py [CHROMIUM]

Needs Playwright and Chromium. Ends with status 1 if a colour is wrong.
"""

import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

SNAPSHOTS = pathlib.Path(__file__).parent.parent / "DrawingTests/Snapshots"
PALETTES = ["", "default", "red-green-safe", "deuteranopia", "protanopia", "tritanopia", "high-contrast"]

COLOURS = """() => [...document.querySelectorAll('svg [class]')].map(element => {
  const style = getComputedStyle(element)
  return [element.getAttribute('class'), style.fill, style.stroke, style.display].join(' ')
})"""


def main() -> int:
    chromium = sys.argv[1] if len(sys.argv) > 1 else shutil.which("chromium")
    sheet = (SNAPSHOTS / "figures.css").read_text(encoding="utf-8")
    drawing = "".join(
        # The drawing's own style is for files that stand alone.
        (SNAPSHOTS / f"figure-{name}.svg").read_text(encoding="utf-8").replace("<style>", '<style media="not all">')
        for name in ["lens", "graph", "states"]
    )
    faults = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()

        def colours(system="light", theme="", palette="", media="screen", css=sheet):
            page.emulate_media(color_scheme=system, media=media)
            said = f' data-theme="{theme}"' if theme else ""
            said += f' data-palette="{palette}"' if palette else ""
            page.set_content(f"<!doctype html><html{said}><style>{css}</style>{drawing}")
            return page.evaluate(COLOURS)

        def expect(fact, condition):
            if not condition:
                faults.append(fact)

        seen = {}
        for palette in PALETTES:
            name = palette or "no palette"
            light = colours(palette=palette)
            dark = colours(system="dark", palette=palette)
            seen[name] = (light, dark)
            expect(f"{name}: dark differs from light", light != dark)
            expect(f"{name}: a dark page on a light system", colours(theme="dark", palette=palette) == dark)
            expect(f"{name}: a light page on a dark system", colours("dark", "light", palette) == light)
            paper = colours(theme="dark", palette=palette, media="print")
            expect(f"{name}: hatching on paper", any("print-only" in line and line.endswith("inline") for line in paper))
            strip = [line.rsplit(" ", 1)[0] for line in paper]
            expect(f"{name}: paper is light", strip == [line.rsplit(" ", 1)[0] for line in light])
        browser_default = colours(css="")
        expect("literal colours are the light default", browser_default == seen["no palette"][0])
        expect("the default palette is that of no palette", seen["default"] == seen["no palette"])
        expect("both red-green deficiencies share a palette", seen["deuteranopia"] == seen["protanopia"])
        for name in ["red-green-safe", "tritanopia", "high-contrast"]:
            expect(f"{name} differs from the default", seen[name][0] != seen["default"][0])
        browser.close()
    count = len(seen["default"][0])
    print(f"{len(PALETTES)} palettes, {count} shapes each, {len(faults)} faults")
    print("\n".join(faults))
    return 1 if faults or not count else 0


if __name__ == "__main__":
    sys.exit(main())
