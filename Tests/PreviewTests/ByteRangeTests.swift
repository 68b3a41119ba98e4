import Testing

@testable import Preview

@Suite struct ByteRangeTests {
  @Test func readsThePartThatIsAskedFor() {
    #expect(ByteRange("bytes=0-0", size: 10) == .part(0..<1))
    #expect(ByteRange("bytes=2-5", size: 10) == .part(2..<6))
    #expect(ByteRange("bytes=2-", size: 10) == .part(2..<10))
    #expect(ByteRange("bytes=2-99", size: 10) == .part(2..<10))
    #expect(ByteRange("bytes=-3", size: 10) == .part(7..<10))
    #expect(ByteRange("bytes=-99", size: 10) == .part(0..<10))
    #expect(ByteRange("bytes=0-18446744073709551615", size: 10) == .part(0..<10))
  }

  @Test func refusesAPartBehindTheEnd() {
    #expect(ByteRange("bytes=10-", size: 10) == .outside)
    #expect(ByteRange("bytes=10-12", size: 10) == .outside)
    #expect(ByteRange("bytes=-0", size: 10) == .outside)
    #expect(ByteRange("bytes=0-", size: 0) == .outside)
  }

  @Test(arguments: [
    nil, "", "bytes", "bytes=", "bytes=-", "bytes=5-2", "bytes=0-1,4-5", "lines=0-1", "bytes=a-b",
    "bytes=+1-2", "bytes=0-99999999999999999999", "bytes=1--2",
  ])
  func takesWhatItCannotReadForTheWhole(header: String?) {
    #expect(ByteRange(header, size: 10) == .whole)
  }
}
