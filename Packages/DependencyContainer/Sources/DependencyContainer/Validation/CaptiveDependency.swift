/// A service that lives longer than what it would hold.
///
/// One that a container keeps must not hold one that lives as long as somebody holds it (it would
/// live for ever), nor one of a scope (of which there are many, or none). Microsoft's container calls
/// it a captive dependency: https://learn.microsoft.com/dotnet/core/extensions/dependency-injection-guidelines
public struct CaptiveDependency: Sendable, Hashable, CustomStringConvertible {
    /// The registrations from the one that lives longer to the one that it would hold; those between
    /// them are new each time.
    public let path: [DependencyStep]
    /// How long the first of them lives.
    public let holder: Scope
    /// How long the last of them lives.
    public let captive: Scope

    /// Who would hold what, along which path, and what to do.
    public var description: String {
        let names = path.map(\.name)
        let remedy =
            switch captive {
            case .weak: "ask for it by `.lazily`, and do not keep what that gives"
            default:
                "register \(names.first ?? "it") in the scope too, or open the scope where it is"
                    + " needed, by `.opening`"
            }
        return [
            "\(names.first ?? "") would hold \(names.last ?? ""), which does not live as long.",
            labelled(
                "path",
                [path.map(\.description).joined(separator: " → ")]
            ),
            "\(names.first ?? "") \(holder.phrase), \(names.last ?? "") \(captive.phrase)",
            labelled("to mend", [remedy]),
        ].joined(separator: "\n")
    }
}

extension Scope {
    /// How long something lives, as the end of a sentence.
    fileprivate var phrase: String {
        switch self {
        case .container: "lives as long as the container"
        case .new: "is new each time"
        case .weak: "lives as long as somebody holds it"
        case .named(let scope): "lives as long as the scope \(scope) is open"
        }
    }
}

extension Wiring {
    /// What is kept longer than what it needs, once for each pair of the two.
    func findCaptives() -> [CaptiveDependency] {
        guard !blueprint.scopes.isEmpty || hasWeak || outer != nil else { return [] }
        var captives: [CaptiveDependency] = []
        for node in nodes.indices {
            let home = homes.home(of: node)
            let isKept = nodes[node].scope != .new && nodes[node].scope != .weak
            var known: Set<Int32> = []
            for edge in edges(of: node) where !edge.traits.contains(.opened) {
                let target = Int(edge.target)
                let isUnseen = !homes.sees(home, homes.home(of: target))
                let holdsWeak = isKept && !edge.isDeferred && reachesWeak(target)
                guard isUnseen || holdsWeak, known.insert(edge.target).inserted else { continue }
                captives.append(captive(of: node, edge, isWeak: !isUnseen))
            }
            guard isKept else { continue }
            for need in outerNeeds[Int32(node)] ?? [] where !need.isDeferred {
                if let (far, target) = outer?.weakNode(at: need.slot) {
                    captives.append(
                        CaptiveDependency(
                            path: [step(need.registration), far.firstStep(of: target)],
                            holder: scope(of: node),
                            captive: .weak
                        )
                    )
                }
            }
        }
        return captives
    }

    /// The path to what is captive: straight on, or through what is new each time.
    private func captive(of holder: Int, _ edge: Edge, isWeak: Bool) -> CaptiveDependency {
        let home = homes.home(of: holder)
        var path = [step(edge.registration)]
        var current = Int(edge.target)
        var visited: Set<Int> = []
        path.append(firstStep(of: current))
        while nodes[current].scope == .new || (!isWeak && nodes[current].scope == .weak),
            visited.insert(current).inserted
        {
            let next = edges(of: current).first { edge in
                if edge.traits.contains(.opened) { return false }
                let target = Int(edge.target)
                if visited.contains(target) { return false }
                if isWeak { return !edge.isDeferred && reachesWeak(target) }
                return !homes.sees(home, homes.home(of: target))
            }
            guard let next else { break }
            current = Int(next.target)
            path[path.count - 1] = step(next.registration)
            path.append(firstStep(of: current))
        }
        return CaptiveDependency(path: path, holder: scope(of: holder), captive: scope(of: current))
    }
}
