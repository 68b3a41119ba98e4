"""What a browser finds in each page."""

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe

from chromium import browser

WIDTHS = (320, 1280)


def page_faults(site: Path, pages: list[Path]) -> list[str]:
    """Looks at the pages in light and in dark at once, each in a browser of its own."""
    with ProcessPoolExecutor(max_workers=2) as pool:
        runs = [pool.submit(scheme_faults, scheme, site, pages) for scheme in ("light", "dark")]
        return [fault for run in runs for fault in run.result()]


def scheme_faults(scheme: str, site: Path, pages: list[Path]) -> list[str]:
    faults = []
    with browser() as chromium:
        context = chromium.new_context(color_scheme=scheme, reduced_motion="reduce")
        tab = context.new_page()
        said: list[str] = []
        tab.on("console", lambda m: m.type == "error" and said.append(f"console: {m.text[:160]}"))
        tab.on("pageerror", lambda e: said.append(f"script: {str(e)[:160]}"))
        # A request that the next page cuts off has not failed.
        tab.on(
            "requestfailed",
            lambda r: "ERR_ABORTED" not in str(r.failure) and said.append(f"failed: {r.url[-120:]}"),
        )
        tab.on("request", lambda r: r.url.startswith("http") and said.append(f"foreign: {r.url[:120]}"))
        for path in pages:
            said.clear()
            for width in WIDTHS:
                tab.set_viewport_size({"width": width, "height": 900})
                tab.goto(path.as_uri(), wait_until="load")
                over = tab.evaluate(
                    "document.documentElement.scrollWidth - document.documentElement.clientWidth"
                )
                if over > 1:
                    said.append(f"{over} px wider than a window of {width} px")
            for violation in Axe().run(tab).response["violations"]:
                node = violation["nodes"][0]["target"]
                said.append(f"axe: {violation['id']} ({violation['impact']}) at {node}")
            faults += [f"{path.relative_to(site)} ({scheme}): {s}" for s in dict.fromkeys(said)]
    return faults
