/// An option of a command, as data: the parser checks against it, and the help is made from it.
struct Option {
  /// With the dashes: `--output`.
  let name: String
  /// What its value is, for the help: `FOLDER`; `nil` for an option without a value.
  let value: String?
  let help: String

  init(_ name: String, _ value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }
}
