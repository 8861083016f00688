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
    /// Whether any registration replaces or wraps another one, or was taken out.
    var hasOtherRoles = false

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
}
