/// How large an image is, compared with its object.
public enum RelativeSize: String, Sendable, Hashable, CaseIterable {
  case enlarged, diminished
  case same = "same size"
}
