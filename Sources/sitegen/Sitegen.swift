/// The command line.
@main
struct Sitegen {
  static func main() {
    print(EmbeddedFiles.templates.count)
  }
}
