import Testing

@testable import Code

/// The places where simple colouring goes wrong.
@Suite struct TokenTests {
  static let cases: [(String, String, String)] = [
    // Nested comments
    ("swift", "/* a /* b */ c */ 1", "⟦comment /* a /* b */ c */⟧ ⟦number 1⟧"),
    ("rust", "/* a /* b */ c */ 1", "⟦comment /* a /* b */ c */⟧ ⟦number 1⟧"),
    ("c", "/* a /* b */ 1", "⟦comment /* a /* b */⟧ ⟦number 1⟧"),
    // Raw strings
    ("swift", "#\"\\(a) \"b\" \\#(c)\"# + d", "⟦string #\"\\(a) \"b\" \\#(⟧c⟦string )\"#⟧ + d"),
    ("swift", "##\"a\"# b\"## + c", "⟦string ##\"a\"# b\"##⟧ + c"),
    ("rust", "r#\"a \"b\" \\\"# + c", "⟦string r#\"a \"b\" \\\"#⟧ + c"),
    ("rust", "br##\"a\"#\"## r#type", "⟦string br##\"a\"#\"##⟧ r#type"),
    ("cpp", "R\"x(a)\" )y\" )x\" + b", "⟦string R\"x(a)\" )y\" )x\"⟧ + b"),
    ("cpp", "u8R\"(a\\)\" + L\"b\"", "⟦string u8R\"(a\\)\"⟧ + ⟦string L\"b\"⟧"),
    ("python", "rb'\\'' + Rb\"\" + x'a'", "⟦string rb'\\''⟧ + ⟦string Rb\"\"⟧ + x⟦string 'a'⟧"),
    ("python", "'''a'b''' + \"\"\"\"c\"\"\"", "⟦string '''a'b'''⟧ + ⟦string \"\"\"\"c\"\"\"⟧"),
    // Interpolation
    (
      "swift", "\"a \\(f(\"b\", (1))) c\"",
      "⟦string \"a \\(⟧⟦function f⟧(⟦string \"b\"⟧, (⟦number 1⟧))⟦string ) c\"⟧"
    ),
    ("swift", "\"a \\(b\nlet c", "⟦string \"a \\(⟧b\n⟦keyword let⟧ c"),
    (
      "javascript", "`a ${ {b: `c ${1}`} } d`",
      "⟦string `a ${⟧ {b: ⟦string `c ${⟧⟦number 1⟧⟦string }`⟧} ⟦string } d`⟧"
    ),
    (
      "python", "f\"{a:{b}.{c}} {{d}} {e!r}\"",
      "⟦string f\"{⟧a⟦string :{⟧b⟦string }.{⟧c⟦string }} {{d}} {⟧e!r⟦string }\"⟧"
    ),
    (
      "python", "f'{d[\"x\"]:>5} {(lambda x: x)(1)}'",
      "⟦string f'{⟧d[⟦string \"x\"⟧]⟦string :>5} {⟧(⟦keyword lambda⟧ x: x)(⟦number 1⟧)⟦string }'⟧"
    ),
    ("python", "f'{a:'\nb = 1", "⟦string f'{⟧a⟦string :'⟧\nb = ⟦number 1⟧"),
    // Regular expressions against division
    ("javascript", "a / b / c", "a / b / c"),
    ("javascript", "return /b/g.test(c)", "⟦keyword return⟧ ⟦string /b/g⟧.⟦function test⟧(c)"),
    ("javascript", "if (a) /[/]/.x; (b) / c / d", "⟦keyword if⟧ (a) ⟦string /[/]/⟧.x; (b) / c / d"),
    ("javascript", "x = a /* c */ / b / d", "x = a ⟦comment /* c */⟧ / b / d"),
    (
      "javascript", "x++ / 2 / y; [1] / 2 / z",
      "x++ / ⟦number 2⟧ / y; [⟦number 1⟧] / ⟦number 2⟧ / z"
    ),
    (
      "javascript", "f(/a/, `b` / 2 / 3)",
      "⟦function f⟧(⟦string /a/⟧, ⟦string `b`⟧ / ⟦number 2⟧ / ⟦number 3⟧)"
    ),
    ("swift", "a / b / c, /d+/, x/y/z", "a / b / c, ⟦string /d+/⟧, x/y/z"),
    // Keys of YAML
    ("yaml", "a: http://b:80/c", "⟦key a⟧: http://b:80/c"),
    ("yaml", "http://a", "http://a"),
    ("yaml", "- a:b\n- 'c d': 1", "- a:b\n- ⟦key 'c d'⟧: ⟦number 1⟧"),
    ("yaml", "a: b#c # d", "⟦key a⟧: b#c ⟦comment # d⟧"),
    ("yaml", "{a: 1, \"b\":2, c}", "{⟦key a⟧: ⟦number 1⟧, ⟦key \"b\"⟧:⟦number 2⟧, c}"),
    (
      "yaml", "- a: |\n    b: c\n  d: 1",
      "- ⟦key a⟧: ⟦keyword |⟧\n⟦string     b: c⟧\n  ⟦key d⟧: ⟦number 1⟧"
    ),
    // Characters against lifetimes
    (
      "rust", "&'a str, 'b', '\\'', 'é', 'static",
      "&⟦variable 'a⟧ ⟦type str⟧, ⟦string 'b'⟧, ⟦string '\\''⟧, ⟦string 'é'⟧, ⟦variable 'static⟧"
    ),
    ("c", "'a' '\\'' don't", "⟦string 'a'⟧ ⟦string '\\''⟧ don't"),
    // Numbers
    (
      "swift", "1_000.5e-3 0xFF 1...2 a.0.1 x1",
      "⟦number 1_000.5e-3⟧ ⟦number 0xFF⟧ ⟦number 1⟧...⟦number 2⟧ a.0.1 x1"
    ),
    (
      "c", "1.5f 10ULL 0x1.8p-3 .5e+1 1. 1.e-5 2.f",
      "⟦number 1.5f⟧ ⟦number 10ULL⟧ ⟦number 0x1.8p-3⟧ ⟦number .5e+1⟧ ⟦number 1.⟧ ⟦number 1.e-5⟧ ⟦number 2.f⟧"
    ),
    ("cpp", "1'000'000 0xFF'FFu 'a'", "⟦number 1'000'000⟧ ⟦number 0xFF'FFu⟧ ⟦string 'a'⟧"),
    (
      "rust", "1u8 0..10 1.max(2) 1e3f64",
      "⟦number 1u8⟧ ⟦number 0⟧..⟦number 10⟧ ⟦number 1⟧.⟦function max⟧(⟦number 2⟧) ⟦number 1e3f64⟧"
    ),
    (
      "css", "a{b:-.5em +2 #fff 50%}",
      "⟦tag a⟧{⟦key b⟧:⟦number -.5em⟧ ⟦number +2⟧ ⟦number #fff⟧ ⟦number 50%⟧}"
    ),
    // Directives, decorators, attributes
    ("c", "  #  define A 1\na # b", "  ⟦meta #  define⟧ A ⟦number 1⟧\na # b"),
    ("c", "#include <a/b.h> // c", "⟦meta #include⟧ ⟦string <a/b.h>⟧ ⟦comment // c⟧"),
    ("python", "@a.b(1)\nc @ d", "⟦meta @a.b⟧(⟦number 1⟧)\nc @ d"),
    ("swift", "@Test func a() {}", "⟦meta @Test⟧ ⟦keyword func⟧ ⟦function a⟧() {}"),
    ("rust", "#[a(b = \"]\")] x", "⟦meta #[a(b = \"]\")]⟧ x"),
    // Words that are keywords elsewhere
    ("swift", "a.default(in: b, `for`: c)", "a.⟦function default⟧(in: b, `for`: c)"),
    (
      "swift", "func f(for a: Int, in b: Int)",
      "⟦keyword func⟧ ⟦function f⟧(for a: ⟦type Int⟧, in b: ⟦type Int⟧)"
    ),
    ("javascript", "({class: 1, a: b.in})", "({class: ⟦number 1⟧, a: b.in})"),
    ("python", "match = 1\nmatch x:", "match = ⟦number 1⟧\n⟦keyword match⟧ x:"),
    (
      "typescript", "type A = B; let type = 1",
      "⟦keyword type⟧ ⟦type A⟧ = ⟦type B⟧; ⟦keyword let⟧ type = ⟦number 1⟧"
    ),
    ("javascript", "function* a() {}", "⟦keyword function⟧* ⟦function a⟧() {}"),
    // Shells
    (
      "shell", "a='$b' \"$c ${d:-\"e\"}\"",
      "⟦variable a⟧=⟦string '$b'⟧ ⟦string \"⟧⟦variable $c⟧⟦string  ⟧⟦variable ${d:-\"e\"}⟧⟦string \"⟧"
    ),
    (
      "shell", "cat <<'E' | b\n$x\nE\nc",
      "⟦function cat⟧ <<⟦meta 'E'⟧ | ⟦function b⟧\n⟦string $x\n⟧⟦meta E⟧\n⟦function c⟧"
    ),
    (
      "shell", "cat <<-E\n\t$x y\n\tE\n",
      "⟦function cat⟧ <<-⟦meta E⟧\n⟦string \t⟧⟦variable $x⟧⟦string  y\n⟧\t⟦meta E⟧\n"
    ),
    (
      "shell", "\"$(a \"b\")c\" # d",
      "⟦string \"$(⟧⟦function a⟧ ⟦string \"b\"⟧⟦string )c\"⟧ ⟦comment # d⟧"
    ),
    ("shell", "echo if a#b; if x", "⟦function echo⟧ if a#b; ⟦keyword if⟧ ⟦function x⟧"),
    (
      "shell", "case $a in b) c;; esac; d",
      "⟦keyword case⟧ ⟦variable $a⟧ ⟦keyword in⟧ b) ⟦function c⟧;; ⟦keyword esac⟧; ⟦function d⟧"
    ),
    ("console", "$ a # b\n# c\nd", "⟦meta $ ⟧⟦function a⟧ ⟦comment # b⟧\n# c\nd"),
    // SQL
    (
      "sql", "SELECT select 'it''s' -- a",
      "⟦keyword SELECT⟧ ⟦keyword select⟧ ⟦string 'it''s'⟧ ⟦comment -- a⟧"
    ),
    ("sql", "$$a'b$$ count(*) count", "⟦string $$a'b$$⟧ ⟦function count⟧(*) count"),
    // Markup
    (
      "html", "<!-- <a> --><!DOCTYPE html><a b='>' c>&lt; 1 < 2",
      "⟦comment <!-- <a> -->⟧⟦meta <!DOCTYPE html>⟧<⟦tag a⟧ ⟦key b⟧=⟦string '>'⟧ ⟦key c⟧>⟦number &lt;⟧ 1 < 2"
    ),
    (
      "html", "<STYLE>a{}</STYLE><script>let a</script>",
      "<⟦tag STYLE⟧>⟦tag a⟧{}</⟦tag STYLE⟧><⟦tag script⟧>⟦keyword let⟧ a</⟦tag script⟧>"
    ),
    ("json", "{\"a\" : \"b\", \"c\"}", "{⟦key \"a\"⟧ : ⟦string \"b\"⟧, ⟦string \"c\"⟧}"),
    ("markdown", "# a\n- *b* `c` d_e_f", "⟦tag # a⟧\n⟦meta -⟧ ⟦emphasis *b*⟧ ⟦string `c`⟧ d_e_f"),
    (
      "markdown", "```js\nlet a\n```\n```\nb",
      "⟦meta ```js⟧\n⟦keyword let⟧ a\n⟦meta ```⟧\n⟦meta ```⟧\n⟦string b⟧"
    ),
    ("diff", "--- a\n+++ b\n--- c\n+d", "⟦meta --- a⟧\n⟦meta +++ b⟧\n⟦removed --- c⟧\n⟦added +d⟧"),
    ("text", "let a = \"b\"", "let a = \"b\""),
  ]

  @Test(arguments: cases)
  func `what is hard to tell apart is told apart`(name: String, code: String, marked: String) {
    #expect(Sample.marked(code, in: name) == marked)
  }
}
