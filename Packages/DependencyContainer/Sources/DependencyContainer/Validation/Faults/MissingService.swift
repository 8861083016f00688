/// An id that is needed but not registered.
public struct MissingService: Sendable, Hashable, CustomStringConvertible {
    /// The name of the id.
    public let name: String
    /// The type of the id, such as `InjectID<Signing>`.
    public let type: String
    /// The registrations that need the id, in order.
    public let neededBy: [DependencyStep]
    /// Indicates whether the id is among the container's roots, which the app itself resolves.
    public let isRoot: Bool
    /// The path from a root to the first registration that needs the id; empty if only the app
    /// needs the id.
    public let path: DependencyPath
    /// The most similar registered names, nearest first, at most three.
    public let nearest: [String]

    /// The id, its users, the path to the first of them and the fix.
    public var description: String {
        var parts = ["\(name) is missing: no module registers it as \(type)."]
        let users = (isRoot ? ["the app, as a root"] : []) + neededBy.map(\.description)
        if !users.isEmpty { parts.append(labeled("needed by", shortened(users))) }
        if !neededBy.isEmpty { parts.append(labeled("path", ["\(path) → \(name)"])) }
        if !nearest.isEmpty { parts.append(labeled("did you mean", [nearest.quoted])) }
        let alternative = nearest.isEmpty ? "" : ", or correct the name"
        parts.append(labeled("fix", ["add a module that registers it\(alternative)"]))
        return parts.joined(separator: "\n")
    }
}

extension Wiring {
    /// Returns a fault for each id that is needed or is a root, but is not registered.
    /// - Parameters:
    ///   - roots: The slots that the app itself resolves.
    ///   - explained: The slots to skip, because another fault reports them.
    func findMissing(_ roots: [Int], besides explained: Set<Int>) -> [MissingService] {
        let unmet = unmetNeeds.filter { need in
            !need.isOptional && !need.traits.contains(.scope) && !explained.contains(need.slot)
        }
        let unmetRoots = roots.filter { slot in
            node(at: slot) == nil && !SlotRegistry.declaration(of: slot).mayBeAbsent
                && !explained.contains(slot)
        }
        guard !unmet.isEmpty || !unmetRoots.isEmpty else { return [] }

        var order: [Int] = []
        var registrations: [Int: [Int]] = [:]
        for need in unmet {
            if registrations[need.slot] == nil { order.append(need.slot) }
            // A registration that needs an id twice, eagerly and lazily, is listed once.
            if registrations[need.slot]?.last != need.registration {
                registrations[need.slot, default: []].append(need.registration)
            }
        }
        for slot in unmetRoots where registrations[slot] == nil {
            registrations[slot] = []
            order.append(slot)
        }

        let isRoot = Set(unmetRoots)
        let paths = RootPaths(self)
        var names = NearestNames(of: self)
        return order.map { slot in
            let id = SlotRegistry.declaration(of: slot)
            let users = registrations[slot] ?? []
            return MissingService(
                name: id.name,
                type: id.typeName,
                neededBy: users.map(step),
                isRoot: isRoot.contains(slot),
                path: users.first.map(paths.path) ?? DependencyPath(steps: [], omitted: 0),
                nearest: names.names(near: id.name)
            )
        }
    }
}
