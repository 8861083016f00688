/// One need of one registration, as validation sees it.
struct Requirement: Sendable {
    private let slotAndFlags: UInt32

    /// - Parameters:
    ///   - slot: the slot that has to be provided.
    ///   - isLazy: it is resolved later, so it cannot close an eager cycle.
    ///   - isOptional: it may be absent.
    init<Value>(_ slot: Slot<Value>, isLazy: Bool = false, isOptional: Bool = false) {
        // Packed, because there are as many of these as there are edges in the graph.
        slotAndFlags = UInt32(slot.number) << 2 | (isLazy ? 2 : 0) | (isOptional ? 1 : 0)
    }

    var slot: Int { Int(slotAndFlags >> 2) }
    var isLazy: Bool { slotAndFlags & 2 != 0 }
    var isOptional: Bool { slotAndFlags & 1 != 0 }
}
