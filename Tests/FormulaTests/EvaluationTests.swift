import Diagnostics
import Formula
import Quantities
import Testing

@Suite struct EvaluationTests {
  static let numbers: [(String, Double)] = [
    ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("2^3^2", 512), ("-2^2", -4), ("(-2)^2", 4),
    ("2^-1", 0.5), ("8 / 4 / 2", 1), ("8 / 4 * 2", 4), ("10 - 4 - 3", 3), ("-a + b", 2),
    ("- a - b", -8), ("a * -b", -15), ("2 - -3", 5), ("+a", 3), ("4/3", 4.0 / 3), ("1e3 + 1", 1001),
    ("3 × 4 · 2 ÷ 6", 4), ("5 − 2", 3), ("abs(a - b)", 2), ("max(1, a, 2)", 3), ("min(b, a)", 3),
    ("sqrt(16)", 4), ("sqrt(4 m * 1 m) / 1 m", 2), ("round(2.5)", 3), ("floor(-1.5)", -2),
    ("ceil(1.2)", 2), ("exp(0)", 1), ("ln(exp(2))", 2), ("log(1000)", 3), ("sin(90 deg)", 1),
    ("cos(ray.angle * 2)", 0.5000000000000001), ("tan(45°)", 1),
    ("sin(asin(0.5))", 0.5), ("1 / infinity", 0), ("infinity", .infinity), ("-∞", -.infinity),
    ("infinity + 1", .infinity), ("image-1", 7), ("image-1 - 1", 6), ("b - a", 2),
    ("cities.distance.\"New York\" / 4", 3), ("größe * 2", 4), ("50%", 0.5),
    ("3 prism D * 2", 0.06),
    ("20 cm * 10 D", 2), ("real-image.image.height / real-image.image.distance", -0.5),
    ("min / 2", 30), ("2 * pi", 2 * .pi), ("0 * a", 0), ("zero^0", 1), ("4^0.5", 2),
  ]

  @Test(arguments: numbers) func expressionsHaveTheValueOfTheirArithmetic(
    text: String, value: Double
  )
    throws
  {
    let result = try Expression(parsing: text).value(Names.meaning)
    #expect(result == .number(value))
  }

  static let quantities: [(String, Quantity)] = [
    ("20 cm", Quantity(0.2, .length)), ("20 cm + 1 m", Quantity(1.2, .length)),
    ("3 * real-image.image.distance", Quantity(0.6000000000000001, .length)),
    ("1 / 20 cm", Quantity(5, .power)), ("-1 / far.object.distance", Quantity(0, .power)),
    ("1 / lens.power", Quantity(0.1, .length)), ("asin(1)", Quantity(.pi / 2, .angle)),
    ("2 * 30 deg", Quantity(.pi / 3, .angle)), ("3 m * 2 m", Quantity(6, Dimension(length: 2))),
    ("(3 m)^2", Quantity(9, Dimension(length: 2))), ("sqrt((3 m)^2)", Quantity(3, .length)),
    ("0.5 rad * 2 m", Quantity(1, .length)), ("max(20 cm, 1 m)", Quantity(1, .length)),
    ("abs(real-image.image.height)", Quantity(0.1, .length)),
    ("far.object.distance - 5 cm", Quantity(.infinity, .length)),
    ("2 D - 3 D", Quantity(-1, .power)),
  ]

  @Test(arguments: quantities) func dimensionsAreCarriedAlong(text: String, value: Quantity) throws
  {
    #expect(try Expression(parsing: text).value(Names.meaning) == value)
  }

  @Test func aNameAloneKeepsTheUnitItWasWrittenIn() throws {
    let value = try Expression(parsing: "real-image.object.distance").value(Names.meaning)
    #expect(value.unit == .centimetre)
  }

  static let faults: [(String, String, String)] = [
    ("1 / 1️⃣zero", "formula/division-by-zero", "nothing can be divided by zero"),
    ("1️⃣zero^-1", "formula/division-by-zero", "nothing can be divided by zero"),
    (
      "far.object.distance - 1️⃣far.object.distance", "formula/undefined",
      "the difference of two infinities is undefined"
    ),
    ("zero * 1️⃣infinity", "formula/undefined", "zero times infinity is undefined"),
    ("infinity / 1️⃣infinity", "formula/undefined", "infinity by infinity is undefined"),
    ("sqrt(1️⃣-42️⃣)", "formula/undefined", "`sqrt` of a negative number is undefined"),
    ("asin(1️⃣22️⃣)", "formula/undefined", "`asin` of a number beyond ±1 is undefined"),
    ("ln(1️⃣zero2️⃣)", "formula/undefined", "`ln` of zero or a negative number is undefined"),
    ("1️⃣(-8)^0.5", "formula/undefined", "a negative number has no power that is not whole"),
    ("1️⃣10^999", "formula/overflow", "the result is too large to be a number"),
    ("exp(1️⃣10002️⃣)", "formula/overflow", "the result is too large to be a number"),
    (
      "20 cm + 1️⃣lens.power", "formula/dimension",
      "a power or vergence cannot be added to a length"
    ),
    ("1 m - 1️⃣1", "formula/dimension", "a plain number cannot be added to a length"),
    ("sin(1️⃣302️⃣)", "formula/dimension", "`sin` takes an angle, not a plain number"),
    ("ln(1️⃣20 cm2️⃣)", "formula/dimension", "`ln` takes a plain number, not a length"),
    ("sqrt(1️⃣20 cm2️⃣)", "formula/dimension", "`sqrt` takes a square, not a length"),
    (
      "max(1 m, 1️⃣2 D2️⃣)", "formula/dimension", "a power or vergence cannot be compared with a length"
    ),
    (
      "1️⃣2^lens.power", "formula/dimension", "an exponent is a plain number, not a power or vergence"
    ),
    ("1️⃣(2 m)^0.3", "formula/dimension", "a length is raised to whole powers only, up to 20"),
    (
      "2 * 1️⃣real-image.image.kind", "formula/not-a-number",
      "`real-image.image.kind` is a word, and a formula needs a number"
    ),
    ("1️⃣nothing2️⃣ + 1", "formula/unknown-name", "`nothing` is not a known value"),
  ]

