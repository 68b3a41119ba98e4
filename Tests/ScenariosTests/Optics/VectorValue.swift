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

  /// The value at a dotted path; the items of a list are counted from 0.
  func at(_ path: Substring) -> VectorValue? {
    if path.isEmpty { return self }
    let first = path.prefix { $0 != "." }
    let rest = path.dropFirst(first.count + 1)
    switch self {
    case .mapping(let mapping): return mapping[String(first)]?.at(rest)
    case .list(let items):
      guard let index = Int(String(first)), items.indices.contains(index) else { return nil }
      return items[index].at(rest)
    default: return nil
    }
  }

  /// True if there is something at a path.
  func has(_ path: String) -> Bool {
    switch at(path[...]) {
    case nil, .null: false
    default: true
    }
  }
}
