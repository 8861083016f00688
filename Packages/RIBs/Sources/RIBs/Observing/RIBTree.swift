/// A picture of a RIB and everything below it at one moment, to be printed.
///
/// ```swift
/// print(RIBTree(of: rootRouter).text)
/// ```
/// ```text
/// Root
/// ├─ Home (view)
/// │  └─ Card (view)
/// └─ Backup (inactive)
/// ```
///
/// Made and printed by loops, in time linear to the number of RIBs, however deep the tree is. It
/// holds names and numbers only, so keeping it keeps no RIB alive.
public struct RIBTree: Sendable, Equatable {
    /// One RIB of the picture.
    public struct Node: Sendable, Equatable {
        /// The name of the router's type without "Router"; that of the interactor's without
        /// "Interactor" when the router has no type of its own.
        public let name: String

        /// Whether its interactor was active.
        public let isActive: Bool

        /// Whether its router is a `ViewableRouting`.
        public let hasView: Bool

        /// How many RIBs stand above it in the picture.
        public let depth: Int

        /// The place of its parent among the nodes; nil for the first.
        public let parent: Int?
    }

    /// The RIBs, each before those below it, and these in the order in which they were attached.
    public let nodes: [Node]

    /// Makes a picture of what is there now.
    ///
    /// - Parameter root: the RIB to begin with; need not be the root of the program.
    @MainActor
    public init(of root: any Routing) {
        var nodes: [Node] = []
        var pending: [(router: any Routing, depth: Int, parent: Int?)] = [(root, 0, nil)]
        while let (router, depth, parent) = pending.popLast() {
            let place = nodes.count
            nodes.append(
                Node(
                    name: RIBName.of(router),
                    isActive: router.interactable.isActive,
                    hasView: router is any ViewableRouting,
                    depth: depth,
                    parent: parent
                )
            )
            pending.append(contentsOf: router.children.reversed().map { ($0, depth + 1, place) })
        }
        self.nodes = nodes
    }
}
