import Benchmarking

/// The counted cost of one unit of work.
struct Count: Equatable {
    let row: String
    let isFloor: Bool
    let instructions: Double
    let allocations: Double

    /// Returns the cost of one unit for each side.
    ///
    /// It is the difference of two segments of a side divided by the difference of their units. A
    /// single segment is divided by its units.
    ///
    /// - Parameters:
    ///   - segments: The segments, in order.
    ///   - part: Returns the part of callgrind's output with a number.
    /// - Returns: The costs, in the order of the segments.
    static func counts(
        of segments: [CountedSegment],
        in part: (Int) throws -> CallgrindPart
    ) rethrows -> [Count] {
        var counts: [Count] = []
        var rest = segments[...]
        while let first = rest.popFirst() {
            let cost = try part(first.part)
            guard let second = rest.first, second.row == first.row, second.isFloor == first.isFloor
            else {
                counts.append(Count(first, units: first.units, cost.instructions, cost.allocations))
                continue
            }
            rest.removeFirst()
            let more = try part(second.part)
            counts.append(
                Count(
                    first,
                    units: second.units - first.units,
                    more.instructions - cost.instructions,
                    more.allocations - cost.allocations
                )
            )
        }
        return counts
    }

    private init(_ segment: CountedSegment, units: Int, _ instructions: Int, _ allocations: Int) {
        self.init(
            row: segment.row,
            isFloor: segment.isFloor,
            instructions: Double(instructions) / Double(units),
            allocations: Double(allocations) / Double(units)
        )
    }

    init(row: String, isFloor: Bool, instructions: Double, allocations: Double) {
        self.row = row
        self.isFloor = isFloor
        self.instructions = instructions
        self.allocations = allocations
    }
}
