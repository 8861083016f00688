import Bookkeeping
import Testing

@Suite("Timestamp")
struct TimestampTests {
    @Test(
        "a timestamp is printed by ISO 8601, also before 1970",
        arguments: [
            (0, "1970-01-01T00:00:00.000Z"),
            (1_767_605_400_123, "2026-01-05T09:30:00.123Z"),
            (-1, "1969-12-31T23:59:59.999Z"),
        ]
    )
    func text(milliseconds: Int64, text: String) {
        #expect(Timestamp(milliseconds: milliseconds).description == text)
    }

    @Test(
        "the extreme timestamps, which a file may contain, are printed",
        arguments: [Int64.min, .max]
    )
    func extremes(milliseconds: Int64) {
        #expect(Timestamp(milliseconds: milliseconds).description.hasSuffix("Z"))
    }
}
