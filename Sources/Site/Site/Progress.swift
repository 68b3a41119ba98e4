/// Tells whoever watches how far a build is. Counts of written files come from the threads that write, in no particular order.
public enum Progress: Sendable, Hashable {
  case reading
  case evaluating(pages: Int)
  case writing(files: Int, of: Int)
  case asking(addresses: Int)
}
