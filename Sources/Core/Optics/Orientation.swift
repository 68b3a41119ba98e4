/// Which way up an image is, compared with its object.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  case upright, inverted
}
