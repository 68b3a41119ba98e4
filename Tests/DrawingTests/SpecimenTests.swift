import Drawing
import Markup
import TestSupport
import Testing

@Suite struct SpecimenTests {
  @Test(arguments: Specimen.names)
  func `a specimen is drawn as it was when somebody last looked`(name: String) {
    let drawing = Specimen.named(name)
    let bytes = drawing.standalone(followsDarkMode: true).bytes(as: .xml)
    #expect(Snapshot.difference(bytes + [10], from: "\(drawing.id).svg") == nil)
  }

  @Test func `the style sheet is as it was when somebody last looked`() {
    #expect(Snapshot.difference(StyleSheet.figures.bytes, from: "figures.css") == nil)
  }
}
