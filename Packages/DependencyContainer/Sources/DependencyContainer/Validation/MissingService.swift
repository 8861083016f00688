/// An id that is needed and that nothing is registered under.
public struct MissingService: Sendable, Hashable, CustomStringConvertible {
    /// The name of the id.
    public let name: String
    /// The type of the id, as the runtime writes it: `InjectID<Signing>`.
    public let type: String
    /// The registrations that need it, in their order.
    public let neededBy: [DependencyStep]
    /// How the first of them is reached from a root.
    public let path: DependencyPath
    /// The registered names that are spelt most alike, nearest first; at most three.
    public let nearest: [String]

    /// What is missing, who asked for it, along which path, and what to do.
    public var description: String {
        var parts = [
            "\(name) is missing: nothing registers \(type)(\"\(name)\").",
            labelled("needed by", shortened(neededBy.map(\.description))),
            labelled("path", ["\(path) → \(name)"]),
        ]
        if !nearest.isEmpty { parts.append(labelled("near names", [nearest.listed])) }
        let alternative = nearest.isEmpty ? "" : ", or ask for a near name"
        parts.append(
            labelled("to mend", ["give the container a module that registers it\(alternative)"])
        )
        return parts.joined(separator: "\n")
    }
}

extension Wiring {
    /// The needs that nothing meets, one fault per id.
    /// - Parameter explained: slots of which another fault already says why they are unmet.
    func findMissing(besides explained: Set<Int>) -> [MissingService] {
        let unmet = unmetNeeds.filter { !$0.isOptional && !explained.contains($0.slot) }
        guard !unmet.isEmpty else { return [] }

        var order: [Int] = []
        var registrations: [Int: [Int]] = [:]
        for need in unmet {
            if registrations[need.slot] == nil { order.append(need.slot) }
            // A registration may need one id twice, such as eagerly and lazily: it asks once.
            if registrations[need.slot]?.last != need.registration {
                registrations[need.slot, default: []].append(need.registration)
            }
        }

        let paths = RootPaths(self)
        var names = NearestNames(of: self)
        return order.map { slot in
            let name = SlotRegistry.name(of: slot)
            let askers = registrations[slot] ?? []
            let first = askers[0]
            let firstNode = node(at: Int(blueprint.registrations[first].slot)) ?? 0
            return MissingService(
                name: name,
                type: SlotRegistry.typeName(of: slot),
                neededBy: askers.map(step),
                path: paths.path(to: firstNode, registration: first),
                nearest: names.names(near: name)
            )
        }
    }
}
