import CBenchmarking

/// Does the work of benchmarks between marks at which callgrind writes down what it counted.
struct Counting {
    /// What was done between marks, in order.
    private(set) var segments: [CountedSegment] = []
    private var marks = 0

    /// How often something small is done: often enough that what does not belong to it is less than
    /// one instruction each.
    static let times = 1_000

    /// Does the work of one side. Something small is done so many times and twice as many: what the
    /// two differ in is without what comes before and behind the loop.
    mutating func run(_ work: Work, row: String, isFloor: Bool) throws {
        switch work {
        case .repeating(let body):
            try body(Self.times)
            for times in [Self.times, 2 * Self.times] {
                try record(row, isFloor, units: times) { try body(times) }
            }
        case .building(let units, let make):
            blackHole(try make())
            var made: Any?
            try record(row, isFloor, units: units) { made = try make() }
            blackHole(made)
        }
    }

    private mutating func record(
        _ row: String,
        _ isFloor: Bool,
        units: Int,
        _ body: () throws -> Void
    ) throws {
        benchmarking_mark()
        try body()
        benchmarking_mark()
        marks += 2
        segments.append(CountedSegment(row: row, isFloor: isFloor, units: units, part: marks))
    }
}
