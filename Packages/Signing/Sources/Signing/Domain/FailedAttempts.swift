/// The count of failed attempts with a password or a recovery code.
///
/// Both numbers only grow, which keeps simultaneous attempts apart: a successful attempt clears the
/// attempts up to its own number, and none after it.
package struct FailedAttempts: Sendable, Hashable {
    /// The number of consecutive failures that locks.
    package static let limit = 5

    /// The number of all attempts so far.
    package private(set) var counted = 0
    /// The number of the last successful attempt.
    private var cleared = 0

    package init() {}

    /// The number of attempts since the last successful one.
    package var inARow: Int { counted - cleared }
    package var isLocked: Bool { inARow >= Self.limit }

    /// Counts an attempt and returns its number, from 1 on.
    @discardableResult
    package mutating func count() -> Int {
        counted += 1
        return counted
    }

    /// Clears the attempts up to a successful one.
    package mutating func clear(through number: Int) {
        cleared = max(cleared, number)
    }

    /// Returns whether attempts were cleared since another state, and nothing else was changed.
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
                debugDescription: "not a count of attempts"
            )
        }
    }
}
