/// A service that would hold a shorter-lived service.
///
/// A kept service must not hold a weak service, which would then live forever. A kept service must
/// also not hold a service of a scope, which has one instance per open scope. Microsoft's container
/// calls this a captive dependency:
/// https://learn.microsoft.com/dotnet/core/extensions/dependency-injection-guidelines
public struct CaptiveDependency: Sendable, Hashable, CustomStringConvertible {
    /// The registrations from the holder to the captive.
    ///
    /// The services between the holder and the captive have the scope ``Scope/new``.
    public let path: [DependencyStep]
    /// The number of omitted registrations before the last step of a long path.
    public let omitted: Int
    /// The lifetime of the holder, which is the first step of the path.
    public let holder: Scope
    /// The lifetime of the captive, which is the last step of the path.
    public let captive: Scope
    let move: Move

    /// The change that moves the holder into the captive's scope.
    enum Move: Sendable {
        case impossible
        /// The holder can be registered within the captive's scope.
        case service
        /// All contributions to the list can be made within the captive's scope.
        case list
    }

    /// The holder, the captive, the path between them and the fix.
    public var description: String {
        let names = path.map(\.name)
        let (first, last) = (names.first ?? "", names.last ?? "")
        return [
            "\(first) would hold \(last), which has a shorter lifetime.",
            labeled("path", [PathExcerpt.text(path, omitted: omitted)]),
            "\(first) \(holder.lifetime), \(last) \(captive.lifetime)",
            labeled("fix", [fix]),
        ].joined(separator: "\n")
    }

    private var fix: String {
        if captive == .weak {
            let service = path.last?.name ?? ""
            return "declare the need of \(service) with '.lazily', and do not store its value"
        }
        let opening = "open the scope where it is needed, with '.opening'"
        let name = path.first?.name ?? ""
        switch move {
        case .impossible: return opening
        case .service: return "register \(name) within the scope, too, or \(opening)"
        case .list: return "make all contributions to \(name) within the scope, or \(opening)"
        }
    }
}

extension Wiring {
    /// Returns the services that would hold a shorter-lived service, once for each such pair.
    func findCaptives() -> [CaptiveDependency] {
        guard !blueprint.scopes.isEmpty || hasWeak else { return [] }
        var captives: [CaptiveDependency] = []
        for node in nodes.indices {
            let scopeIndex = scopeAssignment.scope(of: node)
            let isKept = nodes[node].scope != .new && nodes[node].scope != .weak
            var known: Set<Int32> = []
            for edge in edges(of: node) where !edge.traits.contains(.opened) {
                let target = Int(edge.target)
                let isUnseen =
                    !isMixedList(node)
                    && !scopeAssignment.sees(scopeIndex, scopeAssignment.scope(of: target))
                let holdsWeak = isKept && !edge.isDeferred && reachesWeak(target)
                guard isUnseen || holdsWeak, known.insert(edge.target).inserted else { continue }
                let path = PathExcerpt(
                    after: [step(edge.registration)],
                    from: target,
                    following: isUnseen ? scopeAssignment.nextHops : nextHopsToWeak,
                    in: self
                )
                captives.append(captive(of: node, path))
            }
        }
        return captives
    }

    private func captive(of holder: Int, _ path: PathExcerpt) -> CaptiveDependency {
        let move: CaptiveDependency.Move =
            switch nodes[holder].kind {
            case .service, .mainService, .asyncService: .service
            case .contribution: .list
            case .builder, .plugin, .scopeInput: .impossible
            }
        return CaptiveDependency(
            path: path.steps,
            omitted: path.omitted,
            holder: scope(of: holder),
            captive: scope(of: path.end),
            move: move
        )
    }
}
