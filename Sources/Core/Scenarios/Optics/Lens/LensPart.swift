/// A part of an optics figure, in the order of `show`.
public enum LensPart: String, Sendable, Hashable, CaseIterable {
  case diagram, equations, properties
}
