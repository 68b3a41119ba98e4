import Diagnostics

/// What is wrong with a construct, before its place in the file is worked out.
struct FoundFault {
  var severity: Severity
  var identifier: String
  var offsets: Range<Int>
  var summary: String
  var explanation: String?
  var solutions: [Solution] = []
  /// Another place that matters, with its own words.
  var note: (text: String, offsets: Range<Int>)?
}
