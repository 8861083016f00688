/// One id of a generated app, and everything that is registered under it.
struct GeneratedService: Sendable {
    enum Kind: Sendable {
        case service, main, asynchronous, list, builder, plugin
    }

    enum Lifetime: Sendable, Hashable {
        case container, new, weak, scope(GeneratedScope)
    }

    let number: Int
    let name: String
    let kind: Kind
    let lifetime: Lifetime
    var registrations: [GeneratedRegistration] = []
    /// The scope that keeps it, or in which alone it can be made; nil for the container.
    var home: GeneratedScope?
    /// Whether it is weak, or is new each time and holds one that is.
    var holdsWeak = false
    /// How many new objects one of it takes; keeps what is new each time from multiplying.
    var cost = 1

    /// Whether a container or a scope keeps it.
    var isKept: Bool { lifetime != .new && lifetime != .weak }

    /// Whether it is replaced by another module.
    var isReplaced: Bool { registrations.contains { $0.role == .replacement } }

    /// The registrations that count: without what is replaced.
    var effective: [GeneratedRegistration] {
        let isReplaced = isReplaced && kind != .list
        return registrations.filter { !(isReplaced && $0.role == .provider) }
    }
}

/// One call of a registrar in a generated app.
struct GeneratedRegistration: Sendable {
    enum Role: Sendable, Equatable {
        case provider, replacement, decorator(order: Int)
    }

    let role: Role
    let module: Int
    let line: Int
    var needs: [GeneratedNeed] = []
    /// The lifetime that a contribution states, when it is not that of its list.
    var otherLifetime: GeneratedService.Lifetime?

    var isDecorator: Bool { role != .provider && role != .replacement }
}

/// One need of a registration; services are told by their numbers.
enum GeneratedNeed: Sendable, Hashable {
    case directly(Int)
    case lazily(Int)
    case provider(Int)
    /// The scope that keeps the service is opened for it.
    case opening(Int)
    case input(GeneratedScope)
    /// A scope of that name is opened for the service, and is not the one that keeps it.
    case openingOf(scope: String, Int)
    /// A service of a name that nothing is registered under.
    case absent(String, isLazy: Bool)
    /// A service of another type than the one of that name.
    case mistyped(String, asList: Bool)

    var target: Int? {
        switch self {
        case .directly(let number), .lazily(let number), .provider(let number),
            .opening(let number), .openingOf(scope: _, let number):
            number
        case .input, .absent, .mistyped: nil
        }
    }
}

/// The scopes of generated apps: two in the container, and one within the first of them.
enum GeneratedScope: Int, Sendable, CaseIterable {
    case session, flow, job

    var outer: GeneratedScope? { self == .flow ? .session : nil }
}

extension Optional<GeneratedScope> {
    /// Whether what is kept here is sure to find what is kept there.
    func sees(_ other: GeneratedScope?) -> Bool {
        var current = self
        while true {
            if current == other { return true }
            guard let scope = current else { return false }
            current = scope.outer
        }
    }
}
