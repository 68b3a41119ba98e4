/// `sitegen serve`
enum ServeCommand {
  static func run(_ arguments: Arguments) throws(Arguments.Fault) -> Int32 {
    throw Arguments.Fault(text: "`sitegen serve` is not there yet")
  }
}
