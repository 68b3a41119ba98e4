import Files

/// `sitegen new`
enum NewCommand {
  static func run(_ arguments: Arguments) throws(Arguments.Fault) -> Int32 {
    guard let folder = arguments.positional.first else {
      throw Arguments.Fault(text: "`sitegen new` needs the name of a folder")
    }
    if let names = try? Folder.names(in: folder), !names.isEmpty {
      Terminal.complain("sitegen: `\(folder)` is not empty: choose a new folder for the course\n")
      return 1
    }
    do throws(FileFault) {
      for file in EmbeddedTheme.starter {
        let path = "\(folder)/\(file.path)"
        try Folder.make(path.folderPath)
        try File.write(file.bytes, to: path)
      }
    } catch {
      Terminal.complain("sitegen: cannot \(error.operation) `\(error.path)`: \(error.reason)\n")
      return 1
    }
    Terminal.print(
      """
      \(folder) holds a small course. What to do next:

        sitegen serve \(folder)    see it in a browser while you write
        sitegen build \(folder)    build it into \(folder)/site

      """)
    return 0
  }
}
