import Dispatch
import Mustache
import Synchronization
import Testing

@Suite struct TemplateLibraryTests {
  private func render(_ files: [TemplateFile], _ entries: [TemplateRecord.Entry] = []) -> String {
    var bytes: [UInt8] = []
    let fault = TemplateLibrary(layers: [files]).render(
      "page", with: .record(entries), into: &bytes)
    #expect(fault == nil)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aTemplateIsNamedByItsPathWithoutExtension() {
    func name(_ path: String) -> String { TemplateFile(path: path, bytes: [], file: path).name }
    #expect(name("partials/nav.mustache") == "partials/nav")
    #expect(name("page.html") == "page")
    #expect(name("a.b/page") == "a.b/page")
    #expect(name("a/.hidden") == "a/.hidden")
    #expect(name("404.page.mustache") == "404.page")
  }

  @Test func aLaterLayerStandsInFileByFile() {
    let library = TemplateLibrary(layers: [
      [.init("page", "default {{>nav}} {{>foot}}"), .init("nav", "nav"), .init("foot", "foot")],
      [.init("nav", "own nav"), .init("extra", "extra")],
    ])
    var bytes: [UInt8] = []
    #expect(library.render("page", with: .none, into: &bytes) == nil)
    #expect(String(decoding: bytes, as: UTF8.self) == "default own nav foot")
    #expect(library.names == ["extra", "foot", "nav", "page"])
  }

  @Test func markupIsAppendedAsItIsAndTextIsEscaped() {
    let page = TemplateFile("page", "{{{content}}}{{title}}")
    let content: [UInt8] = Array("<p>é</p>".utf8)
    let entries: [TemplateRecord.Entry] = [
      .init("content", .markup(content)), .init("title", .text("a < b \"c\"")),
    ]
    #expect(render([page], entries) == "<p>é</p>a &lt; b &quot;c&quot;")
  }

  @Test func renderingAppendsToWhatIsThere() {
    let library = TemplateLibrary(layers: [[.init("page", "b")]])
    var bytes = Array("a".utf8)
    #expect(library.render("page", with: .none, into: &bytes) == nil)
    #expect(bytes == Array("ab".utf8))
  }

  @Test(arguments: [
    TemplateValue.none, .truth(false), .text(""), .markup([]), .list([]),
  ])
  func whatIsEmptyIsFalsey(value: TemplateValue) {
    let page = TemplateFile("page", "{{#x}}yes{{/x}}{{^x}}no{{/x}}")
    #expect(render([page], [.init("x", value)]) == "no")
  }

  @Test(arguments: [
    TemplateValue.truth(true), .text("0"), .markup([0x20]), .list([.none]), .record([]),
  ])
  func whatIsThereIsTruthy(value: TemplateValue) {
    let page = TemplateFile("page", "{{#x}}yes{{/x}}{{^x}}no{{/x}}")
    #expect(render([page], [.init("x", value)]) == "yes")
  }

  @Test func namesWithDotsHyphensAndLettersOfAnyScript() {
    let page = TemplateFile("page", "{{a-b.größe}} {{a-b.c_2}}")
    let inner = TemplateValue.record([.init("größe", .text("5")), .init("c_2", .text("6"))])
    #expect(render([page], [.init("a-b", inner)]) == "5 6")
  }

  @Test func aByteOrderMarkIsLeftOutAndLineEndsStayAsTheyAre() {
    let items = TemplateValue.list([.none, .none])
    for end in ["\n", "\r\n", "\r"] {
      let text = "\u{FEFF}a\(end)  {{#x}}\(end)  b\(end)  {{/x}}\(end)c"
      #expect(render([.init("page", text)], [.init("x", items)]) == "a\(end)  b\(end)  b\(end)c")
    }
  }

