/// A need for opening a scope, of which validation sees that the opening would fail or is not what was
/// meant; see ``ScopeID/opening(_:)``.
public struct UnopenableScope: Sendable, Hashable, CustomStringConvertible {
    /// Why it cannot be opened.
    public enum Reason: Sendable, Hashable {
        /// Nothing is registered within the scope.
        case empty
        /// The scope is inside of another one, which is not open where the need is.
        case outerNotOpen(_ outer: String)
        /// What is wanted of the scope is not of it, but lives as told.
        case otherLifetime(Scope)
    }

    /// The name of the scope.
    public let scope: String
    /// The name of the service that is wanted of it.
    public let service: String
    /// The registration that has the need.
    public let step: DependencyStep
    /// Why it cannot be opened.
    public let reason: Reason

    /// Who would open which scope for what, why that fails, and what to do.
    public var description: String {
        [
            "\(step.name) would open the scope \(scope) for \(service): \(cause).",
            labelled("needed by", ["\(step)"]),
            labelled("to mend", [remedy]),
        ].joined(separator: "\n")
    }

    private var cause: String {
        switch reason {
        case .empty: "nothing is registered within that scope"
        case .outerNotOpen(let outer):
            "that scope is inside of \(outer), which is not open where \(step.name) lives"
        case .otherLifetime(let lifetime): "\(service) is not of that scope, it \(lifetime.phrase)"
        }
    }

    private var remedy: String {
        switch reason {
        case .empty: "register \(service) with `scope: .within(…)` of \(scope)"
        case .outerNotOpen(let outer): "open it from what is registered within \(outer)"
        case .otherLifetime(.named(let other)): "open \(other) for it"
        case .otherLifetime:
            "ask for it by `.lazily` or `.provider`, or register it with `scope: .within(…)` of"
                + " \(scope)"
        }
    }
}

extension Wiring {
    /// The needs for opening a scope that would fail.
    /// - Parameter explained: slots of which another fault already says what is wrong.
    func findUnopenableScopes(besides explained: Set<Int>) -> [UnopenableScope] {
        guard blueprint.needs.requirements.contains(where: { $0.traits.contains(.scope) }) else {
            return []
        }
        var found: [UnopenableScope] = []
        for node in nodes.indices where !isMixed(node) {
            for index in registrations(of: node) {
                let needs = blueprint.needs(of: blueprint.registrations[Int(index)])
                // The scope is declared right before what is wanted of it.
                for (scope, service) in zip(needs, needs.dropFirst())
                where scope.traits.contains(.scope) {
                    guard !explained.contains(scope.slot), !explained.contains(service.slot),
                        let reason = reason(against: node, opening: scope.slot, for: service.slot)
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

    /// Why the node cannot open the scope for the service, if so.
    private func reason(
        against node: Int,
        opening scope: Int,
        for service: Int
    ) -> UnopenableScope.Reason? {
        // What is missing has a fault of its own.
        guard let (wiring, target) = found(at: service) else { return nil }
        guard let (owner, input) = found(at: scope) else { return .empty }
        let index = owner.homes.home(of: input)
        let home = wiring.homes.home(of: target)
        guard wiring === owner, home == index else {
            return .otherLifetime(wiring.lifetime(of: target))
        }
        let outerIndex = owner.homes.outer(of: index)
        guard outerIndex >= 0 else { return nil }
        let outerScope = owner.blueprint.scopes[Int(outerIndex)]
        let isOpen =
            owner === self
            ? homes.sees(homes.home(of: node), outerIndex) : outer?.sees(outerScope.slot) ?? false
        return isOpen ? nil : .outerNotOpen(outerScope.description)
    }

    /// What stands at the slot, here or around.
    private func found(at slot: Int) -> (wiring: Wiring, node: Int)? {
        node(at: slot).map { (self, $0) } ?? outer?.registered(slot)
    }

    /// How long the node lives: what is new each time, but needs something of a scope, as long as that.
    private func lifetime(of node: Int) -> Scope {
        let home = homes.home(of: node)
        return home >= 0 ? .named(blueprint.scopes[Int(home)]) : scope(of: node)
    }
}
