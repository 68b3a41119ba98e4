/// Letters with accents: put together from LaTeX's commands, and taken apart for sorting.
enum Accents {
  /// An accent: the characters of its command, the combining character, and letters with and without it, in pairs.
  private struct Accent {
    let command: Character
    let combining: Unicode.Scalar
    /// How it stands without a letter.
    let alone: String
    let pairs: String
  }

  private static let all: [Accent] = [
    Accent(
      command: "`", combining: "\u{300}", alone: "`", pairs: "AÀEÈIÌOÒUÙNǸaàeèiìoòuùnǹWẀwẁYỲyỳ"),
    Accent(
      command: "'", combining: "\u{301}", alone: "\u{B4}",
      pairs: "AÁEÉIÍOÓUÚYÝCĆLĹNŃRŔSŚZŹGǴKḰMḾPṔWẂaáeéiíoóuúyýcćlĺnńrŕsśzźgǵkḱmḿpṕwẃÆǼæǽØǾøǿ"),
    Accent(
      command: "^", combining: "\u{302}", alone: "^",
      pairs: "AÂEÊIÎOÔUÛCĈGĜHĤJĴSŜWŴYŶZẐaâeêiîoôuûcĉgĝhĥjĵsŝwŵyŷzẑ"),
    Accent(
      command: "~", combining: "\u{303}", alone: "~", pairs: "AÃNÑOÕIĨUŨEẼYỸVṼaãnñoõiĩuũeẽyỹvṽ"),
    Accent(
      command: "\"", combining: "\u{308}", alone: "\u{A8}",
      pairs: "AÄEËIÏOÖUÜYŸHḦWẄXẌaäeëiïoöuüyÿhḧwẅxẍtẗ"),
    Accent(
      command: "=", combining: "\u{304}", alone: "\u{AF}", pairs: "AĀEĒIĪOŌUŪYȲGḠaāeēiīoōuūyȳgḡ"),
    Accent(
      command: ".", combining: "\u{307}", alone: "\u{2D9}",
      pairs: "CĊEĖGĠIİZŻAȦOȮBḂDḊFḞHḢMṀNṄPṖRṘSṠTṪWẆXẊYẎcċeėgġzżaȧoȯbḃdḋfḟhḣmṁnṅpṗrṙsṡtṫwẇxẋyẏ"),
    Accent(
      command: "u", combining: "\u{306}", alone: "\u{2D8}", pairs: "AĂEĔGĞIĬOŎUŬaăeĕgğiĭoŏuŭ"),
    Accent(
      command: "v", combining: "\u{30C}", alone: "\u{2C7}",
      pairs: "CČDĎEĚNŇRŘSŠTŤZŽLĽAǍIǏOǑUǓGǦKǨHȞcčdďeěnňrřsštťzžlľaǎiǐoǒuǔgǧkǩjǰhȟ"),
    Accent(command: "H", combining: "\u{30B}", alone: "\u{2DD}", pairs: "OŐUŰoőuű"),
    Accent(command: "r", combining: "\u{30A}", alone: "\u{2DA}", pairs: "AÅUŮaåuůwẘyẙ"),
    Accent(
      command: "c", combining: "\u{327}", alone: "\u{B8}",
      pairs: "CÇSŞTŢGĢKĶLĻNŅRŖEȨDḐHḨcçsştţgģkķlļnņrŗeȩdḑhḩ"),
    Accent(command: "k", combining: "\u{328}", alone: "\u{2DB}", pairs: "AĄEĘIĮUŲOǪaąeęiįuųoǫ"),
    Accent(
      command: "d", combining: "\u{323}", alone: ".",
      pairs: "AẠBḄDḌEẸHḤIỊKḲLḶMṂNṆOỌRṚSṢTṬUỤVṾWẈYỴZẒaạbḅdḍeẹhḥiịkḳlḷmṃnṇoọrṛsṣtṭuụvṿwẉyỵzẓ"),
    Accent(
      command: "b", combining: "\u{331}", alone: "_", pairs: "BḆDḎKḴLḺNṈRṞTṮZẔbḇdḏhẖkḵlḻnṉrṟtṯzẕ"),
    Accent(command: "G", combining: "\u{30F}", alone: "\u{30F}", pairs: "AȀEȄIȈOȌUȔaȁeȅiȉoȍuȕ"),
    Accent(command: "h", combining: "\u{309}", alone: "\u{309}", pairs: "AẢEẺIỈOỎUỦYỶaảeẻiỉoỏuủyỷ"),
    Accent(command: "t", combining: "\u{361}", alone: "\u{361}", pairs: ""),
  ]

  private static let byCommand: [Character: Accent] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.command, $0) })

  private static let composed: [Character: [Character: Character]] = byCommand.mapValues { accent in
    let letters = Array(accent.pairs)
    return Dictionary(
      stride(from: 0, to: letters.count - 1, by: 2).map { (letters[$0], letters[$0 + 1]) },
      uniquingKeysWith: { first, _ in first })
  }

  private static let bases: [Character: Character] = Dictionary(
    composed.values.flatMap { $0.map { ($1, $0) } }, uniquingKeysWith: { first, _ in first })

  static func isAccent(_ command: Character) -> Bool { byCommand[command] != nil }

  /// A letter with the accent of a command: one character where Unicode has one.
  static func letter(_ base: Character, with command: Character) -> String {
    // The accent takes the place of the dot.
    let base: Character = base == "\u{131}" ? "i" : base == "\u{237}" ? "j" : base
    if let letter = composed[command]?[base] { return String(letter) }
    guard let accent = byCommand[command] else { return String(base) }
    return String(base) + String(Character(accent.combining))
  }

  /// An accent by itself.
  static func alone(_ command: Character) -> String { byCommand[command]?.alone ?? "" }

  /// A text for sorting: small letters without accents, ligatures apart, nothing but letters, digits and single spaces.
  static func folded(_ text: String) -> String {
    var result = ""
    for character in text.lowercased() {
      if let ligature = ligatures[character] {
        result += ligature
      } else if let base = bases[character] {
        result.append(base)
      } else if character.isLetter || character.isNumber {
        result.append(character)
      } else if character.isWhitespace || character == "-", result.last != " " {
        result.append(" ")
      }
    }
    return result
  }

  private static let ligatures: [Character: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
    "ŋ": "n",
  ]
}
