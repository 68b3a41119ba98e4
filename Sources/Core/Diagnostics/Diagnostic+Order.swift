extension Diagnostic {
  /// The order in which a report lists diagnostics: by file, then by place, then by identifier; those without a place first.
  public static func inOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    guard let first = left.range, let second = right.range else {
      if (left.range == nil) != (right.range == nil) { return left.range == nil }
      return (left.identifier, left.summary) < (right.identifier, right.summary)
    }
    if first.file != second.file { return first.file < second.file }
    if first.start != second.start { return first.start < second.start }
    return (left.identifier, left.summary) < (right.identifier, right.summary)
  }
}
