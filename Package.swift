// swift-tools-version: 6.0

import PackageDescription

/// Generic code that crosses a module is specialised only with this: 35 times faster, measured.
let settings: [SwiftSetting] = [
  .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))
]

/// A module of the models and the drawing: standard library only, Embedded Swift.
func core(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Core/\(name)", swiftSettings: settings)
}

/// A module of the generator: files, Markdown, templates, pages.
func site(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Site/\(name)", swiftSettings: settings)
}

/// The tests of one module, with what they share; `hasSnapshots` if there are golden files beside them.
func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], hasSnapshots: Bool = false
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies,
    path: "Tests/\(name)Tests", exclude: hasSnapshots ? ["Snapshots"] : [],
    swiftSettings: settings)
}

let coreModules: [Target] = [
  core("Diagnostics"),
  core("Numbers"),
  core("Geometry"),
  core("Markup"),
  core("Nodes", ["Diagnostics"]),
  core("Quantities", ["Numbers", "Diagnostics"]),
  core("Phrases", ["Numbers"]),
  core("Formula", ["Markup", "Quantities", "Diagnostics", "Numbers"]),
  core("Optics", ["Geometry", "Numbers", "Quantities", "Formula"]),
  core("Graphs", ["Geometry", "Numbers"]),
  core("Drawing", ["Geometry", "Markup"]),
  core(
    "Scenarios",
    ["Nodes", "Quantities", "Formula", "Optics", "Graphs", "Diagnostics", "Numbers", "Geometry"]),
  core(
    "Figures",
    [
      "Scenarios", "Drawing", "Markup", "Phrases", "Formula", "Quantities", "Optics", "Graphs",
      "Geometry", "Numbers",
    ]),
]

let siteModules: [Target] = [
  site("Codes", ["Diagnostics"]),
  site("TeX", ["Markup", "Diagnostics"]),
  site("Markdown", ["CCmark", "Markup", "Diagnostics"]),
  site("Files", ["Diagnostics"]),
  site("Code", ["Markup", "Diagnostics"]),
  site("YAML", ["CYAML", "Nodes", "Diagnostics"]),
  site("Mustache", ["Markup", "Diagnostics"]),
  site("Citations", ["YAML", "Nodes", "Markup", "Phrases", "Diagnostics"]),
  site(
    "Content",
    ["Codes", "Citations", "Files", "Markdown", "TeX", "YAML", "Nodes", "Diagnostics"]),
  site(
    "Pages",
    [
      "Codes", "Citations", "Content", "Files", "Mustache", "Markup", "Markdown", "TeX", "Code",
      "YAML",
      "Nodes", "Diagnostics", "Scenarios", "Figures", "Drawing", "Phrases", "Formula",
      "Quantities", "Numbers", "Graphs",
    ]),
  site(
    "Site",
    [
      "Pages", "Content", "Codes", "Files", "Diagnostics", "Scenarios", "Quantities", "Numbers",
      "Nodes", "YAML",
    ]),
  site(
    "Preview", ["Site", "Pages", "Content", "Files", "Markup", "Diagnostics", "CMicroHTTPD"]),
]

let libraries: [Target] = [
  .systemLibrary(
    name: "CCmark", path: "Sources/Libraries/CCmark", pkgConfig: "libcmark",
    providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
  .systemLibrary(
    name: "CYAML", path: "Sources/Libraries/CYAML", pkgConfig: "yaml-0.1",
    providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
  .systemLibrary(
    name: "CMicroHTTPD", path: "Sources/Libraries/CMicroHTTPD", pkgConfig: "libmicrohttpd",
    providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
]

let command: [Target] = [
  .executableTarget(
    name: "sitegen", dependencies: ["Site", "Preview", "Pages", "Codes", "Files", "Diagnostics"],
    exclude: ["Templates", "Starter"],
    swiftSettings: settings,
    linkerSettings: [.linkedLibrary("m")],
    plugins: ["EmbedTemplates"]),
  .executableTarget(name: "embed-files", path: "Plugins/embed-files"),
  .plugin(name: "EmbedTemplates", capability: .buildTool(), dependencies: ["embed-files"]),
]

let testModules: [Target] = [
  .testTarget(
    name: "SitegenTests", dependencies: ["sitegen", "Codes", "Pages", "Site", "TestSupport"],
    path: "Tests/SitegenTests", swiftSettings: settings),
  .target(
    name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport",
    swiftSettings: settings),
  .executableTarget(
    name: "fuzz", dependencies: ["Content", "Diagnostics", "Pages", "Site", "TestSupport"],
    path: "Tests/Fuzz", swiftSettings: settings),
  tests("Diagnostics"),
  tests("Numbers"),
  tests("Geometry"),
  tests("Markup"),
  tests("Nodes"),
  tests("Quantities", ["Numbers", "Diagnostics"]),
  tests("Phrases", ["Numbers"]),
  tests("Formula", ["Markup", "Quantities", "Diagnostics", "Numbers"], hasSnapshots: true),
  tests("Optics"),
  tests("Graphs", ["Geometry"]),
  tests("Drawing", ["Geometry", "Markup"], hasSnapshots: true),
  tests(
    "Scenarios",
    ["YAML", "Nodes", "Diagnostics", "Formula", "Quantities", "Optics", "Geometry", "Numbers"]),
  tests(
    "Figures",
    [
      "YAML", "Nodes", "Diagnostics", "Scenarios", "Drawing", "Geometry", "Markup", "Phrases",
      "Optics",
      "Quantities", "Formula",
    ], hasSnapshots: true),
  tests("Codes", ["Diagnostics"]),
  tests("TeX", ["Markup", "Diagnostics"]),
  tests("Markdown", ["Diagnostics"]),
  tests("Files"),
  tests("Code", ["Markup", "Diagnostics"], hasSnapshots: true),
  tests("YAML"),
  tests("Citations", ["YAML", "Nodes", "Diagnostics", "Markup", "Phrases"]),
  tests("Mustache"),
  tests("Content", ["YAML", "Diagnostics"]),
  tests("Pages", ["Content", "Mustache", "Phrases", "Diagnostics"]),
  tests("Site", ["Codes", "Diagnostics", "Pages"]),
  tests("Preview", ["Site", "Pages", "Files", "Diagnostics"]),
]

/// The compile for WebAssembly needs nothing but Core: the plugin's tool cannot be built for it.
let isCoreAlone = Context.environment["SITEGEN_CORE_ALONE"] != nil

let package = Package(
  name: "sitegen",
  products: [
    .library(name: "Core", type: .static, targets: coreModules.map(\.name))
  ] + (isCoreAlone ? [] : [.executable(name: "sitegen", targets: ["sitegen"])]),
  targets: coreModules
    + (isCoreAlone ? [] : siteModules + libraries + command + testModules)
)
