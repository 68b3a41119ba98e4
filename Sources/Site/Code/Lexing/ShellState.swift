/// Where a command of a shell is being read.
struct ShellState {
  /// What goes on behind a parenthesis that is open.
  enum Frame: UInt8 {
    case code
    /// A string in double quotation marks.
    case string
  }

  /// A text that follows the line: `<<EOF`.
  struct Heredoc {
    let tag: Range<Int>
    /// Whether the text has no variables.
    let isQuoted: Bool
    /// Whether tabs before the closing tag are left out.
    let stripsTabs: Bool
  }

  /// Whether the next word is the name of a command.
  var isAtCommand = true
  /// Whether what is read up to the next blank is the value of an assignment, behind which a command may follow.
  var isAssigning = false
  /// Whether the next word can be the `in` of a loop or of a choice.
  var expectsIn = false
  /// Whether that is the `in` of a choice.
  var isChoosing = false
  /// Whether the patterns of a choice are read.
  var isPattern = false
  /// How many choices are open.
  var choices = 0
  var frames: [Frame] = []
  /// Whether the commands between accents are read.
  var isInBackticks = false
  var heredocs: [Heredoc] = []
  /// Whether `$(NAME)` is a variable, as in a makefile.
  var isMakefile = false
}
