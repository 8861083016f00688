import Benchmarking
import Testing

@testable import BenchmarkReport

@Suite("Counted costs")
struct CountTests {
    private let parts = [
        2: CallgrindPart(instructions: 1_500, allocations: 20),
        4: CallgrindPart(instructions: 2_500, allocations: 30),
        6: CallgrindPart(instructions: 900, allocations: 3),
    ]

    private func counts(_ segments: [CountedSegment]) throws -> [Count] {
        try Count.counts(of: segments) { try #require(parts[$0]) }
    }

    @Test("the cost of a unit is the difference of two segments")
    func difference() throws {
        let counts = try counts([
            CountedSegment(row: "a", isFloor: true, units: 10, part: 2),
            CountedSegment(row: "a", isFloor: true, units: 20, part: 4),
        ])
        #expect(counts == [Count(row: "a", isFloor: true, instructions: 100, allocations: 1)])
    }

    @Test("the cost of a unit is a part of the only segment of a side")
    func division() throws {
        let counts = try counts([
            CountedSegment(row: "a", isFloor: true, units: 10, part: 2),
            CountedSegment(row: "a", isFloor: false, units: 100, part: 6),
        ])
        #expect(
            counts == [
                Count(row: "a", isFloor: true, instructions: 150, allocations: 2),
                Count(row: "a", isFloor: false, instructions: 9, allocations: 0.03),
            ]
        )
    }
}
