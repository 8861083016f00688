import Benchmarking

/// A benchmark with its figures.
struct Row: Codable, Equatable {
    let package: String
    let name: String
    let title: String
    let floor: String?
    let lines: [Line]

    init(
        package: String,
        description: BenchmarkDescription,
        samples: [Samples],
        counts: [Count]
    ) {
        self.package = package
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

    private static func values(
        of figure: Figure,
        _ samples: [Samples],
        _ counts: [Count]
    ) -> (measured: [Double], floor: [Double]) {
        func counted(_ value: (Count) -> Double) -> (measured: [Double], floor: [Double]) {
            (counts.filter { !$0.isFloor }.map(value), counts.filter(\.isFloor).map(value))
        }
        switch figure {
        case .time, .bytes:
            let samples = samples.first { $0.figure == figure }
            return (samples?.measured ?? [], samples?.floor ?? [])
        case .instructions: return counted(\.instructions)
        case .allocations: return counted(\.allocations)
        }
    }
}
