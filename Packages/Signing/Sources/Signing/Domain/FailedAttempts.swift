/// The count of failed attempts with a password or a recovery code.
///
/// `counted` and `cleared` only grow. A successful attempt clears the attempts up to its own
/// number, so later attempts stay counted.
package struct FailedAttempts: Sendable, Hashable {
    /// The number of consecutive failures after which a credential is locked.
    package static let limit = 5

    /// The number of all attempts so far.
    package private(set) var counted = 0
    /// The number of the last attempt that succeeded.
    private var cleared = 0

    package init() {}

    /// The number of attempts since the last attempt that succeeded.
    package var inARow: Int { counted - cleared }
    package var isLocked: Bool { inARow >= Self.limit }

    /// Counts an attempt and returns the attempt's number, starting at 1.
    @discardableResult
    package mutating func count() -> Int {
        counted += 1
        return counted
    }

    /// Clears all attempts up to the attempt `number`, which succeeded.
    package mutating func clear(through number: Int) {
        cleared = max(cleared, number)
    }

    /// Returns whether this state differs from `old` only in cleared attempts.
    func isCleared(since old: FailedAttempts) -> Bool {
        counted == old.counted && cleared >= old.cleared
    }

    /// Clears all attempts.
    package mutating func clearAll() {
        cleared = counted
    }
}

extension FailedAttempts: Codable {
    private enum CodingKeys: CodingKey {
        case counted, cleared
    }

    // Only numbers that counting can reach: an altered record must not overflow the arithmetic.
    package init(from decoder: any Decoder) throws {
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
