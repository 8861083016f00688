/// What a benchmark did between two marks.
public struct CountedSegment: Codable, Sendable, Equatable {
    /// The benchmark's name.
    public let row: String
    /// Whether it was the floor that ran.
    public let isFloor: Bool
    /// How many units of work were done.
    public let units: Int
    /// Which part of callgrind's answer has what it cost; counted from 1.
    public let part: Int

    /// A segment.
    public init(row: String, isFloor: Bool, units: Int, part: Int) {
        self.row = row
        self.isFloor = isFloor
        self.units = units
        self.part = part
    }
}
