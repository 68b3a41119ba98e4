import Foundation

// embed-files OUTPUT (NAME FOLDER)...
//
// Writes a Swift file with one static list of files for each folder. Base64 carries any bytes, and a `StaticString`
// compiles in no time, where an array literal of half a megabyte takes minutes.

var arguments = Array(CommandLine.arguments.dropFirst())
let output = arguments.removeFirst()
var source = """
  /// The files that the executable carries with it; written by the build.
  enum EmbeddedFiles {

  """
while arguments.count >= 2 {
  let name = arguments.removeFirst()
  let folder = URL(filePath: arguments.removeFirst()).standardizedFileURL.resolvingSymlinksInPath()
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  source += "  static let \(name): [(path: StaticString, base64: StaticString)] = [\n"
  for path in paths where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
    let url = folder.appending(path: path)
    guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
      continue
    }
    let base64 = try Data(contentsOf: url).base64EncodedString()
    source += "    (\(String(reflecting: path)), \"\(base64)\"),\n"
  }
  source += "  ]\n"
}
source += "}\n"
try source.write(to: URL(filePath: output), atomically: true, encoding: .utf8)
