/// How full something is: `[######----] 6,000,000 won of 10,000,000 won`.
public struct Gauge: Sendable, Equatable {
    /// What is measured.
    public let name: String

    /// The part that is full, from 0 to 1.
    public let fraction: Double

    /// The same for a reader: `6,000,000 won of 10,000,000 won`.
    public let caption: String

    /// Describes a gauge.
    ///
    /// - Parameters:
    ///   - name: what is measured.
    ///   - fraction: the part that is full; beyond 0 to 1, and what is no number, is drawn as the
    ///     nearest end.
    ///   - caption: the same for a reader.
    public init(_ name: String, fraction: Double, caption: String) {
        self.name = name
        self.fraction = fraction.isNaN ? 0 : min(1, max(0, fraction))
        self.caption = caption
    }
}
