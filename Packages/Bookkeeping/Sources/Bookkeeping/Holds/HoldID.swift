/// The name of a hold, such as `3333-01-0000013/card1/payment1`; given by the feature that places
/// it, and never used for another one.
public struct HoldID: RawRepresentable, Sendable, Hashable, Comparable, Codable,
    CustomStringConvertible
{
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }

    public var description: String { rawValue }

    public static func < (a: HoldID, b: HoldID) -> Bool { a.rawValue < b.rawValue }
}