  @Test func indentationAddsUpAndEmptyLinesStayEmpty() {
    let files: [TemplateFile] = [
      .init("page", "<ul>\n  {{>outer}}\n</ul>\n"),
      .init("outer", "a\n\n {{>inner}}\n{{x}} {{>inner}}\n"), .init("inner", "b\nc\n"),
    ]
    #expect(
      render(files, [.init("x", .text("1\n2"))])
        == "<ul>\n  a\n\n   b\n   c\n  1\n2 b\nc\n\n</ul>\n")
  }

  @Test func aPartialIncludedWithoutEndIsAFaultAndNoCrash() {
    let library = TemplateLibrary(layers: [[.init("page", "x\n {{>page}}"), .init("ok", "y")]])
    let faults = Mutex<[String?]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      var bytes: [UInt8] = []
      let fault = library.render("page", with: .none, into: &bytes)
      faults.withLock { $0.append(fault?.identifier) }
      #expect(fault?.range?.start.line == 2)
      #expect(fault?.range?.start.column == 5)
    }
    #expect(faults.withLock { $0 } == [String](repeating: "template/endless", count: 4))
  }

  @Test func aBlockInItsOwnArgumentIsNotFilledAgain() {
    let files: [TemplateFile] = [
      .init("page", "{{<base}}{{$a}}before {{$a}}inner{{/a}}{{/a}}{{/base}}"),
      .init("base", "{{$a}}default{{/a}}"),
    ]
    #expect(render(files) == "before inner")
  }

  @Test func aTreeOfRecordsIsRenderedByAPartialThatIncludesItself() {
    func tree(_ depth: Int) -> TemplateValue {
      .record([
        .init("name", .text(String(depth))),
        .init("children", depth == 0 ? .list([]) : .list([tree(depth - 1)])),
      ])
    }
    let files: [TemplateFile] = [
      .init("page", "{{#tree}}{{>node}}{{/tree}}"),
      .init("node", "<{{name}}{{#children}}{{>node}}{{/children}}>"),
    ]
    let expected = (0...20).reversed().map { "<\($0)" }.joined() + String(repeating: ">", count: 21)
    #expect(render(files, [.init("tree", tree(20))]) == expected)
  }

  @Test func allThreadsUseOneLibrary() {
    let library = TemplateLibrary(layers: [
      [
        .init("page", "{{#items}}\n  {{>item}}\n{{/items}}\n{{shared.name}} {{number}}"),
        .init("item", "<li>{{.}}</li>\n"),
      ]
    ])
    let shared = TemplateValue.record([.init("name", .text("course"))])
    let results = Mutex<[Int: String]>([:])
    DispatchQueue.concurrentPerform(iterations: 200) { number in
      let items = (0..<number % 7).map { TemplateValue.text("\($0)") }
      var bytes: [UInt8] = []
      let fault = library.render(
        "page",
        with: .record([
          .init("items", .list(items)), .init("shared", shared),
          .init("number", .text(String(number))),
        ]), into: &bytes)
      #expect(fault == nil)
      let text = String(decoding: bytes, as: UTF8.self)
      results.withLock { $0[number] = text }
    }
    for number in 0..<200 {
      let items = (0..<number % 7).map { "  <li>\($0)</li>\n" }.joined()
      #expect(results.withLock { $0[number] } == items + "course \(number)")
    }
  }

  @Test(
    "a list rendered before for all pages shows what the list itself would, with the page's own item in its place",
    arguments: [
      "{{#items}}{{>item}}{{/items}}", "<ul>{{#items}}{{>item}}{{/items}}</ul>",
      "{{#items}}\n  {{>item}}\n{{/items}}", "{{#items}}{{name}}{{/items}}",
      "{{#items}}{{>item}}{{>item}}{{/items}}", "{{#items}}{{>other}}{{/items}}",
      "{{^items}}none{{/items}}",
    ])
  func sharedLists(page: String) {
    let library = TemplateLibrary(layers: [
      [
        .init("page", page), .init("item", "<li>{{name}}</li>\n"), .init("other", "[{{name}}]"),
      ]
    ])
    func record(_ name: String) -> TemplateRecord { TemplateRecord([.init("name", .text(name))]) }
    func rendered(_ items: TemplateValue) -> String {
      var bytes: [UInt8] = []
      #expect(library.render("page", with: .record([.init("items", items)]), into: &bytes) == nil)
      return String(decoding: bytes, as: UTF8.self)
    }
    for names in [[], ["a"], ["a", "b & c", "d"]] {
      let shared = library.rendered(names.map(record), by: "item")
      #expect(
        rendered(.sharedList(SharedList(shared)))
          == rendered(.list(names.map { .record(record($0)) })))
      for place in names.indices {
        var own = names
        own[place] = "here"
        let list = SharedList(shared, own: (place: place, record: record("here")))
        #expect(
          rendered(.sharedList(list)) == rendered(.list(own.map { .record(record($0)) })))
      }
    }
  }
}
