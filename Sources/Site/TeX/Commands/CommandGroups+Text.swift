extension CommandGroups {
  static let boxes: [String: Command] = [
    "phantom": .phantom(keepsWidth: true, keepsHeight: true),
    "hphantom": .phantom(keepsWidth: true, keepsHeight: false),
    "vphantom": .phantom(keepsWidth: false, keepsHeight: true), "smash": .smash,
    "mathllap": .lap(.leftLap, isText: false), "mathrlap": .lap(.rightLap, isText: false),
    "mathclap": .lap(.centeredLap, isText: false), "llap": .lap(.leftLap, isText: true),
    "rlap": .lap(.rightLap, isText: true), "clap": .lap(.centeredLap, isText: true),
    "mathstrut": .strut, "strut": .strut, "raisebox": .raisebox, "rule": .rule,
    "boxed": .frame(.box), "fbox": .frameBox, "framebox": .frameBox, "cancel": .frame(.slash),
    "bcancel": .frame(.backslash), "xcancel": .frame(.cross), "sout": .frame(.strike),
    "cancelto": .cancelTo, "angl": .frame(.cornered),
    "color": .color, "textcolor": .textColor, "colorbox": .colorBox,
    "fcolorbox": .frameColorBox,
  ]

  static let text: [String: Command] = {
    var table: [String: Command] = [
      "text": .text(nil), "textrm": .text(TextStyle()), "textnormal": .text(TextStyle()),
      "textup": .text(TextStyle()), "textmd": .text(TextStyle()), "mbox": .text(nil),
      "hbox": .text(nil), "emph": .text(TextStyle(isItalic: true)),
      "textit": .text(TextStyle(isItalic: true)), "textsl": .text(TextStyle(isItalic: true)),
      "textbf": .text(TextStyle(isBold: true)), "textsf": .text(TextStyle(family: .sans)),
      "texttt": .text(TextStyle(family: .mono)), "textsc": .text(nil),
      "(": .dollarMath, ")": .dollarMath, "char": .characterCode, "unicode": .unicode,
    ]
    let accents: [(String, Unicode.Scalar)] = [
      ("'", "\u{301}"), ("`", "\u{300}"), ("^", "\u{302}"), ("\"", "\u{308}"), ("~", "\u{303}"),
      ("=", "\u{304}"), (".", "\u{307}"), ("u", "\u{306}"), ("v", "\u{30C}"), ("H", "\u{30B}"),
      ("r", "\u{30A}"), ("c", "\u{327}"), ("k", "\u{328}"), ("d", "\u{323}"), ("b", "\u{331}"),
    ]
    for name in ["TeX", "LaTeX", "KaTeX", "MathJax"] { table[name] = .word(name) }
    for (name, combining) in accents { table[name] = .textAccent(combining) }
    return table
  }()

  static let fonts: [String: Command] = {
    var table: [String: Command] = [
      "operatorname": .operatorName, "operatornamewithlimits": .operatorName,
    ]
    let alphabets: [(String, Alphabet)] = [
      ("mathrm", .upright), ("mathup", .upright), ("mathnormal", .normal), ("mathit", .italic),
      ("mathbf", .bold), ("bold", .bold), ("symbf", .bold), ("mathbfup", .bold),
      ("boldsymbol", .boldItalic), ("bm", .boldItalic), ("pmb", .boldItalic),
      ("mathbfit", .boldItalic), ("mathcal", .script), ("mathscr", .script),
      ("mathfrak", .fraktur), ("frak", .fraktur), ("mathbb", .doubleStruck),
      ("Bbb", .doubleStruck), ("mathsf", .sans), ("mathsfit", .sansItalic),
      ("mathbfsf", .sansBold), ("mathtt", .mono), ("symup", .upright), ("symit", .italic),
    ]
    for (name, alphabet) in alphabets { table[name] = .font(alphabet) }
    let switches: [(String, Alphabet)] = [
      ("rm", .upright), ("bf", .bold), ("it", .italic), ("sf", .sans), ("tt", .mono),
      ("cal", .script), ("scr", .script), ("mit", .italic), ("oldstyle", .upright),
      ("boldmath", .boldItalic), ("bfseries", .bold), ("rmfamily", .upright),
      ("sffamily", .sans), ("ttfamily", .mono), ("itshape", .italic),
    ]
    for (name, alphabet) in switches { table[name] = .fontSwitch(alphabet) }
    return table
  }()

  static let styles: [String: Command] = {
    var table: [String: Command] = [
      "displaystyle": .style(.display), "textstyle": .style(.text),
      "scriptstyle": .style(.script), "scriptscriptstyle": .style(.scriptScript),
      "limits": .limits(true), "nolimits": .limits(false), "displaylimits": .limits(nil),
    ]
    let sizes: [(String, Double)] = [
      ("tiny", 0.5), ("Tiny", 0.6), ("scriptsize", 0.7), ("footnotesize", 0.8), ("small", 0.9),
      ("normalsize", 1), ("large", 1.2), ("Large", 1.44), ("LARGE", 1.728), ("huge", 2.074),
      ("Huge", 2.488),
    ]
    for (name, factor) in sizes { table[name] = .size(factor) }
    return table
  }()

  static let structure: [String: Command] = [
    "begin": .begin, "end": .end, "begingroup": .beginGroup, "bgroup": .beginGroup,
    "endgroup": .endGroup, "egroup": .endGroup, "not": .negation, "bmod": .modulo(.binary),
    "pmod": .modulo(.parenthesized), "mod": .modulo(.bare), "pod": .modulo(.pod),
    "dots": .dots, "substack": .substack, "label": .label, "tag": .tag, "notag": .notag,
    "nonumber": .notag, "\\": .lineBreak, "cr": .lineBreak, "newline": .lineBreak,
    "sfrac": .slashedFraction,
    "hline": .horizontalLine(.solid), "hdashline": .horizontalLine(.dashed),
    "toprule": .horizontalLine(.solid), "midrule": .horizontalLine(.solid),
    "bottomrule": .horizontalLine(.solid),
    "newcommand": .definition(.new), "renewcommand": .definition(.renew),
    "providecommand": .definition(.provide), "def": .definition(.def),
    "gdef": .definition(.def), "let": .definition(.letter),
    "DeclareMathOperator": .definition(.mathOperator), "mathop": .mathOperator,
    "mathbin": .classed(.binary), "mathrel": .classed(.relation),
    "mathord": .classed(.ordinary), "mathopen": .classed(.opening),
    "mathclose": .classed(.closing), "mathpunct": .classed(.punctuation),
    "mathinner": .classed(.inner), "mathchoice": .choice, "matrix": .oldTable("matrix"),
    "pmatrix": .oldTable("pmatrix"), "cases": .oldTable("cases"),
    "bmatrix": .oldTable("bmatrix"), "vmatrix": .oldTable("vmatrix"),
    "eqalign": .oldTable("aligned"), "num": .quantity(number: true, unit: false),
    "unit": .quantity(number: false, unit: true), "si": .quantity(number: false, unit: true),
    "qty": .quantity(number: true, unit: true), "SI": .quantity(number: true, unit: true),
    "relax": .ignored, "nobreak": .ignored, "allowbreak": .ignored, "/": .ignored,
    "displaybreak": .ignored, "protect": .ignored, "null": .ignored, "noindent": .ignored,
    "long": .ignored, "global": .global, "centering": .ignored, "vcenter": .ignored,
    "leftroot": .ignoredArgument, "uproot": .ignoredArgument, "skew": .ignoredArgument,
    "shoveleft": .grouped, "shoveright": .grouped, "displaylines": .oldTable("gathered"),
    "varlimsup": .short(#"\mathop{\overline{\mathrm{lim}}}"#),
    "varliminf": .short(#"\mathop{\underline{\mathrm{lim}}}"#),
    "varinjlim": .short(#"\mathop{\underrightarrow{\mathrm{lim}}}"#),
    "varprojlim": .short(#"\mathop{\underleftarrow{\mathrm{lim}}}"#),
    "idotsint": .short(#"\mathop{\int\cdots\int}"#),
  ]
}
