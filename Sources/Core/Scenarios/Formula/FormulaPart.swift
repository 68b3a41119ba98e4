/// A part of the figure of a formula.
public enum FormulaPart: String, Sendable, Hashable, CaseIterable {
  case formula, symbols, source
}
