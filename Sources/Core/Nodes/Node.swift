import Diagnostics

/// What a block of YAML says: scalars, lists and mappings, each with its place.
public indirect enum Node: Sendable, Hashable {
  case scalar(Scalar)
  case list(NodeList)
  case mapping(NodeMapping)

  public var range: SourceRange {
    switch self {
    case .scalar(let scalar): scalar.range
    case .list(let list): list.range
    case .mapping(let mapping): mapping.range
    }
  }

  /// The scalar, if this is one.
  public var scalar: Scalar? {
    if case .scalar(let scalar) = self { scalar } else { nil }
  }

  /// The list, if this is one.
  public var list: NodeList? {
    if case .list(let list) = self { list } else { nil }
  }

  /// The mapping, if this is one.
  public var mapping: NodeMapping? {
    if case .mapping(let mapping) = self { mapping } else { nil }
  }
}
