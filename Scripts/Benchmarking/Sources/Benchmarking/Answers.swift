// The documents with which an executable of benchmarks answers, as JSON.

/// The description of a benchmark.
public struct BenchmarkDescription: Codable, Sendable, Equatable {
    /// The short name.
    public let name: String
    /// The description of the measured work.
    public let title: String
    /// The description of the floor, if any.
    public let floor: String?
    /// The limits of the figures.
    public let goals: [Goal]

    public init(name: String, title: String, floor: String?, goals: [Goal]) {
        self.name = name
        self.title = title
        self.floor = floor
        self.goals = goals
    }
}

/// The measurement of a benchmark.
public struct BenchmarkMeasurement: Codable, Sendable, Equatable {
    /// The measurements of its figures.
    public let samples: [Samples]
    /// A Boolean value that indicates whether its instructions can be counted.
    public let isCounted: Bool

    public init(samples: [Samples], isCounted: Bool) {
        self.samples = samples
        self.isCounted = isCounted
    }
}

/// The measurements of one figure of a benchmark.
public struct Samples: Codable, Sendable, Equatable {
    /// The benchmark's name.
    public let row: String
    /// The figure.
    public let figure: Figure
    /// The values of the measured side in each round; empty if the system does not provide them.
    public let measured: [Double]
    /// The values of the floor in the same rounds; empty without a floor.
    public let floor: [Double]

    /// Creates samples of one figure.
    public init(row: String, figure: Figure, measured: [Double], floor: [Double]) {
        self.row = row
        self.figure = figure
        self.measured = measured
        self.floor = floor
    }
}

/// A piece of work that was done between two marks.
public struct CountedSegment: Codable, Sendable, Equatable {
    /// The benchmark's name.
    public let row: String
    /// A Boolean value that indicates whether the segment is work of the floor.
    public let isFloor: Bool
    /// The number of units of work.
    public let units: Int
    /// The number of the part of callgrind's output that has its cost, starting at 1.
    public let part: Int

    public init(row: String, isFloor: Bool, units: Int, part: Int) {
        self.row = row
        self.isFloor = isFloor
        self.units = units
        self.part = part
    }
}
