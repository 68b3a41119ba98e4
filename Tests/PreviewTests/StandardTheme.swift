import Pages
import TestSupport

/// The default look, read from the repository.
enum StandardTheme {
  static let files: [ThemeFile] = {
    let files = (try? Repository.files(below: "Templates")) ?? []
    return files.map {
      ThemeFile(path: $0.path, shown: "Templates/\($0.path)", bytes: $0.bytes)
    }
  }()
}
