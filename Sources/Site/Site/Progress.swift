/// Tells whoever watches how far a build is; called from the thread that runs the build.
public enum Progress: Sendable, Hashable {
  case reading
  case evaluating(pages: Int)
  case writing(files: Int)
}
