import Testing

@testable import Optics

@Suite struct PrescriptionLawTests {
  @Test func everyLawIsAnEquationOfSymbolsThatAreExplained() {
    for law in PrescriptionLaws.all {
      #expect(law.fault == nil, "\(law.id): \(String(describing: law.fault))")
      for name in law.equation.names { #expect(law.symbol(name) != nil, "\(law.id): \(name.text)") }
      #expect(!law.source.isEmpty)
    }
    #expect(Set(PrescriptionLaws.all.map(\.id)).count == PrescriptionLaws.all.count)
  }
}
