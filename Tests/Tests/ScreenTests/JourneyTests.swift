import BankDriver
import Testing

/// Card → account → card → … through two features that do not know each other.
@Suite("A journey from a card to its account and back to the card", .serialized)
struct JourneyTests {
    /// The measurements of one journey and its way back.
    private struct Journey {
        /// The CPU time of a hop near the beginning, in nanoseconds.
        let near: Int
        /// The CPU time of a hop at the deepest screen, in nanoseconds.
        let far: Int
        /// The resident memory at the end, in KiB.
        let resident: Int
    }

    private func travel(hops: Int, journeys: Int, hasMap: Bool) throws -> [Journey] {
        let lines = try Bank.withCard()
            .probe("journey", "\(hops)", "\(journeys)", hasMap ? "map" : "plain")
        #expect(lines.contains("map 0") == !hasMap, "the map is open to the end: \(lines)")
        let before = try #require(lines.first { $0.hasPrefix("before ") }).dropFirst(7)
        let after = try #require(lines.first { $0.hasPrefix("after ") }).dropFirst(6)
        #expect(before == after, "every RIB of a journey is released")
        let measured = try lines.filter { $0.hasPrefix("journey ") }.map { line in
            let words = line.split(separator: " ")
            return Journey(
                near: try #require(Int(words[3])),
                far: try #require(Int(words[5])),
                resident: try #require(Int(words[7]))
            )
        }
        try #require(measured.count == journeys)
        return measured
    }

    @Test(
        "10,000 hops (500 in a short run) release everything, and the last costs as much as the first",
        arguments: Bank.isShort ? [true] : [false, true]
    )
    func deep(hasMap: Bool) throws {
        let hops = Bank.rounds(10_000, short: 500, long: 10_000)
        for journey in try travel(hops: hops, journeys: 1, hasMap: hasMap) {
            // Measured 0.9 to 1.2; a hop that visits all screens would cost 99 times more, or 4 times
            // in a short run.
            #expect(
                journey.far < journey.near * 2,
                "a hop takes \(journey.near) ns at first, and \(journey.far) ns at depth \(hops)"
            )
        }
    }

    @Test(
        "the tenth journey takes no more memory than the second",
        arguments: Bank.isShort ? [true] : [false, true]
    )
    func flat(hasMap: Bool) throws {
        let hops = Bank.rounds(1_000, short: 100, long: 10_000)
        let journeys = try travel(hops: hops, journeys: 10, hasMap: hasMap)
        let (early, late) = (journeys[1].resident, journeys[9].resident)
        // The allocator takes memory in steps, and one may fall between the two journeys. A leak
        // would be some KiB for each hop.
        #expect(late - early < 4_096, "\(early) KiB after two journeys, \(late) KiB after ten")
    }
}
