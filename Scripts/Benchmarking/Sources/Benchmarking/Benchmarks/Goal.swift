/// What a figure of a benchmark must not exceed.
public struct Goal: Codable, Sendable, Equatable {
    /// The figure.
    public let figure: Figure
    /// The most that it may be.
    public let most: Double
    /// Whether `most` is a multiple of the floor's figure, rather than the figure itself.
    public let isRatio: Bool

    /// The figure is at most so many times the floor's.
    public static func ratio(_ figure: Figure, atMost most: Double) -> Goal {
        Goal(figure: figure, most: most, isRatio: true)
    }

    /// The figure itself is at most this.
    public static func value(_ figure: Figure, atMost most: Double) -> Goal {
        Goal(figure: figure, most: most, isRatio: false)
    }
}
