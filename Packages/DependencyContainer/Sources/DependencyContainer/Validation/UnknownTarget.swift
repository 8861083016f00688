/// A replacement or a decorator of something that is not registered here, or a service within a scope
/// that belongs to the container around.
public struct UnknownTarget: Sendable, Hashable, CustomStringConvertible {
    /// What was to be done.
    public enum Change: Sendable, Hashable {
        /// To provide the service instead of its module.
        case replacement
        /// To wrap the service.
        case decoration
        /// To register something within the scope.
        case addition
    }

    /// What was to be done.
    public let change: Change
    /// The name of the id.
    public let name: String
    /// The type of the id, as the runtime writes it: `InjectID<Signing>`.
    public let type: String
    /// Where the replacement or decorator was written, or what was to be within the scope.
    public let step: DependencyStep
    /// Where the container around registers it: what a child does would come too late for that.
    public let around: DependencyStep?
    /// The registered names that are spelt most alike, nearest first; at most three, and none when the
    /// container around registers it.
    public let nearest: [String]

    /// What was to be changed, where, and what to do.
    public var description: String {
        let label =
            switch change {
            case .replacement: "replaced"
            case .decoration: "decorated"
            case .addition: "within it"
            }
        if let around {
            let cannot =
                change == .addition ? "cannot have more services here" : "cannot be \(label) here"
            let written = change == .addition ? step.description : "\(step.place)"
            return [
                "\(name) \(cannot): the container around has it.",
                labelled("registered", ["\(around.place) in module \(around.module)"]),
                labelled(label, [written]),
                labelled("to mend", [remedy]),
            ].joined(separator: "\n")
        }
        var parts = ["\(name) cannot be \(label): nothing registers \(type)(\"\(name)\")."]
        parts.append(labelled(label, ["\(step.place)"]))
        if !nearest.isEmpty { parts.append(labelled("near names", [nearest.listed])) }
        parts.append(labelled("to mend", [remedy]))
        return parts.joined(separator: "\n")
    }

    private var remedy: String {
        switch (change, around) {
        case (.replacement, nil): "replace an id that a module registers"
        case (.replacement, _): "replace it in the container around, and make the child of that"
        case (.decoration, nil): "decorate an id that a module registers"
        case (.decoration, _): "decorate it in a module of the container around"
        case (.addition, _):
            "register \(step.name) in a module of the container around, or give this one a scope of"
                + " its own"
        }
    }
}

extension Wiring {
    /// Replacements and decorators of what no module registers, and services of this container within
    /// scopes of the one around.
    /// - Parameter explained: slots of which another fault already says what is wrong.
    func findUnknownTargets(besides explained: Set<Int>) -> [UnknownTarget] {
        let changes: [(change: UnknownTarget.Change, registration: Int)] =
            orphans.map { (.decoration, Int($0)) } + strayReplacements().map { (.replacement, $0) }
        var found: [UnknownTarget] = []
        var names: NearestNames?
        for (change, registration) in changes {
            let slot = Int(blueprint.registrations[registration].slot)
            if explained.contains(slot) { continue }
            let around = outer?.registered(slot).map { $0.wiring.firstStep(of: $0.node) }
            let name = SlotRegistry.name(of: slot)
            var nearest: [String] = []
            if around == nil {
                var known = names ?? NearestNames(of: self)
                nearest = known.names(near: name)
                names = known
            }
            found.append(
                UnknownTarget(
                    change: change,
                    name: name,
                    type: SlotRegistry.typeName(of: slot),
                    step: step(registration),
                    around: around,
                    nearest: nearest
                )
            )
        }
        return found + findAdditions()
    }

    private func strayReplacements() -> [Int] {
        guard !strays.isEmpty else { return [] }
        return blueprint.registrations.indices.filter { index in
            let registration = blueprint.registrations[index]
            return registration.role == .replacement && strays.contains(registration.slot)
        }
    }

    /// Scopes of the container around in which something is registered here, with the first of that.
    private func findAdditions() -> [UnknownTarget] {
        guard let outer, !blueprint.scopes.isEmpty else { return [] }
        var known: Set<Int> = []
        return blueprint.registrations.indices.compactMap { index -> UnknownTarget? in
            let registration = blueprint.registrations[index]
            guard registration.kind != .scopeInput, let code = registration.scope.named else {
                return nil
            }
            let scope = blueprint.scopes[code]
            let around = ([scope.slot] + scope.outer).first { outer.registered($0) != nil }
            guard let around, known.insert(around).inserted,
                let (far, node) = outer.registered(around)
            else { return nil }
            return UnknownTarget(
                change: .addition,
                name: SlotRegistry.name(of: around),
                type: SlotRegistry.typeName(of: around),
                step: step(index),
                around: far.firstStep(of: node),
                nearest: []
            )
        }
    }
}
