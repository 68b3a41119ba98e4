import Markup

extension TeXSetting {
  /// Items side by side, with the spaces that TeX gives them.
  ///
  /// - Parameters:
  ///   - outer: what stands before a row that is part of another one, because only its colour or style differs.
  ///   - isEnclosed: whether a delimiter stands before the first item in the same row.
  func row(
    _ items: [MathItem], after outer: Neighbourhood = .alone, isEnclosed: Bool = false
  ) -> [MarkupNode] {
    if items.count == 1, !outer.isAfterOperand, !isEnclosed {
      return [node(items[0], Self.lonely(items[0]))]
    }
    var nodes: [MarkupNode] = []
    nodes.reserveCapacity(items.count + 2)
    var previous: AtomClass? = outer.isAfterOperand ? .ordinary : nil
    var isAfterFunction = false
    for index in items.indices {
      let item = items[index]
      guard let atomClass = item.atomClass else {
        if case .lineBreak = item { previous = nil }
        nodes.append(node(item))
        continue
      }
      let isFunction = item.isFunction
      if isAfterFunction {
        appendApplication(to: atomClass, in: &nodes)
      } else if isFunction, style.isSpacious, let previous, previous.isOperand {
        nodes.append(Self.thinSpace)
      }
      var place = Neighbourhood(isFirst: index == 0 && !isEnclosed)
      place.isAfterOperand = previous?.isOperand ?? false
      if atomClass == .binary {
        place.isPrefix = !place.isAfterOperand
        place.isTight = place.isPrefix || endsOperation(items[(index + 1)...])
      }
      if atomClass == .relation {
        place.isCloseBefore = previous == .relation || previous == .opening
        place.isCloseBehind = closesRelation(items[(index + 1)...])
      }
      nodes.append(node(item, place))
      isAfterFunction = isFunction
      previous = atomClass == .binary && place.isTight ? .ordinary : item.lastClass ?? atomClass
    }
    return nodes
  }

  /// A sign by itself has no room around it unless it is a relation.
  private static func lonely(_ item: MathItem) -> Neighbourhood {
    Neighbourhood(isFirst: true, isTight: item.atomClass == .binary)
  }

  /// Whether what follows leaves an operator without a second operand.
  private func endsOperation(_ rest: ArraySlice<MathItem>) -> Bool {
    for item in rest {
      guard let atomClass = item.atomClass else { continue }
      return atomClass == .relation || atomClass == .closing || atomClass == .punctuation
    }
    return true
  }

  /// Whether what follows a relation stands close to it: the second half of `:=`, a parenthesis that closes, a comma.
  private func closesRelation(_ rest: ArraySlice<MathItem>) -> Bool {
    for item in rest {
      guard let atomClass = item.atomClass else { continue }
      return atomClass == .relation || atomClass == .closing || atomClass == .punctuation
    }
    return false
  }

  /// The sign for the application of a function, which is not seen but read, and a thin space where no parenthesis follows.
  private func appendApplication(to atomClass: AtomClass, in nodes: inout [MarkupNode]) {
    switch atomClass {
    case .ordinary, .inner, .large:
      nodes.append(Self.application)
      if style.isSpacious { nodes.append(Self.thinSpace) }
    case .opening: nodes.append(Self.application)
    default: break
    }
  }

  static let application = MarkupNode.element("mo", [], [.text("\u{2061}")])
  static let thinSpace = MarkupNode.element("mspace", [Attribute("width", "0.1667em")])
}

extension AtomClass {
  /// Whether something can be added to it.
  var isOperand: Bool { self == .ordinary || self == .closing || self == .inner }
}

extension MathItem {
  /// What the item is to its neighbours; `nil` for spaces, which count for nothing.
  var atomClass: AtomClass? {
    switch self {
    case .symbol(let symbol): symbol.atomClass
    case .letter, .word, .number, .text, .group, .root, .framed, .padded, .table, .rule, .choice,
      .accented:
      .ordinary
    case .function, .named: .large
    case .classed(let atomClass, _): atomClass
    case .scripts(let scripts): scripts.base.first?.atomClass ?? .ordinary
    case .stacked(let base, _, _): base.count == 1 ? base[0].atomClass : .ordinary
    case .fraction, .fenced: .inner
    case .middle: .opening
    case .bigDelimiter(let delimiter, _, let atomClass):
      atomClass == .ordinary ? Self.naturalClass(of: delimiter) : atomClass
    case .arrow: .relation
    case .negated(let items): items.first?.atomClass ?? .ordinary
    case .styled(_, let items), .sized(let items, _), .colored(let items, _):
      items.first { $0.atomClass != nil }?.atomClass
    case .space, .lineBreak: nil
    }
  }

  /// What the item is to what follows, where it is a row of its own.
  var lastClass: AtomClass? {
    switch self {
    case .styled(_, let items), .sized(let items, _), .colored(let items, _):
      items.last { $0.atomClass != nil }?.lastClass
    default: atomClass
    }
  }

  private static func naturalClass(of delimiter: String) -> AtomClass {
    switch delimiter {
    case "(", "[", "{", "⟨", "⌊", "⌈": .opening
    case ")", "]", "}", "⟩", "⌋", "⌉": .closing
    default: .ordinary
    }
  }

  /// Whether it is a function's name, with scripts or without.
  var isFunction: Bool {
    switch self {
    case .function, .named: true
    case .scripts(let scripts): scripts.base.first?.isFunction ?? false
    default: false
    }
  }
}
