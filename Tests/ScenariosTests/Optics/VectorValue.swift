/// A value in the vectors: JSON of any kind.
enum VectorValue: Decodable {
  case number(Double)
  case word(String)
  case truth(Bool)
  case null
  case mapping([String: VectorValue])
  case list([VectorValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let truth = try? container.decode(Bool.self) {
      self = .truth(truth)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let word = try? container.decode(String.self) {
      self = word == "inf" ? .number(.infinity) : word == "-inf" ? .number(-.infinity) : .word(word)
    } else if let list = try? container.decode([VectorValue].self) {
      self = .list(list)
    } else {
      self = .mapping(try container.decode([String: VectorValue].self))
    }
  }

  /// How an author writes it.
  var text: String {
    switch self {
    case .number(let number):
      number.isInfinite ? (number < 0 ? "-infinity" : "infinity") : "\(number)"
    case .word(let word): word
    case .truth(let truth): "\(truth)"
    case .null, .mapping, .list: ""
    }
  }

  /// The value at a dotted path.
  func at(_ path: Substring) -> VectorValue? {
    guard case .mapping(let mapping) = self else { return path.isEmpty ? self : nil }
    if path.isEmpty { return self }
    let first = path.prefix { $0 != "." }
    return mapping[String(first)]?.at(path.dropFirst(first.count + 1))
  }
}
