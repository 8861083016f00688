import CBenchmarking

/// A run of work between marks, at which callgrind writes its counts.
struct Counting {
    /// The segments of work between marks, in order.
    private(set) var segments: [CountedSegment] = []
    private var marks = 0

    /// The number of repetitions of small work.
    ///
    /// It is large enough that the overhead is less than one instruction each.
    static let times = 1_000

    /// Does the work of one side.
    ///
    /// Small work is repeated so many times and twice as many. The difference of the two is free of
    /// the cost before and after the loop.
    mutating func run(_ work: Work, row: String, isFloor: Bool) throws {
        switch work {
        case .repeating(let body):
            try body(Self.times)
            for times in [Self.times, 2 * Self.times] {
                try record(row, isFloor, units: times) { try body(times) }
            }
        case .building(let units, let prepare, let make):
            try prepare()
            blackHole(try make())
            try prepare()
            var product: Any?
            try record(row, isFloor, units: units) { product = try make() }
            blackHole(product)
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
