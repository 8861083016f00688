/// Everything the modules registered, in order: what is validated, and what a derived container
/// starts from.
struct Blueprint: Sendable {
    /// The modules, in the order they were given.
    var modules: [ModuleStatement] = []
    /// The named scopes that something is registered in.
    var scopes: [ScopeName] = []
    var registrations: [Registration] = []
    var needs = DeclaredNeeds()
    /// By index of a registration that decorates: its place in the order.
    var decorationOrder: [Int: Int] = [:]
    /// Whether any registration replaces or wraps another one.
    var hasOtherRoles = false
    /// By slot: the module to which it belongs, of what a derived container has taken out.
    var owners: [Int32: Int32] = [:]
    /// Lists that do not begin with those of the container around: a derived container has others.
    var listsWithoutInheritance: Set<Int32> = []

    /// Whether it is that of a derived container. What its modules say of themselves was validated
    /// with the first one, and a test changes nothing of that.
    var isDerived: Bool { modules.last?.isDerivation ?? false }

    /// Takes the registrations under those slots out, but those that decorate.
    /// - Parameters:
    ///   - slots: what is taken out.
    ///   - end: those from this index on stay.
    mutating func remove(providersOf slots: Set<Int32>, before end: Int) {
        let (all, allNeeds, order) = (registrations, needs, decorationOrder)
        (registrations, needs, decorationOrder) = ([], DeclaredNeeds(), [:])
        registrations.reserveCapacity(all.count)
        hasOtherRoles = false
        for (index, var registration) in all.enumerated() {
            let isTaken = slots.contains(registration.slot) && registration.role != .decorator
            if index < end, isTaken {
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
            decorationOrder[registrations.count] = order[index]
            if registration.role != .provider { hasOtherRoles = true }
            registrations.append(registration)
        }
    }

    /// The needs that registration declared, in order.
    func needs(of registration: Registration) -> ArraySlice<Requirement> {
        let first = Int(registration.firstNeed)
        return needs.requirements[first..<first + Int(registration.needCount)]
    }

    /// What reports say about that registration.
    func step(_ registration: Registration) -> DependencyStep {
        DependencyStep(
            name: SlotRegistry.name(of: Int(registration.slot)),
            module: modules[Int(registration.module)].name,
            place: registration.place
        )
    }

    /// The scope of that code.
    func scope(_ code: ScopeCode) -> Scope {
        switch code {
        case .container: .container
        case .new: .new
        case .weak: .weak
        default: .named(scopes[Int(code.rawValue)])
        }
    }

    /// The slots of the named scope of that code and of those around it.
    func slots(of code: ScopeCode) -> [Int] {
        guard let index = code.named else { return [] }
        return [scopes[index].slot] + scopes[index].outer
    }

    /// The code of that scope, which is noted when it is not known yet.
    mutating func code(of scope: Scope) -> ScopeCode {
        switch scope {
        case .container: return .container
        case .new: return .new
        case .weak: return .weak
        case .named(let name):
            if let index = scopes.firstIndex(of: name) { return ScopeCode(rawValue: Int16(index)) }
            scopes.append(name)
            return ScopeCode(rawValue: Int16(scopes.count - 1))
        }
    }
}

/// What a module says of itself, as validation sees it.
struct ModuleStatement: Sendable {
    let name: String
    /// The slots of what others may need of it; nil when it does not say.
    let provides: Set<Int>?
    /// The slots of what it may need of others; nil when it does not say.
    let needs: Set<Int>?
    /// Whether it is no module, but what a derived container registers.
    var isDerivation = false
}
