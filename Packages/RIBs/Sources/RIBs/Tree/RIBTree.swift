/// A snapshot of a RIB and its subtree, to be printed.
///
/// ```swift
/// RIBTree(of: home).text
/// ```
/// ```text
/// Home
/// ├─ Card (view)
/// │  └─ Game
/// ├─ Card (view)
/// └─ Backup (inactive)
///    └─ Card (view, inactive)
/// ```
///
/// It is taken and printed by loops in linear time, however deep the tree is. It contains names and
/// numbers only, so it holds no RIB.
public struct RIBTree: Sendable, Equatable {
    /// A RIB of the snapshot.
    public struct Node: Sendable, Equatable {
        /// The name of the router's type without "Router".
        ///
        /// A generic router, or one of another module than the interactor, is shared by several
        /// RIBs. Then it is the name of the interactor's type without "Interactor".
        public let name: String

        /// The Swift module of the interactor's type, or of the router's type if the interactor is
        /// a plain `Interactor`.
        public let module: String

        /// A Boolean value that indicates whether its interactor was active.
        public let isActive: Bool

        /// A Boolean value that indicates whether its router is a `ViewableRouting`.
        public let hasView: Bool

        /// The number of its ancestors in the snapshot.
        public let depth: Int

        /// The index of its parent in `nodes`; nil for the first node.
        public let parent: Int?

        /// Takes a snapshot of a single RIB.
        ///
        /// - Parameter router: Any RIB of the program.
        @MainActor
        public init(of router: any Routing) {
            self.init(of: router, depth: 0, parent: nil)
        }

        @MainActor
        init(of router: any Routing, depth: Int, parent: Int?) {
            let known = RIBName.of(router)
            (name, module) = (known.name, known.module)
            isActive = router.interactable.isActive
            hasView = router is any ViewableRouting
            self.depth = depth
            self.parent = parent
        }
    }

    /// The RIBs, each before its descendants, and siblings in the order of their attachment.
    public let nodes: [Node]

    /// A Boolean value that indicates whether the first RIB has a parent, which the snapshot lacks.
    public let isPartial: Bool

    /// Takes a snapshot.
    ///
    /// - Parameter root: The RIB to begin with; any RIB of the program.
    @MainActor
    public init(of root: any Routing) {
        var nodes: [Node] = []
        var pending: [(router: any Routing, depth: Int, parent: Int?)] = [(root, 0, nil)]
        while let (router, depth, parent) = pending.popLast() {
            let index = nodes.count
            nodes.append(Node(of: router, depth: depth, parent: parent))
            pending.append(contentsOf: router.children.reversed().map { ($0, depth + 1, index) })
        }
        self.nodes = nodes
        isPartial = (root as? RouterNode).map { !$0.parent.isNone } ?? false
    }

    /// Takes a snapshot of the surroundings of a RIB, in constant time in a deep chain.
    ///
    /// - Parameters:
    ///   - router: Any RIB of the program.
    ///   - levels: The number of levels above the RIB to begin at. The snapshot begins at the root
    ///     if it is nearer.
    @MainActor
    public init(around router: any Routing, levels: Int) {
        var top = router
        var node = router as? RouterNode
        for _ in 0..<levels {
            node = node?.parent.node
            guard let node else { break }
            top = node.routing
        }
        self.init(of: top)
    }

    /// The tree as a flat JSON array, a line for each RIB, parents before children.
    ///
    /// ```json
    /// [
    /// {"id":0,"parent":null,"name":"Root","isActive":true,"hasView":false},
    /// {"id":1,"parent":0,"name":"Home","isActive":true,"hasView":true}
    /// ]
    /// ```
    ///
    /// Many JSON readers refuse documents that are nested a few hundred levels deep.
    public var json: String {
        var json = "["
        for (id, node) in nodes.enumerated() {
            json += id == 0 ? "\n" : ",\n"
            json += #"{"id":\#(id),"parent":\#(node.parent.map(String.init) ?? "null")"#
            json += #","name":"\#(node.name.escapedForJSON)""#
            json += #","isActive":\#(node.isActive),"hasView":\#(node.hasView)}"#
        }
        return json + "\n]"
    }

    /// The tree as a Mermaid flowchart.
    ///
    /// RIBs with a view are boxes, the others are rounded; inactive ones are dashed.
    public var mermaid: String {
        var chart = "graph TD"
        for (id, node) in nodes.enumerated() {
            let (opening, closing) = node.hasView ? ("[", "]") : ("([", "])")
            chart += "\n    rib\(id)\(opening)\"\(node.name.escapedForMermaid)\"\(closing)"
            if !node.isActive { chart += ":::inactive" }
        }
        for (id, node) in nodes.enumerated() {
            if let parent = node.parent { chart += "\n    rib\(parent) --> rib\(id)" }
        }
        if nodes.contains(where: { !$0.isActive }) {
            chart += "\n    classDef inactive stroke-dasharray: 4 4"
        }
        return chart
    }
}

extension String {
    /// A type's name may be a raw identifier in backticks, with any character.
    fileprivate var escapedForJSON: String {
        guard contains(where: { $0 == "\"" || $0 == "\\" }) else { return self }
        return String(flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] })
    }

    /// Mermaid reads labels as HTML, with `#name;` as the escape.
    fileprivate var escapedForMermaid: String {
        reduce(into: "") { label, character in
            switch character {
            case "#": label += "#35;"
            case "\"": label += "#quot;"
            case "<": label += "#lt;"
            case ">": label += "#gt;"
            case "&": label += "#amp;"
            default: label.append(character)
            }
        }
    }
}
