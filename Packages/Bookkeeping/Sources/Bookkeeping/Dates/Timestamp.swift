#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A function that returns the current time; tests replace the function with a controlled clock.
public typealias WallClock = @Sendable () -> Timestamp

/// A moment of the computer's clock, in milliseconds since 1970-01-01 UTC.
public struct Timestamp: Sendable, Hashable, Comparable, Codable {
    /// The milliseconds since 1970-01-01 UTC.
    public let milliseconds: Int64

    /// Creates a moment from the milliseconds since 1970-01-01 UTC.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// Returns the current time of the computer's clock.
    public static func now() -> Timestamp {
        Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    }

    /// Returns the moment after a number of seconds, clamped to the range of `Int64`.
    public func advanced(bySeconds seconds: Int64) -> Timestamp {
        let (change, tooFar) = seconds.multipliedReportingOverflow(by: 1000)
        let (sum, beyond) = milliseconds.addingReportingOverflow(change)
        return Timestamp(milliseconds: tooFar || beyond ? (seconds < 0 ? .min : .max) : sum)
    }

    /// Returns whether `a` is before `b`.
    public static func < (a: Timestamp, b: Timestamp) -> Bool { a.milliseconds < b.milliseconds }
}

extension Timestamp: CustomStringConvertible {
    /// The moment in UTC by ISO 8601, such as `2026-01-05T09:30:00.000Z`.
    public var description: String {
        let day = milliseconds.flooredQuotient(by: 86_400_000)
        let rest = Int(milliseconds.modulo(86_400_000))
        let date = BusinessDate(dayNumber: Int(day))
        let (hour, minute) = (rest / 3_600_000, rest / 60_000 % 60)
        let (second, fraction) = (rest / 1000 % 60, rest % 1000)
        return "\(date)T\(hour.padded(2)):\(minute.padded(2)):\(second.padded(2))"
            + ".\(fraction.padded(3))Z"
    }
}
