/// Everything the modules registered, in order: what is validated, and what a derived container
/// starts from.
struct Blueprint: Sendable {
    /// The names of the modules, in the order they were given.
    var modules: [String] = []
    var registrations: [Registration] = []
    var needs = DeclaredNeeds()

    /// The needs that registration declared, in order.
    func needs(of registration: Registration) -> ArraySlice<Requirement> {
        let first = Int(registration.firstNeed)
        return needs.requirements[first..<first + Int(registration.needCount)]
    }

    /// What reports say about that registration.
    func step(_ registration: Registration) -> DependencyStep {
        DependencyStep(
            name: SlotRegistry.name(of: Int(registration.slot)),
            module: modules[Int(registration.module)],
            place: registration.place
        )
    }
}
