/// A replacement or a decorator of something that is not registered.
public struct UnknownTarget: Sendable, Hashable, CustomStringConvertible {
    /// What was to be done.
    public enum Change: Sendable, Hashable {
        /// To provide the service instead of its module.
        case replacement
        /// To wrap the service.
        case decoration
    }

    /// What was to be done.
    public let change: Change
    /// The name of the id.
    public let name: String
    /// The type of the id, as the runtime writes it: `InjectID<Signing>`.
    public let type: String
    /// Where the replacement or decorator was written.
    public let step: DependencyStep
    /// The registered names that are spelt most alike, nearest first; at most three.
    public let nearest: [String]

    init(
        _ change: Change,
        of slot: Int,
        by step: DependencyStep,
        among names: inout NearestNames
    ) {
        self.change = change
        self.step = step
        name = SlotRegistry.name(of: slot)
        type = SlotRegistry.typeName(of: slot)
        nearest = names.names(near: name)
    }

    /// What was to be changed, where, and what to do.
    public var description: String {
        let done = change == .replacement ? "replaced" : "decorated"
        let verb = change == .replacement ? "replace" : "decorate"
        var parts = ["\(name) cannot be \(done): nothing registers \(type)(\"\(name)\")."]
        parts.append(labelled(done, ["\(step.place)"]))
        if !nearest.isEmpty { parts.append(labelled("near names", [nearest.listed])) }
        parts.append(labelled("to mend", ["\(verb) an id that a module registers"]))
        return parts.joined(separator: "\n")
    }
}

extension Wiring {
    /// Replacements and decorators of what no module registers.
    /// - Parameter explained: slots of which another fault already says what is wrong.
    func findUnknownTargets(besides explained: Set<Int>) -> [UnknownTarget] {
        guard blueprint.hasOtherRoles else { return [] }
        let provided = Set(
            blueprint.registrations.lazy
                .filter { $0.role == .provider || $0.role == .removed }
                .map(\.slot)
        )
        let replacements = blueprint.registrations.indices.filter { index in
            let registration = blueprint.registrations[index]
            return registration.role == .replacement && !provided.contains(registration.slot)
                && !explained.contains(Int(registration.slot))
        }
        guard !orphans.isEmpty || !replacements.isEmpty else { return [] }
        var names = NearestNames(of: self)
        func unknown(_ change: UnknownTarget.Change, _ index: Int) -> UnknownTarget {
            let slot = Int(blueprint.registrations[index].slot)
            return UnknownTarget(change, of: slot, by: step(index), among: &names)
        }
        return orphans.map { unknown(.decoration, Int($0)) }
            + replacements.map { unknown(.replacement, $0) }
    }
}
