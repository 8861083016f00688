/// One need of one registration, as validation sees it.
struct Requirement: Sendable {
    /// What is special about a need.
    struct Traits: OptionSet {
        let rawValue: UInt32
        /// It is resolved later, so it cannot close an eager cycle.
        static let deferred = Traits(rawValue: 1)
        /// It may be absent.
        static let optional = Traits(rawValue: 2)
        /// It is resolved in a scope that its owner opens.
        static let opened = Traits(rawValue: 4)
        /// It is the scope that is opened for the next need.
        static let scope = Traits(rawValue: 8)
    }

    private let slotAndTraits: UInt32

    /// - Parameters:
    ///   - slot: the slot that has to be provided.
    ///   - traits: what is special about the need.
    init(_ slot: Int, _ traits: Traits = []) {
        // Packed, because there are as many of these as there are edges in the graph.
        slotAndTraits = UInt32(slot) << 4 | traits.rawValue
    }

    var slot: Int { Int(slotAndTraits >> 4) }
    var traits: Traits { Traits(rawValue: slotAndTraits & 15) }
}
