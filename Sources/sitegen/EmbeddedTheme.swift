import Pages

/// The files that the build wrote into the executable.
enum EmbeddedTheme {
  /// The default look.
  static var files: [ThemeFile] {
    EmbeddedFiles.templates.map { file in
      ThemeFile(
        path: "\(file.path)", shown: "Templates/\(file.path)", bytes: Base64.decoded(file.base64))
    }
  }

  /// The course that `sitegen new` starts.
  static var starter: [(path: String, bytes: [UInt8])] {
    EmbeddedFiles.starter.map { ("\($0.path)", Base64.decoded($0.base64)) }
  }
}
