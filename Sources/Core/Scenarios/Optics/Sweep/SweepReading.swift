import Diagnostics
import Nodes

/// Reads `sweep: object.distance over [infinity, 30 cm, 20 cm]`.
struct SweepReading {
  var key = ""
  /// The values, each with its place.
  var values: [Scalar] = []
  var diagnostics: [Diagnostic] = []

  /// More steps than this are no row that one looks at.
  static let most = 12
  private static let example = "sweep: object.distance over [infinity, 30 cm, 20 cm]"

  init(_ entry: NodeMapping.Entry) {
    if let scalar = entry.value.scalar {
      read(scalar)
    } else {
      report(entry.value.range, "`sweep` is a key and its values in one line")
    }
    guard diagnostics.isEmpty else { return }
    if values.isEmpty || values.count > Self.most {
      report(entry.value.range, "a sweep has 1 to \(Self.most) values")
    }
  }

  mutating func report(_ place: SourceRange, _ summary: String) {
    diagnostics.append(
      Diagnostic(
        .error, "optics/sweep", at: place, summary,
        solutions: [Solution("write as in `\(Self.example)`")]))
  }

  private mutating func read(_ scalar: Scalar) {
    let text = Array(scalar.text.unicodeScalars)
    let word = Array(" over ".unicodeScalars)
    let found = text.indices.first { text[$0...].starts(with: word) }
    guard let found, found > 0 else {
      report(scalar.range, "`sweep` needs a key, `over` and its values")
      return
    }
    key = Self.string(text[..<found])
    var list = (found + word.count)..<text.count
    if list.count > 1, text[list.lowerBound] == "[", text[list.upperBound - 1] == "]" {
      list = (list.lowerBound + 1)..<(list.upperBound - 1)
    }
    var start = list.lowerBound
    for index in list.lowerBound...list.upperBound
    where index == list.upperBound || text[index] == "," {
      add(text, start..<index, of: scalar)
      start = index + 1
    }
  }

  private mutating func add(
    _ text: [Unicode.Scalar], _ range: Range<Int>, of scalar: Scalar
  ) {
    let blank: Unicode.Scalar = " "
    guard let first = range.first(where: { text[$0] != blank }),
      let last = range.last(where: { text[$0] != blank })
    else { return }
    values.append(
      Scalar(Self.string(text[first...last]), at: scalar.place(of: first..<last + 1)))
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}
