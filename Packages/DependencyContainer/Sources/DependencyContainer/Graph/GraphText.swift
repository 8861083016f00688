extension Graph {
    /// The graph as a tree from its roots.
    ///
    /// ```
    /// Commands: list of 2
    /// ├── SafeBox: SafeBox/SafeBoxModule.swift:12
    /// │   ├── Signing: Signing/SigningModule.swift:9
    /// │   └╌╌ Accounts, lazily: DemandDeposit/DemandDepositModule.swift:14
    /// └── Signing: Signing/SigningModule.swift:9
    /// ```
    ///
    /// What was drawn further up is not drawn again: `↑` says so. A branch that is very deep goes on
    /// as a tree of its own further down: `↓` says so.
    public var text: String {
        var drawing = TreeDrawing(graph: self)
        return drawing.draw()
    }
}

/// A tree being drawn, without recursion.
private struct TreeDrawing {
    /// Deeper than this, lines would be mostly indentation.
    static let deepest = 16

    private struct Branch {
        var needs: ArraySlice<Graph.Need>
        /// What stands before each line of the branch.
        let indent: String
    }

    let graph: Graph
    private var text = ""
    private var isDrawn: [Bool]
    private var branches: [Branch] = []
    private var continuedBelow: [Int] = []

    init(graph: Graph) {
        self.graph = graph
        isDrawn = Array(repeating: false, count: graph.nodes.count)
    }

    mutating func draw() -> String {
        for root in graph.roots { drawTree(root) }
        var next = 0
        while next < continuedBelow.count {
            if !isDrawn[continuedBelow[next]] { drawTree(continuedBelow[next]) }
            next += 1
        }
        return text
    }

    private mutating func drawTree(_ root: Int) {
        isDrawn[root] = true
        text += graph.nodes[root].label + "\n"
        branches.append(Branch(needs: graph.nodes[root].needs[...], indent: ""))
        while let last = branches.indices.last {
            guard let need = branches[last].needs.popFirst() else {
                branches.removeLast()
                continue
            }
            let indent = branches[last].indent
            let isLast = branches[last].needs.isEmpty
            text += indent + (isLast ? "└" : "├") + (need.isLazy ? "╌╌ " : "── ")
            drawNeed(need, indent: indent + (isLast ? "    " : "│   "))
        }
    }

    private mutating func drawNeed(_ need: Graph.Need, indent: String) {
        guard let index = need.node else {
            text += need.name + (need.isLazy ? ", lazily" : "") + ": nothing registered\n"
            return
        }
        let node = graph.nodes[index]
        text += node.label(isLazy: need.isLazy)
        if node.needs.isEmpty {
            text += "\n"
        } else if isDrawn[index] {
            text += " ↑\n"
        } else if branches.count >= Self.deepest {
            text += " ↓\n"
            continuedBelow.append(index)
        } else {
            text += "\n"
            isDrawn[index] = true
            branches.append(Branch(needs: node.needs[...], indent: indent))
        }
    }
}

extension Graph.Node {
    /// `SafeBox: SafeBox/SafeBoxModule.swift:12`
    fileprivate var label: String { label(isLazy: false) }

    fileprivate func label(isLazy: Bool) -> String {
        var label = name
        switch kind {
        case .builder: label += ", builder"
        case .plugin: label += ", plug-in"
        case .service, .collection: break
        }
        if scope == .new { label += ", new each time" }
        if isLazy { label += ", lazily" }
        if kind == .collection { return label + ": list of \(registrations.count)" }
        return label + (registrations.first.map { ": \($0.place)" } ?? "")
    }
}
