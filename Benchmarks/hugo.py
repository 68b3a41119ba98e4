"""A small Hugo theme that makes what sitegen's default look makes of the same pages: header, section navigation, breadcrumbs, contents of
the page, previous and next, topics, and, when asked for, highlighting and search data."""

import pathlib

BASE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }} · {{ site.Title }}</title><meta name="description" content="{{ .Params.summary }}">
<link rel="stylesheet" href="/style.css"></head><body><a class="skip" href="#content">Skip</a>
<header><a href="/">{{ site.Title }}</a><nav><ul>{{ range first 5 site.Sections }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul></nav></header>
{{ block "main" . }}{{ end }}
<footer><p><a href="/">{{ site.Title }}</a></p></footer></body></html>
"""
SINGLE = """{{ define "main" }}<nav class="navigation"><p><a href="{{ .CurrentSection.RelPermalink }}">{{ .CurrentSection.Title }}</a></p>
<ul>{{ $here := . }}{{ range .CurrentSection.Pages.ByTitle }}<li><a href="{{ .RelPermalink }}"{{ if eq . $here }} aria-current="page"{{ end }}>{{ .Title }}</a></li>{{ end }}</ul></nav>
<main id="content"><nav class="breadcrumbs"><ol>{{ range .Ancestors.Reverse }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ol></nav>
<h1>{{ .Title }}</h1><p class="summary">{{ .Params.summary }}</p><div class="prose">{{ .Content }}</div>
<nav class="topics">{{ range .GetTerms "topics" }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav>
<nav class="turns">{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav></main>
<aside>{{ .TableOfContents }}</aside>{{ end }}
"""
LIST = """{{ define "main" }}<main id="content"><h1>{{ .Title }}</h1><div class="prose">{{ .Content }}</div>
<ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul></main>{{ end }}
"""
SEARCH = """[{{ range $i, $p := site.RegularPages }}{{ if $i }},{{ end }}{{ dict "title" .Title "href" .RelPermalink "text" .Plain | jsonify }}{{ end }}]
"""


def configuration(extras: bool) -> str:
    outputs = 'home = ["html", "json"]' if extras else 'home = ["html"]'
    return f"""baseURL = "https://example.org/"
title = "A large course"
disableKinds = ["RSS"]
[taxonomies]
topic = "topics"
[outputs]
{outputs}
section = ["html"]
taxonomy = ["html"]
term = ["html"]
[markup.highlight]
codeFences = {"true" if extras else "false"}
noClasses = false
[markup.goldmark.renderer]
unsafe = true
"""


def write_theme(folder: pathlib.Path, extras: bool) -> None:
    layouts = folder / "layouts"
    (layouts / "_default").mkdir(parents=True, exist_ok=True)
    (layouts / "_default" / "baseof.html").write_text(BASE)
    (layouts / "_default" / "single.html").write_text(SINGLE)
    (layouts / "_default" / "list.html").write_text(LIST)
    (layouts / "index.json").write_text(SEARCH)
    (folder / "static").mkdir(exist_ok=True)
    (folder / "static" / "style.css").write_text("body { max-width: 70rem; margin: auto }\n")
    (folder / "hugo.toml").write_text(configuration(extras))
