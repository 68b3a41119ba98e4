/// The files of examples, how many pass of each, and where we differ on purpose.
enum ConformanceSuites {
  typealias Suite = ExtensionConformanceTests.Suite

  static let all = formulas + footnotes + containers + attributes + lists

  static let formulas = [
    Suite(
      "commonmark-hs/math.json", passing: 7),
    Suite(
      "mdit-py-plugins/dollar_math.json", passing: 48,
      except: [
        "a digit may stand before a formula, as in pandoc":
          [51],
        "a label behind a display is text; an id is written as `{#id}`":
          [137, 242, 289, 320, 367, 377, 404, 422, 557],
        "a run of two dollars is no single one":
          [537],
        "an indented block is code":
          [576],
      ]),
    Suite(
      "mdit-py-plugins/texmath_bracket.json", passing: 33,
      except: [
        "a label behind a display is text; an id is written as `{#id}`":
          [212, 262, 292, 338, 347, 373],
        "an indented block is code":
          [402],
      ]),
    Suite(
      "mdit-py-plugins/texmath_dollar.json", passing: 35,
      except: [
        "a label behind a display is text; an id is written as `{#id}`":
          [212, 262, 292, 338, 347, 373, 390],
        "an escaped backslash escapes no dollar":
          [411],
        "an indented block is code":
          [450],
      ]),
    Suite(
      "pulldown-cmark/math.json", passing: 33,
      except: [
        "an empty formula is text":
          [3, 4],
        "a display goes from the first `$$` to the next":
          [10, 11, 23, 24],
        "formulas that touch are no formulas":
          [16, 25],
        "a code span binds more tightly than a formula":
          [17],
        "the lines of a display are no quotes or lists":
          [18],
        "a block fenced as `math` is a formula":
          [27],
        "a bar in a formula splits no cell":
          [42],
        "braces are counted however many there are":
          [43, 45, 47],
      ]),
  ]

  static let footnotes = [
    Suite(
      "commonmark-hs/footnotes.json", passing: 5,
      except: [
        "their code is written with less white space":
          [1]
      ]),
    Suite(
      "mdit-py-plugins/footnote.json", passing: 16,
      except: [
        "white space behind the colon is no indentation, as in pandoc":
          [183],
        "the text may begin on the next line, as in GFM":
          [332],
        "an indented block is code":
          [361],
        "a reference without a definition is text":
          [384],
      ]),
    Suite(
      "pulldown-cmark/footnotes.json", passing: 17,
      except: [
        "a footnote without a reference is left out, and one is not defined in another":
          [7, 8, 11, 12, 16, 17, 18, 19, 20]
      ]),
  ]

  static let containers = [
    Suite(
      "commonmark-hs/fenced_divs.json", passing: 6,
      except: [
        "colons that close nothing are a line by themselves, and reported; any number closes":
          [5, 6]
      ]),
    Suite(
      "mdit-py-plugins/colon_fence.json", passing: 3,
      except: [
        "a block between colons is read as Markdown, not shown as code":
          [
            5, 32, 46, 60, 74, 83, 98, 114, 128, 138, 152, 168, 198, 210, 222, 235, 246, 262, 278,
            288, 299, 313, 324, 334, 348, 358, 370, 384, 400, 439,
          ]
      ]),
    Suite(
      "mdit-py-plugins/container.json", passing: 16,
      except: [
        "colons close the innermost container first":
          [69],
        "any name begins a container; one that is not known is reported":
          [169, 182],
        "colons that close nothing are a line by themselves, and reported":
          [257],
        "an indented block is code":
          [302],
      ]),
    Suite(
      "pulldown-cmark/blockquotes_tags.json", passing: 14,
      except: [
        "an admonition may stand in an admonition":
          [10, 13, 14],
        "a line without quote mark does not belong to an admonition":
          [16],
      ]),
    Suite(
      "pulldown-cmark/container_extensions.json", passing: 21,
      except: [
        "colons that close nothing are a line by themselves, and reported; any number closes":
          [17, 18, 21, 22]
      ]),
  ]

  static let attributes = [
    Suite(
      "commonmark-hs/attributes.json", passing: 11,
      except: [
        "attributes stand behind what they belong to, not before a block, and not behind a word":
          [3, 5, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27]
      ]),
    Suite(
      "commonmark-hs/bracketed_spans.json", passing: 2,
      except: [
        "attributes stand on one line":
          [2]
      ]),
    Suite(
      "mdit-py-plugins/attrs.json", passing: 19,
      except: [
        "attributes stand on one line, behind links, images, code, spans and headings; each project writes values in its own way":
          [9, 16, 24, 34, 44, 54, 91, 98, 119, 131, 194, 238, 255]
      ]),
    Suite(
      "pulldown-cmark/heading_attrs.json", passing: 22,
      except: [
        "a word without value, or nothing, is no attribute; then the braces are text":
          [1, 2, 20, 21, 22, 28, 36, 37, 38, 39],
        "hashes before the attributes are text":
          [3],
        "an id goes on to white space, a class to the next mark":
          [11, 35, 41],
        "a brace, a backslash or a backtick belongs to no id or class; an escaped brace is text":
          [23, 26, 31, 32, 33, 34],
      ]),
  ]

  static let lists = [
    Suite(
      "commonmark-hs/definition_lists.json", passing: 11,
      except: [
        "a tilde begins no definition":
          [10]
      ]),
    Suite(
      "commonmark-hs/strikethrough.json", passing: 5,
      except: [
        "one tilde strikes too, as in GFM":
          [2]
      ]),
    Suite(
      "commonmark-hs/task_lists.json", passing: 4,
      except: [
        "a box needs text behind it, as in GFM":
          [5, 6]
      ]),
    Suite(
      "gfm-0.29/extensions.json", passing: 23,
      except: [
        "bare addresses are no links; raw HTML is passed as it is":
          [19, 20, 22, 24, 25]
      ]),
    Suite(
      "gfm-0.29/spec-extension-examples.json", passing: 12,
      except: [
        "bare addresses are no links; raw HTML is passed as it is":
          [621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 631, 653]
      ]),
    Suite(
      "gfm-swift-cmark/extensions.json", passing: 25,
      except: [
        "bare addresses are no links; raw HTML is passed as it is":
          [19, 20, 22, 26, 27]
      ]),
    Suite(
      "mdit-py-plugins/deflist.json", passing: 12,
      except: [
        "a tilde begins no definition":
          [54],
        "each term's definitions are tight by themselves, as in pandoc":
          [108],
        "an indented block is code":
          [262],
      ]),
    Suite(
      "mdit-py-plugins/tasklists.json", passing: 4,
      except: [
        "a box needs text behind it, as in GFM; white space between is theirs":
          [112, 123]
      ]),
    Suite(
      "pulldown-cmark/definition_lists.json", passing: 31),
    Suite(
      "pulldown-cmark/strikethrough.json", passing: 16),
  ]
}
