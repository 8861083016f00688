/// One need of one registration, as validation sees it.
struct Requirement {
    private let slotAndFlags: UInt32

    /// - Parameters:
    ///   - isLazy: it is resolved later, so it cannot close an eager cycle.
    ///   - isOptional: it may be absent.
    init(slot: Int, isLazy: Bool, isOptional: Bool) {
        // Packed, because there are as many of these as there are edges in the graph.
        slotAndFlags = UInt32(slot) << 2 | (isLazy ? 2 : 0) | (isOptional ? 1 : 0)
    }

    var slot: Int { Int(slotAndFlags >> 2) }
    var isLazy: Bool { slotAndFlags & 2 != 0 }
    var isOptional: Bool { slotAndFlags & 1 != 0 }
}

/// The needs that registrations have declared so far; see ``Need/declare(in:)``.
public struct DeclaredNeeds: Sendable {
    private(set) var requirements: [Requirement] = []

    init() {}

    /// How many needs there are.
    var count: Int { requirements.count }

    mutating func append(_ requirement: Requirement) {
        requirements.append(requirement)
    }
}
