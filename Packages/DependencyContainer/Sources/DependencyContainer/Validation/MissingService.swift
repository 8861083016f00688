/// An id that is needed and that nothing is registered under.
public struct MissingService: Sendable, Hashable, CustomStringConvertible {
    /// The name of the id.
    public let name: String
    /// The type of the id, as the runtime writes it: `InjectID<Signing>`.
    public let type: String
    /// The registrations that need it, in their order.
    public let neededBy: [DependencyStep]
    /// Whether the app itself asks for it: it is among the roots that the container was given.
    public let isRoot: Bool
    /// How the first of those that need it is reached from a root; empty when nobody needs it.
    public let path: DependencyPath
    /// The scope in which the container around has it, and which is not open there.
    public let closedScope: String?
    /// The registered names that are spelt most alike, nearest first; at most three.
    public let nearest: [String]

    /// What is missing, who asked for it, along which path, and what to do.
    public var description: String {
        let cause =
            closedScope.map {
                "it is of the scope \($0), which is not open in the container around."
            }
            ?? "nothing registers \(type)(\"\(name)\")."
        var parts = ["\(name) is missing: \(cause)"]
        if isRoot { parts.append(labelled("asked for", ["by the app, which names it as a root"])) }
        if !neededBy.isEmpty {
            parts.append(labelled("needed by", shortened(neededBy.map(\.description))))
            parts.append(labelled("path", ["\(path) → \(name)"]))
        }
        if let closedScope {
            parts.append(labelled("to mend", ["make the child of an open \(closedScope)"]))
            return parts.joined(separator: "\n")
        }
        if !nearest.isEmpty { parts.append(labelled("near names", [nearest.listed])) }
        let alternative = nearest.isEmpty ? "" : ", or ask for a near name"
        parts.append(
            labelled("to mend", ["give the container a module that registers it\(alternative)"])
        )
        return parts.joined(separator: "\n")
    }
}

extension Wiring {
    /// The needs that nothing meets, and the roots that nothing registers, one fault per id.
    /// - Parameters:
    ///   - roots: the slots of what the app itself asks for.
    ///   - explained: slots of which another fault already says why they are unmet.
    func findMissing(_ roots: [Int], besides explained: Set<Int>) -> [MissingService] {
        let unmet = unmetNeeds.filter { need in
            !need.isOptional && !need.traits.contains(.scope) && !explained.contains(need.slot)
        }
        let absentRoots = roots.filter { slot in
            node(at: slot) == nil && !(outer?.sees(slot) ?? false)
                && !SlotRegistry.mayBeAbsent(slot)
        }
        guard !unmet.isEmpty || !absentRoots.isEmpty else { return [] }

        var order: [Int] = []
        var registrations: [Int: [Int]] = [:]
        for need in unmet {
            if registrations[need.slot] == nil { order.append(need.slot) }
            // A registration may need one id twice, such as eagerly and lazily: it asks once.
            if registrations[need.slot]?.last != need.registration {
                registrations[need.slot, default: []].append(need.registration)
            }
        }

        let isRoot = Set(absentRoots)
        for slot in absentRoots where registrations[slot] == nil {
            registrations[slot] = []
            order.append(slot)
        }

        let paths = RootPaths(self)
        var names = NearestNames(of: self)
        return order.map { slot in
            let name = SlotRegistry.name(of: slot)
            let askers = registrations[slot] ?? []
            return MissingService(
                name: name,
                type: SlotRegistry.typeName(of: slot),
                neededBy: askers.map(step),
                isRoot: isRoot.contains(slot),
                path: askers.first.map(paths.path) ?? DependencyPath(steps: [], omitted: 0),
                closedScope: closedScope(of: slot),
                nearest: names.names(near: name)
            )
        }
    }

    /// The scope in which the container around has what stands at the slot.
    private func closedScope(of slot: Int) -> String? {
        guard let (far, node) = outer?.registered(slot), far.homes.home(of: node) >= 0 else {
            return nil
        }
        return far.blueprint.scopes[Int(far.homes.home(of: node))].description
    }
}
