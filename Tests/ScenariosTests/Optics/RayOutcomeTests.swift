import Diagnostics
import Formula
import Optics
import Quantities
import Scenarios
import Testing
import YAML

@Suite struct RayOutcomeTests {
  /// As under `power` of a prism: a plain number is a hundred prism dioptres, which nobody means.
  @Test func aPrismPowerIsExpectedWithItsUnit() {
    func faults(_ expected: String) -> [Diagnostic] {
      let text = "prism: {power: 5 prism D, base: up}\nexpect: {prism.power: \(expected)}\n"
      let document = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "block"))
      guard let body = document.root?.mapping else { return [] }
      var diagnostics: [Diagnostic] = []
      let block = ScenarioBlock(kind: .optics, body: body, at: body.range)
      _ = Scenario(block, &diagnostics).evaluated(in: ScenarioContext(), &diagnostics)
      return diagnostics
    }
    #expect(faults("5 prism D").isEmpty)
    let plain = faults("5")
    #expect(plain.map(\.identifier) == ["quantity/missing-unit"])
    #expect(plain.first?.solutions.first?.replacement == "5 prism D")
    #expect(faults("4 prism D").map(\.identifier) == ["scenario/expectation"])
  }

  @Test func theWaysToSayAPlaneAreOne() {
    for text in [
      "ray: 30 deg\nsurface: 1.5\n", "ray: {angle: 30 deg}\nsurface: {index: 1.5}\n",
      "ray: 30 deg\nsurface: {radius: plane, index: 3/2}\n", "rays: 30°\nsurface: 1.5\n",
      "ray: 30 deg\nsurface: plane\nmedium: {before: air, after: 1.5}\n",
      "ray: 30 deg\nsurface: {radius: infinity, index: 1.5}\n",
    ] {
      let block = OpticsBlock(text)
      #expect(block.diagnostics.isEmpty, "\(text) \(block.diagnostics.map(\.summary))")
      #expect(isClose(block.number("ray.refraction"), 19.471220634490695), "\(text)")
    }
  }

  @Test func specialAnglesAreExact() {
    let critical = OpticsBlock("ray: critical angle\nmedium: 1.5\nsurface: air\n")
    #expect(critical.word("ray.kind") == "grazing")
    #expect(critical.number("ray.refraction") == .pi / 2)
    let brewster = OpticsBlock("ray: Brewster angle\nsurface: 1.5\n")
    #expect(isClose(brewster.number("ray.incidence"), 56.309932474020215))
  }

  @Test func severalRaysHaveNamesOfTheirOwn() {
    let block = OpticsBlock("rays: [10 deg, 60 deg]\nmedium: 1.5\nsurface: air\n")
    #expect(block.word("ray-1.kind") == "refracted")
    #expect(block.word("ray-2.kind") == "totally reflected")
    #expect(block.value("ray-2.refraction") == nil && block.value("ray.kind") == nil)
    #expect(block.whole?.possibleNames.contains(ValueName("ray-2", "refraction")) == true)
  }

  @Test func aGlassHasItsIndexForTheLightOfTheBlock() {
    let blue = OpticsBlock("ray: 30 deg\nsurface: N-BK7\nwavelength: F\n")
    #expect(isClose(blue.number("surface.index"), 1.5223762897312287, isAngle: false))
    let same = OpticsBlock("ray: 30 deg\nsurface: {glass: n-bk7}\nwavelength: 486.1327 nm\n")
    #expect(same.number("surface.index") == blue.number("surface.index"))
    let lens = OpticsBlock(
      "object: {distance: infinity}\nlens: {radii: [20 cm, -20 cm], glass: SF5}\nwavelength: C\n")
    let other = OpticsBlock(
      "object: {distance: infinity}\nlens: {radii: [20 cm, -20 cm], glass: N-SF5}\nwavelength: C\n"
    )
    #expect(lens.number("lens.index") != other.number("lens.index"))
  }

  @Test func theLightOfTheBlockHoldsForSystemsAndExactRaysToo() throws {
    let thick = "lens: {radii: [50 mm, -50 mm], glass: N-BK7, thickness: 12 mm}\nwavelength: F\n"
    for text in [
      thick, thick + "ray: {height: 10 mm}\n",
      "elements: [{lens: {radii: [50 mm, -50 mm], glass: N-BK7}}, gap: 1 cm, plane]\nwavelength: F\n",
    ] {
      let block = OpticsBlock(text)
      let name = text.hasPrefix("elements") ? "element-1.index" : "lens.index"
      #expect(isClose(block.number(name), 1.5223762897312287, isAngle: false), "\(text)")
    }
    let surface = "object: {distance: 30 cm}\nsurface: {radius: 8 cm, glass: N-BK7}\n"
    let power = try #require(
      OpticsBlock(surface + "wavelength: 486.1327 nm\n").number("surface.power"))
    #expect(isClose(power, 0.5223762897312287 / 0.08, isAngle: false))
  }

  @Test func aPowerThatIsGivenHoldsForTheLightOfTheBlock() {
    let block = OpticsBlock(
      "object: {distance: infinity}\nlens: {power: 5 D, glass: N-BK7}\nwavelength: F\n")
    #expect(block.number("lens.power") == 5)
    #expect(isClose(block.number("lens.power-F"), 5, isAngle: false))
    #expect((block.number("lens.power-d") ?? 9) < 5)
  }

  @Test func theBaseInDependsOnTheEye() {
    let prism = "prism: {power: 3 prism D, base: in}\n"
    #expect(OpticsBlock(prism + "eye: right\n").number("prism.base") == 0)
    #expect(OpticsBlock(prism + "eye: left\n").number("prism.base") == .pi)
    let block = OpticsBlock("prism: {power: 3 prism D, base: up}\n")
    #expect(block.word("prism.base-direction") == "up")
    #expect(isClose(block.number("prism.vertical"), 0.03, isAngle: false))
  }

  @Test func everyKindOfPrismPathIsNamed() {
    func kind(_ prism: String, _ ray: String) -> String? {
      OpticsBlock("prism: {\(prism)}\nray: \(ray)\n").word("prism.kind")
    }
    #expect(kind("apex: 60 deg, index: 1.5", "50 deg") == "refracted")
    #expect(kind("apex: 60 deg, index: 1.5", "0 deg") == "totally reflected")
    #expect(kind("apex: 60 deg, index: 1", "20 deg") == "undeviated")
    #expect(kind("apex: 130 deg, index: 1.5", "-50 deg") == "missed")
    let exact = OpticsBlock("prism: {apex: 41.810314895778596 deg, index: 1.5}\nray: 0 deg\n")
    #expect(exact.word("prism.kind") == "grazing")
  }

  @Test func valuesOfABlockAreDescribedOrFollowAPattern() {
    let described = Set(OpticsOutcome.valueDescriptions.map(\.name))
    for text in [
      "ray: 30 deg\nsurface: N-BK7\n", "ray: 30 deg\nslab: {thickness: 1 cm, index: 1.5}\n",
      "prism: {apex: 60 deg, glass: SF5}\nray: 60 deg\n",
      "prism: {power: 3 prism D, base: 30 deg, index: 1.5, displacement-at: 1 m}\n",
      "object: {distance: 1 m}\nlens: {power: 5 D, glass: F2}\n",
      "object: {distance: infinity}\nlens: {power: 5 D, achromat: [N-BK7, F2]}\n",
    ] {
      for entry in OpticsBlock(text).whole?.values.entries ?? [] {
        #expect(described.contains(entry.name), "\(entry.name.text)")
      }
    }
  }

  private func isClose(_ left: Double?, _ right: Double, isAngle: Bool = true) -> Bool {
    guard let left else { return false }
    let value = isAngle ? left * 180 / .pi : left
    return (value - right).magnitude <= 1e-9 * (1 + right.magnitude)
  }
}
