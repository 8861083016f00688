/// A service that lives longer than what it would hold.
///
/// One that a container keeps must not hold one that lives as long as somebody holds it (it would
/// live for ever), nor one of a scope (of which there are many, or none). Microsoft's container calls
/// it a captive dependency: https://learn.microsoft.com/dotnet/core/extensions/dependency-injection-guidelines
public struct CaptiveDependency: Sendable, Hashable, CustomStringConvertible {
    /// The registrations from the one that lives longer to the one that it would hold; those between
    /// them are new each time.
    public let path: [DependencyStep]
    /// How many registrations are left out before the last, because the path is long.
    public let omitted: Int
    /// How long the first of them lives.
    public let holder: Scope
    /// How long the last of them lives.
    public let captive: Scope
    /// How the first of them could be moved into the scope of the last.
    let move: Move

    /// How something is moved into a scope.
    enum Move: Sendable {
        case impossible
        /// It is registered there.
        case service
        /// It is a list, of which everything is contributed there.
        case list
    }

    /// Who would hold what, along which path, and what to do.
    public var description: String {
        let names = path.map(\.name)
        let (first, last) = (names.first ?? "", names.last ?? "")
        return [
            "\(first) would hold \(last), which does not live as long.",
            labelled("path", [ShortWay.text(path, omitted: omitted)]),
            "\(first) \(holder.phrase), \(last) \(captive.phrase)",
            labelled("to mend", [remedy]),
        ].joined(separator: "\n")
    }

    private var remedy: String {
        if captive == .weak { return "ask for it by `.lazily`, and do not keep what that gives" }
        let opening = "open the scope where it is needed, by `.opening`"
        let name = path.first?.name ?? "it"
        switch move {
        case .impossible: return opening
        case .service: return "register \(name) in the scope too, or \(opening)"
        case .list: return "contribute all of \(name) within the scope too, or \(opening)"
        }
    }
}

extension Scope {
    /// How long something lives, as the end of a sentence.
    var phrase: String {
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
                let isUnseen = !isMixed(node) && !homes.sees(home, homes.home(of: target))
                let holdsWeak = isKept && !edge.isDeferred && reachesWeak(target)
                guard isUnseen || holdsWeak, known.insert(edge.target).inserted else { continue }
                let way = ShortWay(
                    after: [step(edge.registration)],
                    from: target,
                    by: isUnseen ? homes.ways : weakWays,
                    in: self
                )
                if !isUnseen, let way = weakWayAround(from: way.end, after: way) {
                    captives.append(captive(of: node, way, .weak))
                } else {
                    captives.append(captive(of: node, way, scope(of: way.end)))
                }
            }
            if isKept, let way = weakWayAround(from: node, after: nil) {
                captives.append(captive(of: node, way, .weak))
            }
        }
        return captives
    }

    /// The way from a node to what is weak in a container around.
    private func weakWayAround(from node: Int, after before: ShortWay?) -> ShortWay? {
        guard nodes[node].scope != .weak else { return nil }
        for need in outerNeeds[Int32(node)] ?? [] where !need.isDeferred {
            if let (far, target) = outer?.weakNode(at: need.slot) {
                let first = before?.steps ?? [step(need.registration)]
                let way = ShortWay(after: first, from: target, by: far.weakWays, in: far)
                return way.omitting(before?.omitted ?? 0)
            }
        }
        return nil
    }

    private func captive(of holder: Int, _ way: ShortWay, _ captive: Scope) -> CaptiveDependency {
        let move: CaptiveDependency.Move =
            switch nodes[holder].kind {
            case .service, .mainService, .asyncService: .service
            case .contribution: .list
            case .factory, .builder, .plugin, .scopeInput: .impossible
            }
        return CaptiveDependency(
            path: way.steps,
            omitted: way.omitted,
            holder: scope(of: holder),
            captive: captive,
            move: move
        )
    }
}
