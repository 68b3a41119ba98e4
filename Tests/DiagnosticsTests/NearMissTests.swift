import Diagnostics
import Testing

@Suite struct NearMissTests {
  @Test func findsTheSlipOfThePen() {
    #expect(NearMiss.of("distnace", among: ["height", "distance"]) == "distance")
    #expect(NearMiss.of("Distance", among: ["distance"]) == "distance")
    #expect(NearMiss.of("bfs", among: ["dfs", "dijkstra"]) == "dfs")
  }

  @Test func staysSilentWhenNothingIsNear() {
    #expect(NearMiss.of("colour", among: ["height", "distance"]) == nil)
    #expect(NearMiss.of("ab", among: ["cd"]) == nil)
    #expect(NearMiss.of("C", among: ["A", "B"]) == nil)
    #expect(NearMiss.of("c", among: ["A", "C"]) == "C")
  }
}
