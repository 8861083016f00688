public import DependencyContainer
import DependencyContainerGraph
public import RIBs

/// A map of the running program: the tree of RIBs, each in the color of its package, and the last
/// hops between packages.
///
/// A hop is the attachment of a child RIB to a parent RIB of another package. For each hop, the map
/// shows the ids under which the parent's package takes screens from the child's package. A dashed
/// arrow leads from a package whose events the child's package hears.
///
/// The map observes the tree until the map is released. It remembers only the last hops and keeps
/// no RIB alive, so its memory use stays small.
///
/// ```swift
/// window?.side = ModuleMapViewController(of: root, in: container, wiredBy: app) {
///     (try? heard(container, $0)) ?? []
/// }
/// ```
public final class ModuleMapViewController: ScreenViewController {
    private let crossings: ScreenCrossings
    private let palette: ModulePalette
    private weak var root: (any Routing)?
    /// The RIB whose children changed last.
    private weak var current: (any Routing)?
    private var hops: [PackageHop] = []
    /// The names of the RIBs around the newest one, in the colors of their packages, with
    /// separators between them.
    private var path: [Tree.Span] = []
    private var observation: Subscription?

    /// The number of levels that the map shows above the newest RIB.
    private static let levels = 7
    /// The number of hops that the map remembers.
    private static let hopCount = 3

    /// Creates a map, which follows the tree until the map is released.
    ///
    /// - Parameters:
    ///   - root: The root of the tree.
    ///   - container: The container of the program.
    ///   - app: The name of the Swift module that wires the other modules and may import all of
    ///     them.
    ///   - heard: Returns the packages that a package hears by a log.
    public init(
        of root: any Routing,
        in container: Container,
        wiredBy app: String,
        heard: @escaping (_ package: String) -> [String] = { _ in [] }
    ) {
        let graph = container.graph
        crossings = ScreenCrossings(of: container, app: app, graph: graph, heard: heard)
        palette = ModulePalette(of: graph)
        self.root = root
        current = root
        super.init()
        hops = tree.map { crossings.hops(in: $0).suffix(Self.hopCount) } ?? []
        draw()
        observation = RouterObservers.observe { [weak self] in self?.follow($0) }
    }

    isolated deinit {
        observation?.cancel()
    }

    private func follow(_ event: RouterEvent) {
        switch event.moment {
        case .willAttach:
            guard let hop = crossings.hop(from: event.parent, to: event.child) else { return }
            show(hop)
            crossings.hop(heardBy: hop.to).map(show)
        case .didAttach, .didDetach:
            current = event.parent
            draw()
        case .willDetach: break
        }
    }

    /// Shows a hop, as the newest one.
    func show(_ hop: PackageHop) {
        hops = (hops + [hop]).suffix(Self.hopCount)
        draw()
    }

    /// The part of the tree around the newest RIB; nil after the root has been released.
    private var tree: RIBTree? {
        guard var newest = current ?? root else { return nil }
        while let child = newest.children.last { newest = child }
        return RIBTree(around: newest, levels: Self.levels)
    }

    private func draw() {
        guard let tree else { return }
        let gap = Tree.Span(" › ", .muted)
        path =
            (tree.isPartial ? [Tree.Span("…", .muted)] : [])
            + tree.nodes.flatMap { [gap, Tree.Span($0.name, palette.role(of: $0.module))] }
        if !tree.isPartial { path.removeFirst() }
        let last = tree.nodes.indices.last
        let nodes = tree.nodes.enumerated().map { index, node in
            Tree.Node(
                node.name,
                role: palette.role(of: node.module),
                detail: node.module,
                depth: node.depth,
                isMarked: index == last
            )
        }
        let above = tree.isPartial ? [Tree.Node("…", role: .muted)] : []
        let shown: [ScreenBlock] =
            hops.isEmpty
            ? Self.noHop.map { .text($0) }
            : [
                .heading("Last hops between packages"),
                .tree(Tree(hops.reversed().flatMap(lines))),
            ]
        screen = Screen("Module map", blocks: [.tree(Tree(above + nodes))] + shown)
    }

    private static let noHop = [
        "Hops between packages: none yet.", "Open a screen of another package.",
    ]

    /// The path of RIBs, the last hop, and its id.
    override func strip(columns: Int) -> [StyledLine] {
        func line(_ spans: some Sequence<Tree.Span>) -> StyledLine {
            TreeRenderer(width: .max).lines(of: Tree([Tree.Node(Array(spans))]))[0]
        }
        let ways = stride(from: 0, to: path.count, by: 2).lazy.map { first in
            line((first == 0 ? [] : [Tree.Span("… › ", .muted)]) + self.path[first...])
        }
        let way = ways.first { $0.width <= columns } ?? StyledLine()
        guard let hop = hops.last else {
            return [way] + Self.noHop.map { StyledLine($0).shortened(to: columns) }
        }
        let whole = line(ends(of: hop) + [Tree.Span("  "), note(on: hop)])
        let others = hop.heard.dropFirst().joined(separator: ", ")
        let ids = StyledLine(
            others.isEmpty ? hop.ids.joined(separator: " or ") : "and it hears \(others)"
        )
        let short = line(ends(of: hop) + (hop.isByApp ? [] : [Tree.Span("  ✓", .positive)]))
        return [way, whole.width <= columns ? whole : short, ids].map { $0.shortened(to: columns) }
    }

    private func ends(of hop: PackageHop, from source: String? = nil) -> [Tree.Span] {
        let from = source ?? hop.from
        return [
            Tree.Span(from, palette.role(of: from)),
            hop.heard.isEmpty ? Tree.Span(" → ", .muted) : Tree.Span(" ⇢ ", .positive),
            Tree.Span(hop.to, palette.role(of: hop.to)),
        ]
    }

    private func note(on hop: PackageHop) -> Tree.Span {
        guard hop.heard.isEmpty else { return Tree.Span("✓ by the log, without a call", .positive) }
        return hop.isByApp
            ? Tree.Span("\(hop.from) may import all packages", .muted)
            : Tree.Span("✓ \(hop.from) does not import \(hop.to)", .positive)
    }

    private func lines(of hop: PackageHop) -> [Tree.Node] {
        guard hop.heard.isEmpty else {
            return hop.heard.map { Tree.Node(ends(of: hop, from: $0)) }
                + [Tree.Node([note(on: hop)], depth: 1)]
        }
        let last = hop.ids.count - 1
        let way = hop.ids.enumerated().map { index, id in
            Tree.Node(index == last ? id : "\(id) or", depth: 1)
        }
        return [Tree.Node(ends(of: hop))] + way + [Tree.Node([note(on: hop)], depth: 1)]
    }
}
