/// One name that is used with several types.
public struct TypeMismatch: Sendable, Hashable, CustomStringConvertible {
    /// One use of the name.
    public struct Use: Sendable, Hashable {
        /// Whether the id was registered or asked for.
        public enum Role: Sendable, Hashable {
            /// Something was registered under the id.
            case registered
            /// Something asks for the id, and nothing is registered under it.
            case needed
        }

        /// The type of the id, as the runtime writes it: `InjectID<Signing>`.
        public let type: String
        /// Whether the id was registered or asked for.
        public let role: Role
        /// The registration under that id, or the one that needs it.
        public let step: DependencyStep
    }

    /// The name of the ids.
    public let name: String
    /// The uses of the name, registrations first.
    public let uses: [Use]

    /// Which types the name is used with, where, and what to do.
    public var description: String {
        let types = Set(uses.map(\.type)).count
        let lines = uses.map { use in
            switch use.role {
            case .registered: "registered as \(use.type) at \(use.step.place)"
            case .needed: "needed as \(use.type) by \(use.step)"
            }
        }
        return
            (["\(name) is used with \(types) types."] + shortened(lines) + [
                labelled(
                    "to mend",
                    ["declare the id once, beside its protocol, and import that"]
                )
            ]).joined(separator: "\n")
    }
}

extension Wiring {
    /// What stands around comes first, then what is registered here in that order, then what is not.
    private func rank(of slot: Int) -> Int {
        if let node = node(at: slot) { return node + 1 }
        return outer?.registered(slot) == nil ? nodes.count + 1 : 0
    }

    /// The slots of everything in the containers around.
    private func slotsAround() -> [Int] {
        var slots: [Int] = []
        var outer = outer?.wiring
        while let wiring = outer {
            slots += wiring.nodes.map(\.slot)
            outer = wiring.outer?.wiring
        }
        return slots
    }

    /// The names with several types, here or here and in the containers around, and the slots that
    /// are unmet because the name is registered under another type.
    func findTypeMismatches() -> (faults: [TypeMismatch], explainedSlots: Set<Int>) {
        var sharing = SlotRegistry.sharingNames(among: nodes.map(\.slot) + unmetNeeds.map(\.slot))
        guard !sharing.isEmpty else { return ([], []) }
        // Only then: a child should not cost what the container around it has.
        let names = Set(sharing.map(\.name))
        sharing += SlotRegistry.sharingNames(among: slotsAround()).filter {
            names.contains($0.name)
        }

        var order: [Int] = []
        var slotsByName: [Int: Set<Int>] = [:]
        for (slot, name) in sharing {
            if slotsByName[name] == nil { order.append(name) }
            slotsByName[name, default: []].insert(slot)
        }
        let unmetBySlot = Dictionary(grouping: unmetNeeds, by: \.slot)

        var faults: [TypeMismatch] = []
        var explained: Set<Int> = []
        for name in order {
            // Not by the slots' numbers, which tell only which id was made first.
            let slots = (slotsByName[name] ?? []).sorted { (rank(of: $0), $0) < (rank(of: $1), $1) }
            guard slots.count > 1 else { continue }
            let typeNames = slots.map(SlotRegistry.typeName)
            let areDistinct = Set(typeNames).count == slots.count
            var registered: [TypeMismatch.Use] = []
            var needed: [TypeMismatch.Use] = []
            for slot in slots {
                let type =
                    areDistinct
                    ? SlotRegistry.typeName(of: slot) : SlotRegistry.qualifiedTypeName(of: slot)
                if let node = node(at: slot) {
                    registered += registrations(of: node).map {
                        TypeMismatch.Use(type: type, role: .registered, step: step($0))
                    }
                } else if let (far, node) = outer?.registered(slot) {
                    registered.append(
                        TypeMismatch.Use(
                            type: type,
                            role: .registered,
                            step: far.firstStep(of: node)
                        )
                    )
                }
                needed += (unmetBySlot[slot] ?? []).map {
                    TypeMismatch.Use(type: type, role: .needed, step: step($0.registration))
                }
            }
            if !registered.isEmpty { explained.formUnion(slots) }
            faults.append(
                TypeMismatch(name: SlotRegistry.name(of: slots[0]), uses: registered + needed)
            )
        }
        return (faults, explained)
    }
}
