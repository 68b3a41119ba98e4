/// Commands that do more than print a sign, by what they do.
enum CommandGroups {
  static let all = [
    functions, fractions, accents, extensibleArrows, delimiters, spaces, boxes, text, fonts, styles,
    structure,
  ]

  static let functions: [String: Command] = {
    var table: [String: Command] = [:]
    let plain = """
      sin cos tan cot sec csc sinh cosh tanh coth sech csch arcsin arccos arctan arccot arcsec arccsc arctg arcctg arg
      arsinh arcosh artanh ch cosec cotg ctg cth deg dim exp hom ker lg ln log sh tg th sgn
      """
    for word in plain.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      table[String(word)] = .function(String(word), hasLimits: false)
    }
    for word in "lim max min sup inf det gcd lcm Pr plim".split(separator: " ") {
      table[String(word)] = .function(String(word), hasLimits: true)
    }
    let spaced = [
      "limsup": "lim\u{2009}sup", "liminf": "lim\u{2009}inf", "injlim": "inj\u{2009}lim",
      "projlim": "proj\u{2009}lim", "argmax": "arg\u{2009}max", "argmin": "arg\u{2009}min",
    ]
    for (name, shown) in spaced { table[name] = .function(shown, hasLimits: true) }
    return table
  }()

  static let fractions: [String: Command] = [
    "frac": .fraction(.plain), "dfrac": .fraction(.display), "tfrac": .fraction(.text),
    "cfrac": .fraction(.continued), "binom": .fraction(.binomial),
    "dbinom": .fraction(.displayBinomial), "tbinom": .fraction(.textBinomial),
    "genfrac": .generalFraction, "over": .infix(.plain), "atop": .infix(.atop),
    "choose": .infix(.binomial), "brace": .infix(.brace), "brack": .infix(.bracket),
    "above": .infixWith(delimiters: false, thickness: true, line: nil),
    "overwithdelims": .infixWith(delimiters: true, thickness: false, line: nil),
    "atopwithdelims": .infixWith(delimiters: true, thickness: false, line: 0),
    "abovewithdelims": .infixWith(delimiters: true, thickness: true, line: nil),
    "sqrt": .root, "overset": .overset, "underset": .underset, "stackrel": .stackrel,
    "sideset": .sideset, "prescript": .prescript,
  ]

  static let accents: [String: Command] = {
    var table: [String: Command] = [:]
    let narrow: [(String, String, Unicode.Scalar)] = [
      ("hat", "ˆ", "\u{302}"), ("bar", "¯", "\u{304}"), ("vec", "→", "\u{20D7}"),
      ("dot", "˙", "\u{307}"), ("ddot", "¨", "\u{308}"), ("dddot", "...", "\u{20DB}"),
      ("ddddot", "....", "\u{20DC}"), ("tilde", "˜", "\u{303}"), ("acute", "´", "\u{301}"),
      ("grave", "`", "\u{300}"), ("check", "ˇ", "\u{30C}"), ("breve", "˘", "\u{306}"),
      ("mathring", "˚", "\u{30A}"),
    ]
    for (name, sign, combining) in narrow {
      let className = name == "vec" ? "tex-vec" : nil
      table[name] = .accent(AccentMark(sign: sign, className: className, combining: combining))
    }
    let above: [(String, String, Unicode.Scalar?)] = [
      ("overrightarrow", "→", "\u{20D7}"),
      ("overleftarrow", "←", "\u{20D6}"), ("overleftrightarrow", "↔", "\u{20E1}"),
      ("Overrightarrow", "⇒", nil), ("overleftharpoon", "↼", "\u{20D0}"),
      ("overrightharpoon", "⇀", "\u{20D1}"), ("overparen", "⏜", nil), ("overarc", "⏜", nil),
      ("wideparen", "⏜", nil), ("overgroup", "⏠", nil), ("overlinesegment", "⟷", nil),
    ]
    for (name, sign, combining) in above {
      table[name] = .accent(AccentMark(sign: sign, isWide: true, combining: combining))
    }
    for (name, sign, combining) in [
      ("widehat", "ˆ", "\u{302}"), ("widetilde", "˜", "\u{303}"), ("widecheck", "ˇ", "\u{30C}"),
    ] as [(String, String, Unicode.Scalar)] {
      table[name] = .accent(
        AccentMark(
          sign: name == "widetilde" ? "~" : String(combining), isWide: true, narrow: sign,
          combining: combining))
    }
    table["overline"] = .accent(
      AccentMark(sign: "‾", isWide: true, className: "tex-overline", combining: "\u{305}"))
    for name in ["underline", "underbar"] {
      table[name] = .accent(
        AccentMark(
          sign: "_", isBelow: true, isWide: true, className: "tex-underline",
          combining: "\u{332}"))
    }
    let below: [(String, String, Unicode.Scalar?)] = [
      ("utilde", "~", "\u{330}"),
      ("underrightarrow", "→", nil), ("underleftarrow", "←", nil),
      ("underleftrightarrow", "↔", nil), ("underparen", "⏝", nil), ("undergroup", "⏡", nil),
      ("underlinesegment", "⟷", nil),
    ]
    for (name, sign, combining) in below {
      table[name] = .accent(
        AccentMark(sign: sign, isBelow: true, isWide: true, combining: combining))
    }
    for (name, sign) in [("overbrace", "⏞"), ("overbracket", "⎴")] {
      table[name] = .accent(AccentMark(sign: sign, isWide: true, takesLimits: true))
    }
    for (name, sign) in [("underbrace", "⏟"), ("underbracket", "⎵")] {
      table[name] = .accent(
        AccentMark(sign: sign, isBelow: true, isWide: true, takesLimits: true))
    }
    return table
  }()

  static let extensibleArrows: [String: Command] = [
    "xrightarrow": .arrow("→"), "xleftarrow": .arrow("←"), "xleftrightarrow": .arrow("↔"),
    "xRightarrow": .arrow("⇒"), "xLeftarrow": .arrow("⇐"), "xLeftrightarrow": .arrow("⇔"),
    "xmapsto": .arrow("↦"), "xhookrightarrow": .arrow("↪"), "xhookleftarrow": .arrow("↩"),
    "xrightharpoonup": .arrow("⇀"), "xrightharpoondown": .arrow("⇁"),
    "xleftharpoonup": .arrow("↼"), "xleftharpoondown": .arrow("↽"),
    "xrightleftharpoons": .arrow("⇌"), "xleftrightharpoons": .arrow("⇋"),
    "xtwoheadrightarrow": .arrow("↠"), "xtwoheadleftarrow": .arrow("↞"),
    "xlongequal": .arrow("="), "xtofrom": .arrow("⇄"), "xrightleftarrows": .arrow("⇄"),
    "xrightequilibrium": .arrow("⇌"), "xleftequilibrium": .arrow("⇋"),
  ]

  static let delimiters: [String: Command] = {
    var table: [String: Command] = ["left": .left, "right": .right, "middle": .middle]
    let sizes = [("big", 1.2), ("Big", 1.8), ("bigg", 2.4), ("Bigg", 3.0)]
    for (name, height) in sizes {
      table[name] = .big(height, .ordinary)
      table[name + "l"] = .big(height, .opening)
      table[name + "r"] = .big(height, .closing)
      table[name + "m"] = .big(height, .relation)
    }
    table["mleft"] = .left
    table["mright"] = .right
    table["bra"] = .delimiters("⟨", "|", isGrowing: false)
    table["ket"] = .delimiters("|", "⟩", isGrowing: false)
    table["braket"] = .delimiters("⟨", "⟩", isGrowing: false)
    table["Bra"] = .delimiters("⟨", "|", isGrowing: true)
    table["Ket"] = .delimiters("|", "⟩", isGrowing: true)
    table["Braket"] = .delimiters("⟨", "⟩", isGrowing: true)
    table["set"] = .delimiters("{", "}", isGrowing: false)
    table["Set"] = .delimiters("{", "}", isGrowing: true)
    return table
  }()

  static let spaces: [String: Command] = {
    var table: [String: Command] = [:]
    let thin = 1.0 / 6
    let medium = 2.0 / 9
    let thick = 5.0 / 18
    let widths: [(String, Double)] = [
      (",", thin), ("thinspace", thin), (":", medium), (">", medium), ("medspace", medium),
      (";", thick), ("thickspace", thick), ("!", -thin), ("negthinspace", -thin),
      ("negmedspace", -medium), ("negthickspace", -thick), ("enspace", 0.5), ("enskip", 0.5),
      ("quad", 1), ("qquad", 2), (" ", 1.0 / 4), ("space", 1.0 / 4), ("nobreakspace", 1.0 / 4),
      ("hfil", 0), ("hfill", 0),
    ]
    for (name, width) in widths { table[name] = .space(width) }
    for name in ["hspace", "hskip", "kern", "mkern", "mskip", "mspace"] { table[name] = .skip }
    return table
  }()
}
