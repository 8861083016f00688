import DependencyContainer
import DependencyContainerGraph
import RIBs

/// The attachment of a child RIB to a parent RIB of another package, or what the child's package hears
/// from other packages by a log.
struct PackageHop: Sendable, Equatable {
    let from: String
    let to: String
    /// The ids of the services by which package `from` gets screens from package `to`.
    ///
    /// The array is empty if the parent is an adapter in the app, because an adapter creates its
    /// child itself.
    let ids: [String]
    /// A Boolean value that indicates whether package `from` is the app, which wires the packages.
    let isByApp: Bool
    /// The packages that package `to` hears by the log; empty for an attachment.
    var heard: [String] = []
}

/// The ids of the services by which the packages of a container get screens from each other.
struct ScreenCrossings {
    private struct Ends: Hashable {
        let user: String
        let provider: String
    }

    private let app: String
    private let packages: Set<String>
    private let heard: (String) -> [String]
    private var ids: [Ends: [String]] = [:]

    /// Finds the ids in the graph of a container.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - app: The name of the Swift module that wires the other modules.
    ///   - graph: The graph of the container.
    ///   - heard: Returns the packages that a package hears by a log.
    init(
        of container: Container,
        app: String,
        graph: Graph,
        heard: @escaping (String) -> [String] = { _ in [] }
    ) {
        self.app = app
        self.heard = heard
        packages = Set(graph.nodes.flatMap(\.registrations).map(\.place.module))
        let lists = Self.listsOfScreens(in: graph)
        for crossing in container.crossings {
            let ends = Ends(
                user: crossing.user.place.module,
                provider: crossing.provider.place.module
            )
            let isForScreens =
                switch crossing.kind {
                case .mainService, .builder: true
                case .collection: lists.contains(crossing.name)
                default: false
                }
            guard isForScreens, !ids[ends, default: []].contains(crossing.name) else { continue }
            // An app takes most screens by a list, such as the entries of its home screen.
            let index = crossing.kind == .collection ? 0 : ids[ends, default: []].count
            ids[ends, default: []].insert(crossing.name, at: index)
        }
    }

    /// Returns the names of the lists of screens, which are the lists whose contributions need
    /// main-actor services.
    private static func listsOfScreens(in graph: Graph) -> Set<String> {
        let lists = graph.nodes.filter { node in
            node.kind == .collection
                && node.needs.contains { need in
                    need.node.map { graph.nodes[$0].kind == .mainService } ?? false
                }
        }
        return Set(lists.map(\.name))
    }

    /// Returns the hop from a parent to its new child; nil if both are in one package.
    ///
    /// The result is also nil if either package registers no services, because other packages are
    /// allowed to import such a package.
    @MainActor
    func hop(from parent: any Routing, to child: any Routing) -> PackageHop? {
        let user = RIBTree.Node(of: parent).module
        let above = RIBTree(around: parent, levels: 1).nodes.first?.module ?? user
        return hop(from: user, to: RIBTree.Node(of: child).module, below: above)
    }

    /// Returns the hops of a tree, from the top.
    func hops(in tree: RIBTree) -> [PackageHop] {
        tree.nodes.flatMap { node -> [PackageHop] in
            guard let parent = node.parent.map({ tree.nodes[$0] }) else { return [] }
            let above = parent.parent.map { tree.nodes[$0].module } ?? parent.module
            guard let hop = hop(from: parent.module, to: node.module, below: above) else {
                return []
            }
            return [hop] + [self.hop(heardBy: hop.to)].compactMap(\.self)
        }
    }

    /// Returns the hop from the packages that a package hears by the log; nil if it hears none.
    func hop(heardBy package: String) -> PackageHop? {
        let heard = heard(package)
        guard let first = heard.first else { return nil }
        return PackageHop(from: first, to: package, ids: [], isByApp: false, heard: heard)
    }

    /// Returns the hop from a RIB to its child; nil if both are in one package or either package
    /// registers no services.
    ///
    /// - Parameters:
    ///   - user: The Swift module of the parent.
    ///   - provider: The Swift module of the child.
    ///   - above: The Swift module of the grandparent; the parent's module if the parent is the
    ///     root.
    func hop(from user: String, to provider: String, below above: String) -> PackageHop? {
        guard user != provider, packages.contains(user), packages.contains(provider) else {
            return nil
        }
        // A RIB of the app below one of a feature is an adapter, which creates its child itself.
        let isAdapter = user == app && packages.contains(above) && above != app
        let ids = isAdapter ? [] : ids[Ends(user: user, provider: provider)] ?? []
        return PackageHop(from: user, to: provider, ids: ids, isByApp: user == app)
    }
}
