/// One of the two eyes.
public enum OpticsEyeSide: String, Sendable, Hashable, CaseIterable {
  case right, left
}
