/// All registrations of the modules, in order.
///
/// Validation reads the blueprint, and a derived container starts from a copy of it.
struct Blueprint: Sendable {
    var modules: [ModuleStatement] = []
    /// The input of each scope that has registrations.
    var scopes: [ServicePlace] = []
    var registrations: [Registration] = []
    var needs = DeclaredNeeds()
    /// The uses of ids across two copies of this library; a container without such uses is valid.
    var foreignUses: [ForeignUse] = []
    /// Indicates whether any registration is a replacement or a decorator.
    var hasOtherRoles = false
    /// The owning module of each slot whose registration a derived container has removed.
    var owners: [Int: Int32] = [:]

    /// The copy of this library that makes the container.
    var copy: LibraryCopy { needs.copy }

    /// Indicates whether the blueprint belongs to a derived container.
    ///
    /// A derived container does not validate the `provides` and `needs` of the modules again.
    var isDerived: Bool { modules.last?.isDerivation ?? false }

    /// Removes registrations, except decorators.
    /// - Parameters:
    ///   - slots: The slots whose registrations are removed.
    ///   - end: The index from which on all registrations are kept.
    mutating func remove(providersOf slots: Set<Int>, before end: Int) {
        let (all, allNeeds) = (registrations, needs)
        registrations = []
        needs.removeAll()
        registrations.reserveCapacity(all.count)
        hasOtherRoles = false
        for (index, var registration) in all.enumerated() {
            let isRemoved = slots.contains(registration.slot) && registration.role != .decorator
            if index < end, isRemoved {
                if registration.role == .provider, owners[registration.slot] == nil {
                    owners[registration.slot] = registration.module
                }
                continue
            }
            let first = Int(registration.firstNeed)
            registration.firstNeed = Int32(needs.count)
            for need in allNeeds.requirements[first..<first + Int(registration.needCount)] {
                needs.append(need)
            }
            if registration.role != .provider { hasOtherRoles = true }
            registrations.append(registration)
        }
    }

    func needs(of registration: Registration) -> ArraySlice<Requirement> {
        let first = Int(registration.firstNeed)
        return needs.requirements[first..<first + Int(registration.needCount)]
    }

    func step(_ registration: Registration) -> DependencyStep {
        DependencyStep(
            name: SlotRegistry.name(of: registration.slot),
            module: modules[Int(registration.module)].name,
            place: registration.place
        )
    }

    func scope(_ code: ScopeCode) -> Scope {
        switch code {
        case .container: .container
        case .new: .new
        case .weak: .weak
        default: Scope(kind: .named(scopes[Int(code.rawValue)]))
        }
    }

    /// Returns the input slot of a named scope; nil for other scopes.
    func slot(of code: ScopeCode) -> Int? { code.named.map { scopes[$0].slot } }

    /// Notes the ids among some places that another copy of this library has made.
    mutating func noteForeignIDs(_ places: [ServicePlace]) {
        for place in places where !copy.contains(place.slot) {
            foreignUses.append(ForeignUse(id: place, step: nil))
        }
    }

    /// Returns the code of a scope, and adds a new named scope to `scopes`.
    mutating func code(of scope: Scope) -> ScopeCode {
        switch scope.kind {
        case .container: return .container
        case .new: return .new
        case .weak: return .weak
        case .named(let id):
            if let index = scopes.firstIndex(of: id) { return ScopeCode(rawValue: Int16(index)) }
            scopes.append(id)
            return ScopeCode(rawValue: Int16(scopes.count - 1))
        }
    }
}
