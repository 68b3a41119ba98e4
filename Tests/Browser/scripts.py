"""What scripts add, and that nothing is missing without them."""

from pathlib import Path


def script_faults(browser, site: Path, pages: list[Path]) -> list[str]:
    return (
        filter_faults(browser, site) + theme_faults(browser, site) + plain_faults(browser, site, pages)
    )


def filter_faults(browser, site: Path) -> list[str]:
    """The filter of the topic index leaves the topics that contain the words."""
    index = site / "topics" / "index.html"
    if not index.exists():
        return []
    tab = browser.new_page()
    tab.goto(index.as_uri())
    everything = tab.locator(".topic:visible").count()
    word = tab.locator(".topic-title").first.inner_text()
    tab.fill("input[type=search]", word)
    some = tab.locator(".topic:visible").count()
    tab.fill("input[type=search]", "no such topic is here")
    none = tab.locator(".topic:visible").count()
    tab.close()
    if 0 < some < everything and none == 0:
        return []
    return [f"topics/index.html: the filter shows {some} and {none} of {everything} topics"]


def theme_faults(browser, site: Path) -> list[str]:
    """The choice of dark is kept from one page to the next."""
    context = browser.new_context(color_scheme="light")
    tab = context.new_page()
    tab.goto((site / "index.html").as_uri())
    before = tab.evaluate("getComputedStyle(document.body).backgroundColor")
    tab.click(".display-button")
    tab.check("input[name=theme][value=dark]", force=True)
    tab.reload()
    after = tab.evaluate("getComputedStyle(document.body).backgroundColor")
    context.close()
    return [] if before != after else ["index.html: the choice of dark is not kept"]


def plain_faults(browser, site: Path, pages: list[Path]) -> list[str]:
    """Without scripts every topic, figure and word is there."""
    faults = []
    context = browser.new_context(java_script_enabled=False)
    tab = context.new_page()
    for path in pages:
        tab.goto(path.as_uri())
        text = tab.locator("main").inner_text().strip()
        if len(text) < 20:
            faults.append(f"{path.relative_to(site)}: nothing to read without scripts")
        # What is folded away must open without scripts.
        closed = tab.locator("main details:not([open]) > summary:visible")
        while closed.count():
            closed.first.click()
        hidden = tab.locator("main svg.drawing").count() - tab.locator("main svg.drawing:visible").count()
        if hidden:
            faults.append(f"{path.relative_to(site)}: {hidden} figures hidden without scripts")
    context.close()
    return faults
