import BankDriver
import BookkeepingTesting
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

    /// Journeys with the module map, and without it.
    private static let kinds = [true, false].prefix(GeneratedWork.journeyKinds.amount)

    private func travel(_ work: GeneratedWork, journeys: Int, hasMap: Bool) throws -> [Journey] {
        let lines = try Bank.withCard()
            .probe("journey", "\(work.amount)", "\(journeys)", hasMap ? "map" : "plain")
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
        work.report(work.amount * journeys)
        return measured
    }

    @Test(
        "hops release everything, and the last costs as much as the first",
        arguments: kinds
    )
    func deep(hasMap: Bool) throws {
        let work = GeneratedWork.deepHops
        for journey in try travel(work, journeys: 1, hasMap: hasMap) {
            // Measured 0.9 to 1.2; a hop that visits all screens would cost 99 times more, or 4 times
            // unless the run is long.
            #expect(
                journey.far < journey.near * 2,
                "a hop takes \(journey.near) ns at first, and \(journey.far) ns at depth \(work.amount)"
            )
        }
    }

    @Test(
        "the tenth journey takes no more memory than the second",
        arguments: kinds
    )
    func flat(hasMap: Bool) throws {
        let journeys = try travel(.repeatedHops, journeys: 10, hasMap: hasMap)
        let (early, late) = (journeys[1].resident, journeys[9].resident)
        // The allocator takes memory in steps, and one may fall between the two journeys. A leak
        // would be some KiB for each hop.
        #expect(late - early < 4_096, "\(early) KiB after two journeys, \(late) KiB after ten")
    }
}
