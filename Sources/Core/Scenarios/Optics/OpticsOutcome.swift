import Diagnostics
import Nodes
import Optics

/// What came out of an `optics` block: everything that its figure draws and prints, and its named values.
public struct OpticsOutcome: Sendable {
  public let object: OpticsObject
  public let lens: OpticsLens
  public let presentation: OpticsPresentation
  public let conjugates: Conjugates
  public let values: NamedValues

  public init(object: OpticsObject, lens: OpticsLens, presentation: OpticsPresentation) {
    self.object = object
    self.lens = lens
    self.presentation = presentation
    conjugates = lens.model.conjugates(of: object.seen)
    values = NamedValues()
  }
}
