import Diagnostics
import Testing

@testable import Code

@Suite struct CodeLanguageTests {
  @Test(arguments: [
    ("swift", "swift"), ("JS", "javascript"), ("ts", "typescript"), ("py", "python"),
    ("sh", "shell"),
    ("zsh", "shell"), ("bash", "shell"), ("console", "console"), ("yml", "yaml"),
    ("md", "markdown"),
    ("cpp", "cpp"), ("C++", "cpp"), ("h", "c"), ("rs", "rust"), ("htm", "html"), ("jsonc", "json"),
    ("txt", "text"), ("plain", "text"), ("text", "text"),
  ])
  func `a language has the names that authors write`(alias: String, name: String) {
    #expect(CodeLanguage(alias)?.name == name)
  }

  @Test func `no name stands for two languages, and all are in small letters`() {
    #expect(Set(CodeLanguage.names).count == CodeLanguage.names.count)
    for name in CodeLanguage.names { #expect(name == name.lowercased()) }
  }

  @Test func `an unknown name is none`() {
    #expect(CodeLanguage("") == nil)
    #expect(CodeLanguage("klingon") == nil)
    #expect(NearMiss.of("pyhton", among: CodeLanguage.names) == "python")
  }
}
