/// A need to open a scope that cannot be opened; see ``ScopeID/opening(_:)``.
public struct UnopenableScope: Sendable, Hashable, CustomStringConvertible {
    /// The reason why the scope cannot be opened.
    public enum Reason: Sendable, Hashable {
        /// The scope has no registered services.
        case empty
        /// The requested service has another scope.
        case otherLifetime(Scope)
    }

    /// The name of the scope.
    public let scope: String
    /// The name of the requested service.
    public let service: String
    /// The registration that has the need.
    public let step: DependencyStep
    /// The reason why the scope cannot be opened.
    public let reason: Reason

    /// The scope, the service, the reason and the fix.
    public var description: String {
        [
            "\(step.name) cannot open the scope \(scope) for \(service): \(cause).",
            labeled("needed by", ["\(step)"]),
            labeled("fix", [fix]),
        ].joined(separator: "\n")
    }

    private var cause: String {
        switch reason {
        case .empty: "no service is registered within it"
        case .otherLifetime(let other):
            "\(service) is not registered within it, but \(other.lifetime)"
        }
    }

    private var fix: String {
        switch reason {
        case .empty: "register \(service) with 'scope: .within(…)' of \(scope)"
        case .otherLifetime(let other):
            if let name = other.name {
                "open \(name) for it"
            } else {
                "declare the need with '.lazily' or '.provider', or register \(service) with"
                    + " 'scope: .within(…)' of \(scope)"
            }
        }
    }
}

extension Wiring {
    /// Returns the needs to open a scope that cannot be opened.
    /// - Parameter explained: The slots to skip, because another fault reports them.
    func findUnopenableScopes(besides explained: Set<Int>) -> [UnopenableScope] {
        guard blueprint.needs.requirements.contains(where: { $0.traits.contains(.scope) }) else {
            return []
        }
        var found: [UnopenableScope] = []
        for node in nodes.indices where !isMixedList(node) {
            for index in registrations(of: node) {
                let needs = blueprint.needs(of: blueprint.registrations[Int(index)])
                // The scope is declared right before the service.
                for (scope, service) in zip(needs, needs.dropFirst())
                where scope.traits.contains(.scope) {
                    guard !explained.contains(scope.slot), !explained.contains(service.slot),
                        let reason = reason(against: scope.slot, for: service.slot)
                    else { continue }
                    found.append(
                        UnopenableScope(
                            scope: SlotRegistry.name(of: scope.slot),
                            service: SlotRegistry.name(of: service.slot),
                            step: step(index),
                            reason: reason
                        )
                    )
                }
            }
        }
        return found
    }

    /// Returns the reason why a scope cannot be opened for a service; nil if it can be opened.
    private func reason(against scope: Int, for service: Int) -> UnopenableScope.Reason? {
        // A missing service is a separate fault.
        guard let target = self.node(at: service) else { return nil }
        guard let input = self.node(at: scope) else { return .empty }
        return scopeAssignment.scope(of: target) == scopeAssignment.scope(of: input)
            ? nil : .otherLifetime(lifetime(of: target))
    }

    /// Returns the named scope that keeps a node; for a node outside of named scopes, the scope of
    /// its registration.
    private func lifetime(of node: Int) -> Scope {
        let scope = scopeAssignment.scope(of: node)
        return scope < 0
            ? self.scope(of: node) : Scope(kind: .named(blueprint.scopes[Int(scope)]))
    }
}
