/// What a derived container has in the place of what stood in the one it is derived from.
struct Substitution: Sendable {
    private let wiring: Wiring
    private var slots: Set<Int32> = []

    init(in wiring: Wiring) {
        self.wiring = wiring
    }

    /// Notes that a registration takes the place of all that stands under its id. One that finds
    /// nothing there becomes a replacement of nothing, for validation to report.
    mutating func note(_ registration: inout Registration) {
        guard registration.role == .provider, registration.kind != .scopeInput else { return }
        if isKnown(registration) {
            slots.insert(registration.slot)
        } else {
            registration.role = .replacement
        }
    }

    /// Whether somebody registers the id. A list to which nobody contributes is there, and empty; a
    /// plug-in that nobody provides is there, and absent, when somebody asks for it.
    private func isKnown(_ registration: Registration) -> Bool {
        let slot = Int(registration.slot)
        switch registration.kind {
        case .contribution: return true
        case .plugin:
            return wiring.node(at: slot) != nil || wiring.unmetNeeds.contains { $0.slot == slot }
        default: return wiring.node(at: slot) != nil
        }
    }

    /// Takes out what stood there; decorators stay.
    func carryOut(in blueprint: inout Blueprint) {
        let inherited = wiring.blueprint.registrations.count
        blueprint.remove(providersOf: slots, before: inherited)
        for registration in blueprint.registrations
        where registration.kind == .contribution && slots.contains(registration.slot) {
            blueprint.listsWithoutInheritance.insert(registration.slot)
        }
    }
}
