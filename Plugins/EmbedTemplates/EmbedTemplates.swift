import Foundation
import PackagePlugin

/// Writes the files of `Templates/` and of the starter course into the executable, so that it works wherever it is moved.
///
/// A symbolic link inside the target makes SwiftPM notice added and removed files; a folder outside it is not watched.
@main
struct EmbedTemplates: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    let folders = [
      (name: "templates", url: context.package.directoryURL.appending(path: "Templates")),
      (
        name: "starter",
        url: context.package.directoryURL.appending(path: "Sources/\(target.name)/Starter")
      ),
    ]
    var arguments = [output.path(percentEncoded: false)]
    var inputs: [URL] = []
    for folder in folders {
      let files = try files(in: folder.url)
      arguments += [folder.name, folder.url.path(percentEncoded: false)]
      inputs += files
    }
    return [
      .buildCommand(
        displayName: "Embedding the templates",
        executable: try context.tool(named: "embed-files").url, arguments: arguments,
        inputFiles: inputs, outputFiles: [output])
    ]
  }

  private func files(in folder: URL) throws -> [URL] {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)
    else { return [] }
    return try walk.compactMap { $0 as? URL }
      .filter { try $0.resourceValues(forKeys: Set(keys)).isRegularFile == true }
      .sorted { $0.path < $1.path }
  }
}
