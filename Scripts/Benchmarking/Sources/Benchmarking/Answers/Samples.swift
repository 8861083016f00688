/// What was measured of one benchmark.
public struct Samples: Codable, Sendable, Equatable {
    /// The benchmark's name.
    public let row: String
    /// The figure: time or bytes.
    public let figure: Figure
    /// The figure of what is measured, in each round; empty when the system does not tell it.
    public let measured: [Double]
    /// The figure of the floor in the same rounds; empty when there is none.
    public let floor: [Double]

    /// Samples of one figure.
    public init(row: String, figure: Figure, measured: [Double], floor: [Double]) {
        self.row = row
        self.figure = figure
        self.measured = measured
        self.floor = floor
    }
}
