import Benchmarking

/// What one unit of a side of a benchmark costs, counted.
struct Count: Equatable {
    let row: String
    let isFloor: Bool
    let instructions: Double
    let allocations: Double

    /// Puts together what was done with what it cost.
    ///
    /// Two segments of one side differ in what so many more units cost; a single one is divided.
    /// - Parameter part: gives what callgrind counted in the part of that number.
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
