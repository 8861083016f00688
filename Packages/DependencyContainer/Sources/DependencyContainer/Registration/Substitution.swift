/// What a derived container has in the place of what stood in the one it is derived from.
struct Substitution: Sendable {
    private let wiring: Wiring
    private var known: Set<Int32> = []
    /// What was to be replaced and is not there.
    private(set) var unknown: [UnknownTarget] = []

    init(in wiring: Wiring) {
        self.wiring = wiring
    }

    /// Takes out what stood under the id of a registration: at the first one under that id, so that
    /// several contributions take the place of all that were there.
    mutating func takeOut(_ registration: Registration, of blueprint: inout Blueprint) {
        guard known.insert(registration.slot).inserted else { return }
        guard let node = wiring.node(at: Int(registration.slot)) else {
            // A list that nobody contributed to is there, and empty.
            if registration.kind != .contribution {
                var names = NearestNames(of: wiring)
                unknown.append(
                    UnknownTarget(
                        .replacement,
                        of: Int(registration.slot),
                        by: blueprint.step(registration),
                        among: &names
                    )
                )
            }
            return
        }
        for index in wiring.registrations(of: node)
        where blueprint.registrations[Int(index)].role != .decorator {
            blueprint.registrations[Int(index)].role = .removed
            blueprint.hasOtherRoles = true
        }
    }
}
