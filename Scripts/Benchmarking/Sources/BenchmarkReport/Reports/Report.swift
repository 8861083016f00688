import Benchmarking

/// The result of a run.
struct Report: Codable, Equatable {
    /// The number of rounds.
    let rounds: Int
    /// The version of the tool that counted instructions, or the reason why none did.
    let instructions: String
    let rows: [Row]

    /// Returns the number of goals with a verdict.
    func count(_ verdict: Verdict) -> Int {
        rows.reduce(0) { $0 + $1.lines.count { $0.verdict == verdict } }
    }

    /// The number of rows that failed.
    var failureCount: Int { rows.count { $0.failure != nil } }

    /// The exit code of the program.
    var exitCode: ExitCode {
        if failureCount > 0 { return .failed }
        if count(.missed) > 0 { return .missed }
        return count(.notMeasured) > 0 ? .notMeasured : .holds
    }
}

/// A benchmark with its figures.
struct Row: Codable, Equatable {
    let package: String
    let name: String
    let title: String
    let floor: String?
    let lines: [Line]
    /// The reason why figures are missing; nil if the benchmark did not fail.
    let failure: String?

    init(
        package: String,
        description: BenchmarkDescription,
        samples: [Samples],
        counts: [Count],
        failure: String? = nil
    ) {
        self.package = package
        self.failure = failure
        name = description.name
        title = description.title
        floor = description.floor
        lines = Figure.allCases.flatMap { figure in
            let (measured, floor) = Self.values(of: figure, samples, counts)
            let goals = description.goals.filter { $0.figure == figure }
            if goals.isEmpty, measured.isEmpty { return [Line]() }
            let each = goals.isEmpty ? [nil] : goals.map(Optional.some)
            return each.map { Line(figure, measured: measured, floor: floor, goal: $0) }
        }
    }

    /// Creates a row in the place of all rows of a package, whose names are unknown.
    init(failedPackage package: String, _ failure: String) {
        self.init(
            package: package,
            description: BenchmarkDescription(
                name: "*",
                title: "All benchmarks of \(package)",
                floor: nil,
                goals: []
            ),
            samples: [],
            counts: [],
            failure: failure
        )
    }

    private static func values(
        of figure: Figure,
        _ samples: [Samples],
        _ counts: [Count]
    ) -> (measured: [Double], floor: [Double]) {
        func counted(_ value: (Count) -> Double) -> (measured: [Double], floor: [Double]) {
            (counts.filter { !$0.isFloor }.map(value), counts.filter(\.isFloor).map(value))
        }
        switch figure {
        case .time, .elapsed, .bytes:
            let samples = samples.first { $0.figure == figure }
            return (samples?.measured ?? [], samples?.floor ?? [])
        case .instructions: return counted(\.instructions)
        case .allocations: return counted(\.allocations)
        }
    }
}

/// A figure of a row.
struct Line: Codable, Equatable {
    let figure: Figure
    /// The median of the rounds; nil if it could not be measured.
    let measured: Double?
    /// The median of the floor's rounds.
    let floor: Double?
    /// The median of the rounds' ratios; nil without a floor, or if the floor is zero.
    let ratio: Double?
    /// The least and the greatest of the rounds' ratios; nil if there is only one.
    let spread: [Double]?
    /// The limit, if any.
    let goal: Goal?
    /// The verdict about the goal; nil without a goal.
    let verdict: Verdict?

    init(_ figure: Figure, measured: [Double], floor: [Double], goal: Goal?) {
        let ratios = zip(measured, floor).filter { $1 > 0 }.map { $0 / $1 }
        self.figure = figure
        self.measured = measured.median
        self.floor = floor.median
        self.goal = goal
        ratio = ratios.median
        spread = ratios.count > 1 ? [ratios.min() ?? 0, ratios.max() ?? 0] : nil
        verdict = goal.map { Verdict(of: $0.isRatio ? ratios.median : measured.median, $0) }
    }
}

/// The verdict about a goal.
enum Verdict: String, Codable, Equatable {
    case holds
    case missed
    case notMeasured

    /// Compares a value with a goal.
    init(of value: Double?, _ goal: Goal) {
        guard let value else {
            self = .notMeasured
            return
        }
        self = value <= goal.most ? .holds : .missed
    }
}

extension [Double] {
    /// The middle value, or the mean of the two middle values; nil for an empty array.
    var median: Double? {
        guard !isEmpty else { return nil }
        let sorted = sorted()
        let middle = count / 2
        return count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}
