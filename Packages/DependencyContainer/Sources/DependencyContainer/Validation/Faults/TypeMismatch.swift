/// A name that is used with several types.
public struct TypeMismatch: Sendable, Hashable, CustomStringConvertible {
    /// A use of the name.
    public struct Use: Sendable, Hashable {
        /// The kind of use.
        public enum Role: Sendable, Hashable {
            /// A registration under the id.
            case registered
            /// A need for the id, although the id is not registered.
            case needed
        }

        /// The type of the id, such as `InjectID<Signing>`.
        public let type: String
        /// Indicates whether the id is registered or needed.
        public let role: Role
        /// The registration under the id; for ``Role/needed``, the registration that needs the id.
        public let step: DependencyStep
    }

    /// The name of the ids.
    public let name: String
    /// The uses of the name, registrations first.
    public let uses: [Use]

    /// The name, the types, the places and the fix.
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
                labeled(
                    "fix",
                    ["declare the id once, beside its protocol, and import it, or rename one"]
                )
            ]).joined(separator: "\n")
    }
}

extension Wiring {
    /// Returns a fault for each name with several types.
    ///
    /// The other searches skip `explainedSlots`, because faults of these slots would only be
    /// consequences of the returned faults.
    /// - Parameter groups: The used slots that share a name with other slots, grouped by name.
    func findTypeMismatches(
        among groups: [[Int]]
    ) -> (faults: [TypeMismatch], explainedSlots: Set<Int>) {
        guard !groups.isEmpty else { return ([], []) }
        let unmetBySlot = Dictionary(grouping: unmetNeeds, by: \.slot)

        var faults: [TypeMismatch] = []
        var explained: Set<Int> = []
        for group in groups {
            let slots = group.filter { node(at: $0) != nil || unmetBySlot[$0] != nil }
            guard Set(slots.map(Self.type)).count > 1 else { continue }
            let uses = uses(of: slots, unmetBySlot)
            if uses.contains(where: { $0.role == .registered }) { explained.formUnion(slots) }
            faults.append(TypeMismatch(name: SlotRegistry.name(of: slots[0]), uses: uses))
        }
        return (faults, explained)
    }

    /// Returns the used slots that share a name, grouped by name, registered slots first.
    /// - Parameter roots: The slots that the app itself resolves.
    func usedSlotsSharingNames(_ roots: [Int]) -> [[Int]] {
        var order: [Int] = []
        var slotsByName: [Int: Set<Int>] = [:]
        for (slot, name) in SlotRegistry.sharingNames(among: usedSlots(roots)) {
            if slotsByName[name] == nil { order.append(name) }
            slotsByName[name, default: []].insert(slot)
        }
        // By registration, because the order of slots depends on which id was created first.
        return order.compactMap { slotsByName[$0] }.filter { $0.count > 1 }
            .map { $0.sorted { (rank(of: $0), $0) < (rank(of: $1), $1) } }
    }

    /// Returns the slots that registrations, needs, statements or the app use.
    /// - Parameter roots: The slots that the app itself resolves.
    func usedSlots(_ roots: [Int]) -> [Int] {
        var used = nodes.map(\.slot) + unmetNeeds.map(\.slot) + roots
        used += unmatchedDecorators.map { blueprint.registrations[Int($0)].slot }
        for module in blueprint.modules {
            used += (module.provides ?? []).union(module.needs ?? []).sorted()
        }
        return used
    }

    private func uses(
        of slots: [Int],
        _ unmetBySlot: [Int: [UnmetNeed]]
    ) -> [TypeMismatch.Use] {
        let ids = slots.map(SlotRegistry.declaration)
        let areDistinct = Set(ids.map(\.typeName)).count == ids.count
        var registered: [TypeMismatch.Use] = []
        var needed: [TypeMismatch.Use] = []
        for (slot, id) in zip(slots, ids) {
            let type = areDistinct ? id.typeName : id.qualifiedTypeName
            if let node = node(at: slot) {
                registered += registrations(of: node).map {
                    TypeMismatch.Use(type: type, role: .registered, step: step($0))
                }
            }
            needed += (unmetBySlot[slot] ?? []).map {
                TypeMismatch.Use(type: type, role: .needed, step: step($0.registration))
            }
        }
        return registered + needed
    }

    /// Returns the identity of an id's type.
    static func type(of slot: Int) -> ObjectIdentifier {
        ObjectIdentifier(SlotRegistry.declaration(of: slot).type)
    }

    /// Returns the sort key of a slot: registered slots by registration, then all others.
    private func rank(of slot: Int) -> Int { node(at: slot) ?? nodes.count }
}
