import DependencyContainer

/// An id of a generated app and its registrations.
struct GeneratedService: Sendable {
    enum Kind: Sendable {
        case service, main, asynchronous, list, builder, plugin
    }

    enum Lifetime: Sendable, Hashable {
        case container, new, weak, scope(GeneratedScope)
    }

    let number: Int
    var name: String
    let kind: Kind
    let lifetime: Lifetime
    var registrations: [GeneratedRegistration] = []
    /// The scope that keeps or makes it; nil for the container.
    var keepingScope: GeneratedScope?
    /// Indicates whether it is weak, or is new each time and holds a weak service.
    var holdsWeak = false
    /// The number of new objects that it makes, which limits their growth.
    var cost = 1

    /// Indicates whether a container or a scope keeps it.
    var isKept: Bool { lifetime != .new && lifetime != .weak }

    /// Indicates whether another module replaces it.
    var isReplaced: Bool { registrations.contains { $0.role == .replacement } }

    /// The effective registrations, without replaced ones.
    var effective: [GeneratedRegistration] {
        let isReplaced = isReplaced && kind != .list
        return registrations.filter { !(isReplaced && $0.role == .provider) }
    }
}

/// A call of a registrar in a generated app.
struct GeneratedRegistration: Sendable {
    enum Role: Sendable {
        case provider, replacement, decorator
    }

    let role: Role
    let module: Int
    let line: Int
    var needs: [GeneratedNeed] = []
    /// The lifetime of a contribution that differs from its list.
    var otherLifetime: GeneratedService.Lifetime?

    var isDecorator: Bool { role == .decorator }
}

/// A need of a registration, with services by number.
enum GeneratedNeed: Sendable, Hashable {
    case directly(Int)
    case lazily(Int)
    case provider(Int)
    /// Opens the scope of the service.
    case opening(Int)
    case input(GeneratedScope)
    /// Opens a scope of that name for a service of another scope.
    case openingOf(scope: String, Int)
    /// A service without a registration.
    case absent(String, isLazy: Bool)
    /// A name with another type than the registered one.
    case mistyped(String, asList: Bool)
    /// A registered name and type that another Swift module declares, too.
    case redeclared(String)

    var target: Int? {
        switch self {
        case .directly(let number), .lazily(let number), .provider(let number),
            .opening(let number), .openingOf(scope: _, let number):
            number
        case .input, .absent, .mistyped, .redeclared: nil
        }
    }
}

/// The scopes of generated apps.
enum GeneratedScope: Int, Sendable, CaseIterable {
    case session, flow, job
}

extension Optional<GeneratedScope> {
    /// Indicates whether a service in this scope always finds one in the other scope.
    func sees(_ other: GeneratedScope?) -> Bool {
        other == nil || other == self
    }
}

/// The ids of generated apps, by name.
enum GeneratedIDs {
    static func service(_ name: String) -> InjectID<GeneratedPart> { InjectID(name) }
    static func redeclared(_ name: String) -> InjectID<GeneratedPart> {
        InjectID(name, file: "Redeclaring/IDs.swift", line: 1)
    }
    static func main(_ name: String) -> MainInjectID<GeneratedPart> { MainInjectID(name) }
    static func asynchronous(_ name: String) -> AsyncInjectID<GeneratedPart> { AsyncInjectID(name) }
    static func list(_ name: String) -> CollectionID<GeneratedPart> { CollectionID(name) }
    static func plugin(_ name: String) -> PluginID<GeneratedPart> { PluginID(name) }
    static func builder(_ name: String) -> BuilderID<any GeneratedBuilding.Type> { BuilderID(name) }

    static func scope(_ scope: GeneratedScope) -> ScopeID<Int> {
        switch scope {
        case .session: ScopeID("Generated.Session")
        case .flow: ScopeID("Generated.Flow")
        case .job: ScopeID("Generated.Job")
        }
    }
}
