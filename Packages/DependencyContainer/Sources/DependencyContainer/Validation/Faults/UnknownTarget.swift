/// A replacement or a decorator of an id that is not registered.
public struct UnknownTarget: Sendable, Hashable, CustomStringConvertible {
    /// The intended change.
    public enum Change: Sendable, Hashable {
        /// Replaces the service.
        case replacement
        /// Wraps the service.
        case decoration
    }

    /// The intended change.
    public let change: Change
    /// The name of the id.
    public let name: String
    /// The type of the id, such as `InjectID<Signing>`.
    public let type: String
    /// The replacement or decorator.
    public let step: DependencyStep
    /// The most similar registered names, nearest first, at most three.
    public let nearest: [String]

    /// The change, its place and the fix.
    public var description: String {
        let (label, verb) =
            switch change {
            case .replacement: ("replaced", "replace")
            case .decoration: ("decorated", "decorate")
            }
        var parts = ["\(name) cannot be \(label): no module registers it as \(type)."]
        parts.append(labeled(label, ["\(step.place)"]))
        if !nearest.isEmpty { parts.append(labeled("did you mean", [nearest.quoted])) }
        parts.append(labeled("fix", ["\(verb) an id that a module registers"]))
        return parts.joined(separator: "\n")
    }
}

extension Wiring {
    /// Returns the replacements and decorators of ids that are not registered.
    /// - Parameter explained: The slots to skip, because another fault reports them.
    func findUnknownTargets(besides explained: Set<Int>) -> [UnknownTarget] {
        let changes: [(change: UnknownTarget.Change, registration: Int)] =
            unmatchedDecorators.map { (.decoration, Int($0)) }
            + unmatchedReplacementRegistrations().map { (.replacement, $0) }
        guard !changes.isEmpty else { return [] }
        var names = NearestNames(of: self)
        return changes.compactMap { change, registration in
            let slot = blueprint.registrations[registration].slot
            if explained.contains(slot) { return nil }
            let id = SlotRegistry.declaration(of: slot)
            return UnknownTarget(
                change: change,
                name: id.name,
                type: id.typeName,
                step: step(registration),
                nearest: names.names(near: id.name)
            )
        }
    }

    private func unmatchedReplacementRegistrations() -> [Int] {
        guard !unmatchedReplacements.isEmpty else { return [] }
        return blueprint.registrations.indices.filter { index in
            let registration = blueprint.registrations[index]
            return registration.role == .replacement
                && unmatchedReplacements.contains(registration.slot)
        }
    }
}
