import Code

/// A block of code of a page, with what its info string asks for.
struct Listing: Sendable {
  let options: CodeBlockOptions
  /// What is shown in place of the block's own text: a file that it includes.
  let included: [UInt8]?
}
