/// A sum taken apart: like terms are one, in the order in which they first stand.
struct TermCollection {
  private var terms: [Factorization] = []
  /// Whether anything became simpler than it was written.
  private(set) var isSimpler = false

  init(_ terms: [Expression.Term]) {
    for term in terms { add(term.expression, isSubtracted: term.isSubtracted, isNested: false) }
  }

  private mutating func add(_ expression: Expression, isSubtracted: Bool, isNested: Bool) {
    switch expression.form {
    case .sum(let inner):
      isSimpler = true
      for term in inner {
        add(term.expression, isSubtracted: isSubtracted != term.isSubtracted, isNested: true)
      }
    case .negative(let operand):
      isSimpler = true
      add(operand, isSubtracted: !isSubtracted, isNested: isNested)
    default:
      var term = Factorization(expression)
      if isSubtracted { term = term.with(-term.number) }
      add(term)
    }
  }

  private mutating func add(_ term: Factorization) {
    if term.number.isZero {
      isSimpler = true
      return
    }
    guard let index = terms.firstIndex(where: { $0.isLike(term) }) else {
      terms.append(term)
      return
    }
    let sum = terms[index].number + term.number
    guard sum.isExact else {
      terms.append(term)
      return
    }
    isSimpler = true
    if sum.isZero {
      terms.remove(at: index)
    } else {
      terms[index] = terms[index].with(sum)
    }
  }

  /// The sum; one that begins with a minus begins with its first positive term instead.
  var expression: Expression {
    var ordered = terms
    if let first = ordered.first, first.number.above < 0,
      let positive = ordered.firstIndex(where: { $0.number.above > 0 })
    {
      ordered.insert(ordered.remove(at: positive), at: 0)
    }
    return Expression.adding(
      ordered.map { Expression.Term($0.unsigned, isSubtracted: $0.number.above < 0) })
  }
}
