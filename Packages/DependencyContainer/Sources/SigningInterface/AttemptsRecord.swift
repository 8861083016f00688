/// The failed attempts of a customer, stored in the collection `attempts`.
public struct AttemptsRecord: Sendable, Hashable, Codable {
    /// The collection of the records, whose names are the ids of the customers.
    public static let collection = "attempts"

    /// The failed attempts with the password.
    public var password = FailedAttempts()
    /// The failed attempts with the recovery code.
    public var recoveryCode = FailedAttempts()

    /// Creates a record without attempts.
    public init() {}
}

/// The count of failed attempts with a password or a recovery code.
///
/// `counted` and `cleared` only grow. A successful attempt clears the attempts up to its own
/// number, so later attempts stay counted.
public struct FailedAttempts: Sendable, Hashable {
    /// The number of consecutive failures after which a credential is locked.
    public static let limit = 5

    /// The number of all attempts so far.
    public private(set) var counted = 0
    /// The number of the last attempt that succeeded.
    private var cleared = 0

    /// Creates a count of no attempts.
    public init() {}

    /// The number of attempts since the last attempt that succeeded.
    public var inARow: Int { counted - cleared }
    /// A Boolean value that indicates whether the failures have locked the credential.
    public var isLocked: Bool { inARow >= Self.limit }

    /// Counts an attempt and returns the attempt's number, starting at 1.
    @discardableResult
    public mutating func count() -> Int {
        counted += 1
        return counted
    }

    /// Clears all attempts up to the attempt `number`, which succeeded.
    public mutating func clear(through number: Int) {
        cleared = max(cleared, number)
    }

    /// Returns whether this state differs from `old` only in cleared attempts.
    public func isCleared(since old: FailedAttempts) -> Bool {
        counted == old.counted && cleared >= old.cleared
    }

    /// Clears all attempts.
    public mutating func clearAll() {
        cleared = counted
    }
}

extension FailedAttempts: Codable {
    private enum CodingKeys: CodingKey {
        case counted, cleared
    }

    /// Creates a count from stored numbers.
    // Only numbers that counting can reach: an altered record must not overflow the arithmetic.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        counted = try container.decode(Int.self, forKey: .counted)
        cleared = try container.decode(Int.self, forKey: .cleared)
        guard (0...Int(Int32.max)).contains(counted), (0...counted).contains(cleared) else {
            throw DecodingError.dataCorruptedError(
                forKey: .counted,
                in: container,
                debugDescription: "the counts of attempts are out of range"
            )
        }
    }
}