  @Test(arguments: faults) func whatHasNoValueIsAFaultInItsPlace(
    marked: String, identifier: String, summary: String
  ) throws {
    let fixture = Fixture(marked)
    let expression = try Expression(parsing: fixture.text)
    var diagnostics: [Diagnostic] = []
    let value = expression.value(
      at: fixture.range, reporting: &diagnostics, Names.meaning)
    #expect(value == nil)
    #expect(diagnostics.map { $0.identifier } == [identifier])
    #expect(diagnostics.first?.summary == summary)
    #expect(
      diagnostics.first?.range
        == fixture.range.part(offset: fixture.span.offset, count: fixture.span.count))
  }

  @Test func anUnknownNameOffersSpacesOrANearMiss() throws {
    func solution(_ text: String) -> String? {
      var diagnostics: [Diagnostic] = []
      _ = try? Expression(parsing: text).value(
        at: Fixture(text).range, reporting: &diagnostics, Names.meaning)
      return diagnostics.first?.solutions.first?.replacement
    }
    #expect(solution("b-a") == "b - a")
    #expect(solution("image-1-a") == "image-1 - a")
    #expect(solution("real-image.image.distance-1") == "real-image.image.distance - 1")
    #expect(solution("real-image.image.distnace") == "real-image.image.distance")
    #expect(solution("q-r") == nil)
  }

  @Test func evaluationIsLinearInItsTerms() throws {
    for factor in [-3.0, 0.5, 7] {
      func scaled(_ name: ValueName) -> Meaning {
        guard case .quantity(var quantity) = Names.meaning(name) else { return Names.meaning(name) }
        quantity.value *= factor
        return .quantity(quantity)
      }
      let sum = try Expression(parsing: "2 * a - b / 4 + 3 * image-1")
      let once = try sum.value(Names.meaning).value
      #expect((try sum.value(scaled).value - factor * once).magnitude < 1e-12)
    }
  }

  @Test func substitutingThenEvaluatingIsEvaluating() throws {
    for (text, _) in Self.numbers + Self.quantities.map({ ($0.0, 0) }) {
      let expression = try Expression(parsing: text)
      let substituted = expression.substituting { name in
        guard case .quantity(let quantity) = Names.meaning(name) else { return nil }
        return Substitute(quantity, isGiven: true)
      }
      #expect(substituted.names.allSatisfy { $0.text == "pi" })
      #expect(
        try substituted.value { _ in .unknown(among: []) } == expression.value(Names.meaning))
    }
  }

  @Test func namesAreListedOnceInOrder() throws {
    let expression = try Expression(parsing: "b + real-image.image.distance / b - sin(ray.angle)")
    #expect(expression.names.map { $0.text } == ["b", "real-image.image.distance", "ray.angle"])
  }

  @Test func randomTreesNeverGiveNaN() throws {
    var state: UInt64 = 5
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    func tree(_ depth: Int) -> Expression {
      let leaves = ["0", "1", "-1", "infinity", "1e300", "a", "zero", "0.5"]
      guard depth > 0, let leaf = try? Expression(parsing: leaves[next(leaves.count)]) else {
        return (try? Expression(parsing: leaves[next(leaves.count)])) ?? .number(1)
      }
      switch next(6) {
      case 0:
        return Expression(
          .sum([
            Expression.Term(tree(depth - 1)),
            Expression.Term(tree(depth - 1), isSubtracted: next(2) == 0),
          ]))
      case 1: return Expression(.product([tree(depth - 1), tree(depth - 1)]))
      case 2: return Expression(.quotient(tree(depth - 1), tree(depth - 1)))
      case 3: return Expression(.power(tree(depth - 1), tree(depth - 1)))
      case 4:
        let functions = Function.allCases
        return Expression(.call(functions[next(functions.count)], [tree(depth - 1)]))
      default: return leaf
      }
    }
    var values = 0
    for _ in 0..<4000 {
      guard let value = try? tree(4).value(Names.meaning) else { continue }
      #expect(!value.value.isNaN)
      values += 1
    }
    #expect(values > 500)
  }
}
