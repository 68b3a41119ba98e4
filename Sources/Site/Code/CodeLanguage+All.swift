extension CodeLanguage {
  /// Every language, in the order of a list for readers; the last one colours nothing.
  public static let all: [CodeLanguage] = [
    CodeLanguage("swift", "Swift", [], .grammar(.swift)),
    CodeLanguage(
      "python", "Python", ["py", "python3", "py3", "pyi", "ipython", "ipython3"], .grammar(.python)),
    CodeLanguage(
      "javascript", "JavaScript", ["js", "jsx", "mjs", "cjs", "node"], .grammar(.javaScript)),
    CodeLanguage("typescript", "TypeScript", ["ts", "mts", "cts"], .grammar(.typeScript)),
    CodeLanguage("tsx", "TypeScript with JSX", [], .grammar(.typeScriptElements)),
    CodeLanguage("json", "JSON", ["jsonc", "json5", "geojson", "webmanifest"], .grammar(.json)),
    CodeLanguage("yaml", "YAML", ["yml"], .yaml),
    CodeLanguage("html", "HTML", ["htm", "xhtml", "vue", "svelte"], .markup(.html)),
    CodeLanguage("css", "CSS", ["scss", "sass", "less"], .styleSheet),
    CodeLanguage("c", "C", ["h"], .grammar(.c)),
    CodeLanguage(
      "cpp", "C++", ["c++", "cc", "cxx", "hpp", "hh", "hxx", "h++", "ino"], .grammar(.cPlusPlus)),
    CodeLanguage("rust", "Rust", ["rs"], .grammar(.rust)),
    CodeLanguage("java", "Java", [], .grammar(.java)),
    CodeLanguage("shell", "shell", ["sh", "bash", "zsh", "ksh", "shellscript"], .shell),
    CodeLanguage(
      "console", "console session",
      ["shell-session", "shellsession", "bash-session", "terminal", "session"], .console),
    CodeLanguage(
      "sql", "SQL", ["postgresql", "postgres", "psql", "mysql", "sqlite", "plpgsql"],
      .grammar(.sql)),
    CodeLanguage("markdown", "Markdown", ["md", "mdown", "qmd", "rmd"], .markdown),
    CodeLanguage(
      "mustache", "Mustache", ["handlebars", "hbs", "html.mustache"], .markup(.mustache)),
    CodeLanguage(
      "xml", "XML", ["svg", "mathml", "xsl", "xsd", "rss", "atom", "plist"], .markup(.xml)),
    CodeLanguage("toml", "TOML", ["ini", "cfg", "conf", "editorconfig"], .toml),
    CodeLanguage("makefile", "makefile", ["make", "mk", "gnumakefile"], .makefile),
    CodeLanguage("diff", "diff", ["patch", "udiff"], .diff),
    CodeLanguage(
      "text", "plain text", ["txt", "plain", "plaintext", "none", "output", "ascii"], .plain),
  ]
}
