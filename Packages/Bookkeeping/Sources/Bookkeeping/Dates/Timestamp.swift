#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Who tells the time; tests set their own.
public typealias WallClock = @Sendable () -> Timestamp

/// A moment of the computer's clock, in milliseconds since 1970-01-01 UTC.
public struct Timestamp: Sendable, Hashable, Comparable, Codable {
    public let milliseconds: Int64

    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// The computer's clock now.
    public static func now() -> Timestamp {
        Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    }

    /// The moment that many seconds later; held at the last one that `Int64` can name.
    public func advanced(bySeconds seconds: Int64) -> Timestamp {
        let (change, tooFar) = seconds.multipliedReportingOverflow(by: 1000)
        let (sum, beyond) = milliseconds.addingReportingOverflow(change)
        return Timestamp(milliseconds: tooFar || beyond ? (seconds < 0 ? .min : .max) : sum)
    }

    public static func < (a: Timestamp, b: Timestamp) -> Bool { a.milliseconds < b.milliseconds }
}

extension Timestamp: CustomStringConvertible {
    /// The moment in UTC by ISO 8601, as `2026-01-05T09:30:00.000Z`.
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
