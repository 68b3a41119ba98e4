import Testing

@testable import Preview

@Suite struct PageInsertionTests {
  @Test(arguments: [
    (
      "<html><head></head><body><main id=a>x</main></body></html>",
      "<html><head>H</head><body><main id=a>Bx</main>E</body></html>"
    ),
    // A tag's end may stand in a value; letters may be capital; the header is no head.
    ("<BODY data-x='>' title=\"a>b\">x</BODY>", "<BODY data-x='>' title=\"a>b\">BxE</BODY>"),
    ("<header></header><mainly><main>x", "<header></header><mainly><main>BxE"),
    // The last end of the body counts: another may stand in a script.
    ("<body><script>'</body>'</script></body>", "<body>B<script>'</body>'</script>E</body>"),
    ("no tags", "Bno tagsE"), ("", "BE"),
    ("<body", "B<bodyE"),
  ])
  func putsPiecesWhereTheyBelong(page: String, result: String) {
    let hasHead = page.contains("<head>")
    let inserted = PageInsertion(Array(page.utf8)).page(
      head: hasHead ? Array("H".utf8) : [], beginning: Array("B".utf8), ending: Array("E".utf8))
    #expect(String(decoding: inserted, as: UTF8.self) == result)
  }
}
