/// A row of the table: some work, compared with a floor that is measured in turns with it.
///
/// ```swift
/// Benchmark(
///     "sum",
///     of: "The sum of a thousand numbers",
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
    /// The measurement of a benchmark.
    public enum Content {
        /// Two sides whose time is measured in turns and whose instructions are counted.
        case compared(Work, with: Work)
        /// Two sides that use several threads, measured in longer rounds, because the scheduler
        /// decides how long they run at once.
        ///
        /// Callgrind runs one thread at a time. Its counts include no waiting.
        case threaded(Work, with: Work)
        /// Two sides whose time alone is measured, because callgrind would take minutes.
        case timed(Work, with: Work)
        /// The bytes of one unit that stay allocated, and those of the floor, if any.
        case bytes(() throws -> Double?, with: (() throws -> Double?)? = nil)
        /// Several figures of large work, which is measured inside each round; see ``Stopwatch``.
        ///
        /// Preparations of a round, such as copying a file, are then not measured.
        case sampled(() throws -> [Sample])
    }

    /// The value of a figure in a single round.
    public struct Sample {
        let figure: Figure
        let measured: Double?
        let floor: Double?

        /// Creates a sample.
        ///
        /// - Parameters:
        ///   - figure: The figure.
        ///   - measured: The value for one unit of work; nil if the system does not provide it.
        ///   - floor: The value of the floor, if any.
        public init(_ figure: Figure, _ measured: Double?, beside floor: Double? = nil) {
            self.figure = figure
            self.measured = measured
            self.floor = floor
        }
    }

    /// The short name, by which the benchmark is selected and compared, such as `shared`.
    public let name: String
    /// The description of the measured work.
    public let title: String
    /// The description of the floor, if any.
    public let floor: String?
    /// The limits of the figures.
    public let goals: [Goal]
    let prepare: @Sendable () throws -> Content

    /// Creates a benchmark.
    ///
    /// - Parameters:
    ///   - name: The short name, unique in its package.
    ///   - title: The description of the measured work.
    ///   - floor: The description of the floor.
    ///   - goals: The limits of the figures; empty for a row that only informs.
    ///   - prepare: Creates the objects that both sides use. Runs once and is not measured.
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

/// The work of one side of a comparison.
public enum Work {
    /// Some small work, done many times in a row, each time being a unit.
    ///
    /// The loop belongs to the work, so that no call of the harness is measured. Pass the results to
    /// ``blackHole(_:)``, so that the optimizer cannot omit the work.
    case repeating((_ times: Int) throws -> Void)
    /// The creation of an object that consists of many units; its release is not measured.
    ///
    /// `prepare` runs before each creation, and is not measured either. Prepare there what an earlier
    /// creation has used up: a fast machine creates more objects than a slow one.
    case building(units: Int, prepare: () throws -> Void = {}, () throws -> Any)
}

/// A quantity that is measured for each side.
public enum Figure: String, Codable, Sendable, CaseIterable {
    /// The CPU time of all threads of the process, in nanoseconds for one unit of work.
    case time
    /// The time by the clock, in nanoseconds for one unit of work, which includes waiting for a disk.
    case elapsed
    /// The instructions for one unit of work, counted by callgrind.
    case instructions
    /// The calls of the allocator for one unit of work, counted by callgrind.
    case allocations
    /// The bytes for one unit of work that stay allocated, including the allocator's own, or that are
    /// written.
    case bytes
}

/// The limit of a figure.
public struct Goal: Codable, Sendable, Equatable {
    /// The figure.
    public let figure: Figure
    /// The greatest allowed value.
    public let most: Double
    /// A Boolean value that indicates whether `most` is a multiple of the floor's figure.
    public let isRatio: Bool

    /// Returns a limit for the ratio of a figure to that of the floor.
    public static func ratio(_ figure: Figure, atMost most: Double) -> Goal {
        Goal(figure: figure, most: most, isRatio: true)
    }

    /// Returns a limit for a figure itself.
    public static func value(_ figure: Figure, atMost most: Double) -> Goal {
        Goal(figure: figure, most: most, isRatio: false)
    }
}

/// Uses a value in a way that the optimizer cannot omit.
@inline(never)
@_optimize(none)
public func blackHole<Value>(_ value: Value) {}

/// Returns a value of which the optimizer then knows nothing but the type.
@inline(never)
@_optimize(none)
public func opaque<Value>(_ value: Value) -> Value {
    value
}
