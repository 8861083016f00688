/// A snapshot of a RIB and its subtree, to be printed.
///
/// ```swift
/// RIBTree(of: home).text
/// ```
/// ```text
/// Home
/// ├─ Card (view)
/// │  └─ Game
/// ├─ Card (view, asleep)
/// └─ Backup (inactive)
///    └─ Card (view, inactive)
/// ```
///
/// Taking and printing a snapshot take linear time and no recursion, however deep the tree is. A
/// snapshot contains only names and numbers, so it holds no RIB.
public struct RIBTree: Sendable, Equatable {
    /// A RIB of the snapshot.
    public struct Node: Sendable, Equatable {
        /// The name of the RIB: the name of its router's type without "Router".
        ///
        /// A router that is generic, or from another module than the interactor, is shared by
        /// several RIBs. The name is then that of the interactor's type without "Interactor".
        public let name: String

        /// The Swift module of the interactor's type, or of the router's type if the interactor is
        /// a plain `Interactor`.
        public let module: String

        /// A Boolean value that indicates whether the RIB's interactor was active.
        public let isActive: Bool

        /// A Boolean value that indicates whether the RIB's parent had put it to sleep.
        public let isAsleep: Bool

        /// A Boolean value that indicates whether the RIB's router is a `ViewableRouting`.
        public let hasView: Bool

        /// The number of the RIB's ancestors in the snapshot.
        public let depth: Int

        /// The index of the RIB's parent in `nodes`; nil for the first node.
        public let parent: Int?

        /// Takes a snapshot of a single RIB.
        ///
        /// - Parameter router: The router of any RIB of the program.
        @MainActor
        public init(of router: any Routing) {
            let isAsleep = (router as? RouterNode)?.isAsleep ?? false
            self.init(of: router, isAsleep: isAsleep, depth: 0, parent: nil)
        }

        @MainActor
        init(of router: any Routing, isAsleep: Bool, depth: Int, parent: Int?) {
            let known = RIBName.of(router)
            (name, module) = (known.name, known.module)
            isActive = router.interactable.isActive
            self.isAsleep = isAsleep
            hasView = router is any ViewableRouting
            self.depth = depth
            self.parent = parent
        }
    }

    /// The RIBs in depth-first order: parents before children, siblings in the order of attachment.
    public let nodes: [Node]

    /// A Boolean value that indicates whether the first RIB has a parent that is not in the
    /// snapshot.
    public let isPartial: Bool

    /// Takes a snapshot of a RIB and everything below it.
    ///
    /// - Parameter root: The router of any RIB of the program.
    @MainActor
    public init(of root: any Routing) {
        var nodes = [Node(of: root)]
        var pending = Self.children(of: root, at: 0, depth: 0)
        while let (router, isAsleep, depth, parent) = pending.popLast() {
            let index = nodes.count
            nodes.append(Node(of: router, isAsleep: isAsleep, depth: depth, parent: parent))
            pending += Self.children(of: router, at: index, depth: depth)
        }
        self.nodes = nodes
        isPartial = (root as? RouterNode).map { !$0.parent.isNone } ?? false
    }

    private typealias Child = (router: any Routing, isAsleep: Bool, depth: Int, parent: Int)

    /// Returns the children of a RIB in reverse, so that the first one is popped first.
    @MainActor
    private static func children(of router: any Routing, at index: Int, depth: Int) -> [Child] {
        guard let node = router as? RouterNode else {
            return router.children.reversed().map { ($0, false, depth + 1, index) }
        }
        var children: [Child] = []
        var next = node.lastChild.node
        while let child = next {
            children.append((child.routing, child.isAsleep, depth + 1, index))
            next = child.previousSibling.node
        }
        return children
    }

    /// Takes a snapshot of an ancestor of a RIB and everything below that ancestor.
    ///
    /// - Parameters:
    ///   - router: The router of any RIB of the program.
    ///   - levels: The number of levels from the RIB up to the ancestor. If the root is nearer, the
    ///     snapshot begins at the root.
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
    /// {"id":0,"parent":null,"name":"Root","isActive":true,"isAsleep":false,"hasView":false},
    /// {"id":1,"parent":0,"name":"Home","isActive":true,"isAsleep":false,"hasView":true}
    /// ]
    /// ```
    ///
    /// The array is flat, because many JSON readers refuse documents that are nested a few hundred
    /// levels deep.
    public var json: String {
        var json = "["
        for (id, node) in nodes.enumerated() {
            json += id == 0 ? "\n" : ",\n"
            json += #"{"id":\#(id),"parent":\#(node.parent.map(String.init) ?? "null")"#
            json += #","name":"\#(node.name.escapedForJSON)""#
            json += #","isActive":\#(node.isActive),"isAsleep":\#(node.isAsleep)"#
            json += #","hasView":\#(node.hasView)}"#
        }
        return json + "\n]"
    }

    /// The tree as a Mermaid flowchart.
    ///
    /// A RIB with a view is a box, and any other RIB a rounded box. The border of an inactive RIB
    /// is dashed.
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
    /// The text with quotation marks and backslashes escaped.
    ///
    /// A type's name can contain any character, because the name can be a raw identifier in
    /// backticks.
    fileprivate var escapedForJSON: String {
        guard contains(where: { $0 == "\"" || $0 == "\\" }) else { return self }
        return String(flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] })
    }

    /// The text escaped for a Mermaid label, in which `#quot;` is a quotation mark.
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
