/// What the commands of LaTeX mean that stand in bibliographies.
enum LaTeXCommands {
  /// Commands that stand for characters.
  static let characters: [String: String] = [
    "ss": "ß", "SS": "ẞ", "o": "ø", "O": "Ø", "l": "ł", "L": "Ł", "ae": "æ", "AE": "Æ", "oe": "œ",
    "OE": "Œ", "aa": "å", "AA": "Å", "i": "\u{131}", "j": "\u{237}", "dh": "ð", "DH": "Ð",
    "th": "þ", "TH": "Þ", "dj": "đ", "DJ": "Đ", "ng": "ŋ", "NG": "Ŋ",
    "S": "§", "P": "¶", "copyright": "©", "textcopyright": "©", "textregistered": "®",
    "texttrademark": "™", "pounds": "£", "textsterling": "£", "euro": "€", "texteuro": "€",
    "dots": "…", "ldots": "…", "textellipsis": "…", "dag": "†", "ddag": "‡",
    "textendash": "–", "textemdash": "—", "textquoteleft": "‘", "textquoteright": "’",
    "textquotedblleft": "“", "textquotedblright": "”", "textquotedbl": "\"", "textquotesingle": "'",
    "quotedblbase": "„", "quotesinglbase": "‚", "guillemotleft": "«", "guillemotright": "»",
    "guillemetleft": "«", "guillemetright": "»", "guilsinglleft": "‹", "guilsinglright": "›",
    "lq": "‘", "rq": "’", "textasciitilde": "~", "textasciicircum": "^", "textbackslash": "\\",
    "textunderscore": "_", "textbar": "|", "textless": "<", "textgreater": ">",
    "textbraceleft": "{", "textbraceright": "}", "textdollar": "$", "textdegree": "°",
    "textordfeminine": "ª", "textordmasculine": "º", "textmu": "µ", "textperiodcentered": "·",
    "textbullet": "•", "textvisiblespace": "␣", "textexclamdown": "¡", "textquestiondown": "¿",
    "TeX": "TeX", "LaTeX": "LaTeX", "BibTeX": "BibTeX", "XeTeX": "XeTeX", "LuaTeX": "LuaTeX",
    "slash": "/", "quad": " ", "qquad": " ", "space": " ", "newline": " ", "par": " ",
    "textnumero": "№", "textpm": "±", "texttimes": "×", "textalpha": "α", "textbeta": "β",
    "textgamma": "γ",
  ]

  /// The style of a command's argument; no style for a command that only groups.
  static let argumentStyles: [String: RichText.Style] = [
    "emph": .emphasis, "textit": .emphasis, "textsl": .emphasis, "mkbibemph": .emphasis,
    "mkbibitalic": .emphasis, "underline": .emphasis,
    "textbf": .strong, "mkbibbold": .strong, "textsc": .smallCapitals, "texttt": .code,
    "path": .code, "textsuperscript": .superscript, "mkbibsuperscript": .superscript,
    "textsubscript": .subscript, "mkbibsubscript": .subscript,
    "textrm": [], "textup": [], "textmd": [], "textsf": [], "textnormal": [], "text": [],
    "mbox": [], "hbox": [], "textlatin": [], "uppercase": [], "lowercase": [], "MakeUppercase": [],
    "bibnamefont": [], "bibfnamefont": [], "bibstring": [], "NoCaseChange": [],
  ]

  /// The style that a command switches on up to the end of its group.
  static let switches: [String: RichText.Style] = [
    "em": .emphasis, "it": .emphasis, "sl": .emphasis, "itshape": .emphasis, "slshape": .emphasis,
    "bf": .strong, "bfseries": .strong, "sc": .smallCapitals, "scshape": .smallCapitals,
    "tt": .code, "ttfamily": .code, "rm": [], "sf": [], "normalfont": [], "upshape": [],
  ]

  /// Commands without a trace on the page.
  static let silent: Set<String> = [
    "protect", "newblock", "relax", "noindent", "allowbreak", "nobreak", "unskip", "sloppy",
    "hskip", "ignorespaces", "null", "small", "large", "normalsize", "nolinkurl", "raggedright",
  ]

  /// Commands whose argument is not shown: it only sorts.
  static let hidden: Set<String> = ["noopsort", "noop", "sortunder", "switchargs", "label"]

  /// Characters that follow a backslash as commands.
  static let signs: [Character: String] = [
    "&": "&", "%": "%", "$": "$", "#": "#", "_": "_", "{": "{", "}": "}", ",": "\u{202F}",
    " ": " ", "\n": " ", "\t": " ", "\r": " ", "\r\n": " ", "/": "", "-": "", ";": " ", ":": " ",
    "!": "", "@": "", "|": "|", "\\": " ",
  ]

  /// The names that an author may have meant, sorted.
  static let names: [String] =
    (Array(characters.keys) + argumentStyles.keys + switches.keys + ["url", "href", "enquote"])
    .sorted()
}
