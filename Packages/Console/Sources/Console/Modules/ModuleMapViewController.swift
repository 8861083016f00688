public import DependencyContainer
import DependencyContainerGraph
public import RIBs

/// A map of the running program: the tree of RIBs, each in the color of its package, and the last
/// hops between packages.
///
/// A hop is the attachment of a child RIB to a parent RIB of another package. For each hop, the map
/// shows the ids under which the parent's package takes screens from the child's package.
///
/// The map observes the tree until the map is released. It remembers only the last hops and keeps
/// no RIB alive, so its memory use stays small.
///
/// ```swift
/// window.onMap = { [weak window, weak root, app, container] in
///     guard let root, let container = try? container() else { return }
///     window?.side = ModuleMapViewController(of: root, in: container, wiredBy: app)
/// }
/// ```
public final class ModuleMapViewController: ScreenViewController {
    private let crossings: ScreenCrossings
    private let palette: ModulePalette
    private weak var root: (any Routing)?
    /// The RIB whose children changed last.
    private weak var current: (any Routing)?
    private var hops: [PackageHop] = []
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
    public init(of root: any Routing, in container: Container, wiredBy app: String) {
        crossings = ScreenCrossings(of: container, app: app)
        palette = ModulePalette(of: container.graph)
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
            if let hop = crossings.hop(from: event.parent, to: event.child) {
                hops = (hops + [hop]).suffix(Self.hopCount)
            }
        case .didAttach, .didDetach:
            current = event.parent
            draw()
        case .willDetach: break
        }
    }

    /// The part of the tree around the newest RIB; nil after the root has been released.
    private var tree: RIBTree? {
        guard var newest = current ?? root else { return nil }
        while let child = newest.children.last { newest = child }
        return RIBTree(around: newest, levels: Self.levels)
    }

    private func draw() {
        guard let tree else { return }
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
        screen = Screen(
            "Module map",
            blocks: [.tree(Tree(above + nodes)), .heading("Last hops between packages")]
                + [.tree(Tree(hops.reversed().flatMap(lines)))]
        )
    }

    private func lines(of hop: PackageHop) -> [Tree.Node] {
        let ends = [
            Tree.Span(hop.from, palette.role(of: hop.from)), Tree.Span(" → ", .muted),
            Tree.Span(hop.to, palette.role(of: hop.to)),
        ]
        let last = hop.ids.count - 1
        let way = hop.ids.enumerated().map { index, id in
            Tree.Node(index == last ? id : "\(id) or", depth: 1)
        }
        let note =
            hop.isByApp
            ? Tree.Node("\(hop.from) may import all packages", role: .muted, depth: 1)
            : Tree.Node(
                [
                    Tree.Span("import \(hop.to)", .negative),
                    Tree.Span("  — does not exist", .muted),
                ],
                depth: 1
            )
        return [Tree.Node(ends)] + way + [note]
    }
}
