extension CodeLanguage {
  /// Every language, in the order of a list for readers; the last one colours nothing.
  public static let all: [CodeLanguage] = [
    CodeLanguage("swift", "Swift", [], .grammar(.swift)),
    CodeLanguage("python", "Python", ["py", "python3", "py3", "pyi"], .grammar(.python)),
    CodeLanguage(
      "javascript", "JavaScript", ["js", "jsx", "mjs", "cjs", "node"], .grammar(.javaScript)),
    CodeLanguage("typescript", "TypeScript", ["ts", "tsx", "mts", "cts"], .grammar(.typeScript)),
    CodeLanguage("json", "JSON", ["jsonc", "json5", "geojson", "webmanifest"], .grammar(.json)),
    CodeLanguage("c", "C", ["h"], .grammar(.c)),
    CodeLanguage(
      "cpp", "C++", ["c++", "cc", "cxx", "hpp", "hh", "hxx", "h++", "ino"], .grammar(.cPlusPlus)),
    CodeLanguage("rust", "Rust", ["rs"], .grammar(.rust)),
    CodeLanguage("java", "Java", [], .grammar(.java)),
    CodeLanguage(
      "sql", "SQL", ["postgresql", "postgres", "psql", "mysql", "sqlite", "plpgsql"],
      .grammar(.sql)),
    CodeLanguage("text", "plain text", ["txt", "plain", "plaintext", "none", "output"], .plain),
  ]
}
