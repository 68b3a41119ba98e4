import Diagnostics
import Geometry
import Quantities

/// A point or a line as it was read.
struct WrittenMark {
  let form: Form
  let label: String?
  let place: SourceRange

  enum Form {
    case point(x: Quantity, y: Quantity)
    case vertical(Quantity)
    case horizontal(Quantity)
  }

  /// What its y is; `nil` for a vertical line.
  var dimension: Dimension? {
    switch form {
    case .point(_, let y), .horizontal(let y): y.dimension
    case .vertical: nil
    }
  }
}

extension PlotMark {
  init(_ written: WrittenMark) {
    let form: Form =
      switch written.form {
      case .point(let x, let y): .point(Point(x.value, y.value))
      case .vertical(let x): .vertical(x.value)
      case .horizontal(let y): .horizontal(y.value)
      }
    self.init(form, label: written.label)
  }
}
