/// A replacement or a decorator of something that is not registered.
public struct UnknownTarget: Sendable, Hashable, CustomStringConvertible {
    /// What was to be done.
    public enum Change: Sendable, Hashable {
        case replacement, decoration
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

    init(_ change: Change, of slot: Int, by step: DependencyStep, near wiring: Wiring) {
        self.change = change
        self.step = step
        name = SlotRegistry.name(of: slot)
        type = SlotRegistry.typeName(of: slot)
        var names = NearestNames(of: wiring)
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
    func findUnknownTargets() -> [UnknownTarget] {
        guard blueprint.hasOtherRoles else { return [] }
        var unknown = orphans.map { index in
            let registration = blueprint.registrations[Int(index)]
            return UnknownTarget(
                .decoration,
                of: Int(registration.slot),
                by: step(index),
                near: self
            )
        }
        let provided = Set(
            blueprint.registrations.lazy
                .filter { $0.role == .provider || $0.role == .removed }
                .map(\.slot)
        )
        for registration in blueprint.registrations
        where registration.role == .replacement && !provided.contains(registration.slot) {
            unknown.append(
                UnknownTarget(
                    .replacement,
                    of: Int(registration.slot),
                    by: blueprint.step(registration),
                    near: self
                )
            )
        }
        return unknown
    }
}
