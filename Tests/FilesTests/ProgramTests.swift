import Files
import Testing

@Suite struct ProgramTests {
  @Test func aProgramRunsToItsEnd() {
    #expect(Program.run("sh", ["-c", "echo one; exit 3"]) == .init(status: 3, output: "one\n"))
    #expect(Program.run("sh", ["-c", "kill -9 $$"])?.status == 137)
    #expect(Program.run("no-such-program-anywhere", []) == nil)
    let long = Program.run("sh", ["-c", "head -c 100000 /dev/zero"])
    #expect(long?.output.utf8.count == 100_000)
  }

  @Test("work that waits is done on as many threads as asked for, its results in order")
  func waiting() {
    let results = Parallel.map(40, threads: 8) { index in index * index }
    #expect(results == (0..<40).map { $0 * $0 })
    #expect(Parallel.map(0, threads: 8) { $0 } == [])
  }
}
