public import DependencyContainer
import DependencyContainerGraph

/// The modules of a container as boxes, with the services that each module offers and takes.
///
/// ```swift
/// let panels = ModulePanels(of: container).panels
/// ```
public struct ModulePanels {
    private let modules: [(name: String, package: String)]
    private let crossings: [Crossing]
    private let palette: ModulePalette
    /// The names of the modules to leave out; empty to draw all modules.
    private let absent: Set<String>

    /// Creates the drawing of a container.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - absent: The names of the modules to leave out, with their services drawn as missing;
    ///     empty to draw all modules.
    public init(of container: Container, without absent: Set<String> = []) {
        let graph = container.graph
        var modules: [(name: String, package: String)] = []
        for step in graph.nodes.flatMap(\.registrations)
        where !modules.contains(where: { $0.name == step.module }) {
            modules.append((step.module, step.place.module))
        }
        self.modules = modules
        crossings = container.crossings.filter { $0.kind != .scopeInput }
        palette = ModulePalette(of: graph)
        self.absent = absent
    }

    /// The names of the modules, in the order of their first registrations.
    var names: [String] { modules.map(\.name) }

    /// A panel for each module, in the order of the first registrations, with the color of its
    /// package.
    ///
    /// If modules are left out, only these modules and the modules that need them are drawn, in
    /// red, with the missing services.
    public var panels: [Panel] {
        modules.compactMap { module in
            let taken = Self.grouped(
                crossings.filter { $0.user.module == module.name && isDrawn($0) },
                by: \.provider.module
            ).flatMap(takes)
            let isAbsent = absent.contains(module.name)
            let offers = absent.isEmpty || isAbsent ? offers(of: module.name) : []
            let nodes = isAbsent ? offers : offers + taken
            guard absent.isEmpty || !nodes.isEmpty else { return nil }
            let package = module.name == module.package ? "" : " · \(module.package)"
            return Panel(
                module.name + package + (isAbsent ? " (left out)" : ""),
                role: absent.isEmpty ? palette.role(of: module.package) : .negative,
                blocks: [.tree(Tree(nodes))]
            )
        }
    }

    /// Returns whether a crossing is drawn.
    ///
    /// If a module is left out, only the services that other modules then lack are drawn. Lists and
    /// plug-ins are not drawn: without the module, a list is only shorter, and a plug-in is
    /// optional.
    private func isDrawn(_ crossing: Crossing) -> Bool {
        guard !absent.isEmpty else { return true }
        return absent.contains(crossing.provider.module) && crossing.kind != .collection
            && crossing.kind != .plugin
    }

    private struct Peer {
        let module: String
        let package: String
        var ids: [Crossing] = []
    }

    /// Groups crossings by the module that `end` returns, and keeps one crossing for each id in a
    /// group.
    private static func grouped(
        _ crossings: [Crossing],
        by end: (Crossing) -> String
    ) -> [Peer] {
        var peers: [Peer] = []
        for crossing in crossings {
            let module = end(crossing)
            let index = peers.firstIndex { $0.module == module } ?? peers.count
            if index == peers.count {
                peers.append(Peer(module: module, package: crossing.provider.place.module))
            }
            if !peers[index].ids.contains(where: { $0.name == crossing.name }) {
                peers[index].ids.append(crossing)
            }
        }
        return peers
    }

    private func offers(of module: String) -> [Tree.Node] {
        let offered = crossings.filter { $0.provider.module == module }
        let ids = Self.grouped(offered) { _ in "" }.flatMap(\.ids)
        guard !ids.isEmpty else { return [] }
        return [Tree.Node("offers", role: .muted)]
            + ids.map { id in
                Tree.Node(
                    (id.kind == .collection ? "+ " : "") + id.name,
                    role: absent.contains(module) ? .negative : .plain,
                    depth: 1
                )
            }
    }

    private func takes(from peer: Peer) -> [Tree.Node] {
        let heading = [
            Tree.Span("takes from ", .muted),
            Tree.Span(
                peer.module,
                absent.contains(peer.module) ? .negative : palette.role(of: peer.package)
            ),
        ]
        return [Tree.Node(heading)]
            + peer.ids.map { id in
                !absent.isEmpty
                    ? Tree.Node("✗ " + id.name, role: .negative, depth: 1, isMarked: true)
                    : Tree.Node((id.kind == .collection ? "+ " : "") + id.name, depth: 1)
            }
    }
}
