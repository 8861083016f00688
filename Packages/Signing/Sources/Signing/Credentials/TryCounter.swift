/// How many tries there were, and up to which of them a right one made good.
///
/// Both numbers only grow, so that tries at the same moment are told apart: a right one makes good
/// those before it, never those after it.
package struct TryCounter: Sendable, Hashable {
    /// So many wrong ones in a row lock.
    package static let limit = 5

    /// How many tries were counted, ever.
    package private(set) var counted = 0
    /// The number of the last try that was right.
    private var cleared = 0

    package init() {}

    /// The tries since the last right one.
    package var inARow: Int { counted - cleared }
    package var isLocked: Bool { inARow >= Self.limit }

    /// Counts one.
    /// - Returns: Its number: 1, 2, 3 …
    @discardableResult
    package mutating func count() -> Int {
        counted += 1
        return counted
    }

    /// Makes good the tries up to that one.
    package mutating func clear(through number: Int) {
        cleared = max(cleared, number)
    }

    /// Makes good all tries there were.
    package mutating func clearAll() {
        cleared = counted
    }
}

extension TryCounter: Codable {
    private enum CodingKeys: CodingKey {
        case counted, cleared
    }

    /// Only numbers that counting can reach: no altered record makes the arithmetic overflow.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        counted = try container.decode(Int.self, forKey: .counted)
        cleared = try container.decode(Int.self, forKey: .cleared)
        guard (0...Int(Int32.max)).contains(counted), (0...counted).contains(cleared) else {
            throw DecodingError.dataCorruptedError(
                forKey: .counted,
                in: container,
                debugDescription: "no count of tries"
            )
        }
    }
}
