extension String {
  /// Of a path, what stands before its last slash; empty if it has none.
  public var folderPath: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) } ?? ""
  }

  /// Of a path, what stands behind its last slash; all of it if it has none.
  public var fileName: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }
}
