/// One row of the table: something measured, held against a floor that is measured in turns with it.
///
/// ```swift
/// Benchmark(
///     "sum",
///     of: "the sum of a thousand numbers",
///     beside: "a loop over them",
///     goals: [.ratio(.time, atMost: 1.2), .value(.allocations, atMost: 0)]
/// ) {
///     let numbers = opaque(Array(0..<1_000))
///     return .compared(
///         .repeating { times in for _ in 0..<times { blackHole(sum(numbers)) } },
///         with: .repeating { times in for _ in 0..<times { blackHole(loop(numbers)) } }
///     )
/// }
/// ```
public struct Benchmark: Sendable {
    /// What a benchmark does once it is prepared.
    public enum Content {
        /// Two sides whose time is measured in turns and whose instructions are counted.
        case compared(Work, with: Work)
        /// The same, without instructions: callgrind runs one thread at a time, so what threads do to
        /// each other is not in its counts.
        case timed(Work, with: Work)
        /// Bytes for one unit that stay allocated, and those of the floor when there is one.
        case bytes(() throws -> Double?, with: (() throws -> Double?)? = nil)
    }

    /// Its short name, by which it is chosen and compared: `shared`.
    public let name: String
    /// What is measured.
    public let title: String
    /// What it is held against, if anything.
    public let floor: String?
    /// What must hold.
    public let goals: [Goal]
    let prepare: @Sendable () throws -> Content

    /// A benchmark.
    /// - Parameters:
    ///   - name: its short name, unique in its package.
    ///   - title: what is measured.
    ///   - floor: what it is held against.
    ///   - goals: what must hold; none for a row that only informs.
    ///   - prepare: makes what both sides need. Runs once, and is not measured.
    public init(
        _ name: String,
        of title: String,
        beside floor: String? = nil,
        goals: [Goal] = [],
        prepare: @escaping @Sendable () throws -> Content
    ) {
        self.name = name
        self.title = title
        self.floor = floor
        self.goals = goals
        self.prepare = prepare
    }
}
