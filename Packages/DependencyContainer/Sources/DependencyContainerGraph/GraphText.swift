import DependencyContainer

extension Graph {
    /// The graph as a tree from its roots, for the terminal.
    ///
    /// ```
    /// Commands: list of 2
    /// ├── SafeBox: SafeBox/SafeBoxModule.swift:12
    /// │   ├── Signing: Signing/SigningModule.swift:9, decorated by App (App/Audit.swift:7)
    /// │   └╌╌ Accounts, deferred: DemandDeposit/DemandDepositModule.swift:14 ↑
    /// └── Hints: nothing registered
    /// ```
    ///
    /// `↑` marks a node whose needs are shown above. `↓` marks a very deep branch that continues as
    /// a separate tree below. In a reversed graph each branch begins with `needed by`.
    public var text: String {
        var drawing = TreeDrawing(graph: self)
        return drawing.draw()
    }
}

/// Draws a tree without recursion.
private struct TreeDrawing {
    /// The maximum depth of a branch, because deeper lines would be mostly indentation.
    private static let maximumDepth = 16

    private struct Branch {
        var needs: ArraySlice<Graph.Need>
        let indent: String
    }

    private let nodes: [Graph.Node]
    private let roots: [Int]
    /// The text before each label: `needed by` in a reversed graph, otherwise empty.
    private let relation: String
    private var text = ""
    private var isDrawn: [Bool]
    private var branches: [Branch] = []
    private var continuedBelow: [Int] = []

    init(graph: Graph) {
        nodes = Graph.withAbsentNodes(graph.nodes)
        roots = graph.roots
        relation = graph.isReversed ? "needed by " : ""
        isDrawn = Array(repeating: false, count: nodes.count)
    }

    mutating func draw() -> String {
        for root in roots { drawTree(root) }
        var next = 0
        while next < continuedBelow.count {
            if !isDrawn[continuedBelow[next]] { drawTree(continuedBelow[next]) }
            next += 1
        }
        return text
    }

    private mutating func drawTree(_ root: Int) {
        isDrawn[root] = true
        text += nodes[root].line(isDeferred: false) + "\n"
        branches.append(Branch(needs: nodes[root].needs[...], indent: ""))
        while let last = branches.indices.last {
            guard let need = branches[last].needs.popFirst() else {
                branches.removeLast()
                continue
            }
            let indent = branches[last].indent
            let isLast = branches[last].needs.isEmpty
            text += indent + (isLast ? "└" : "├") + (need.isDeferred ? "╌╌ " : "── ") + relation
            drawNeed(need, indent: indent + (isLast ? "    " : "│   "))
        }
    }

    private mutating func drawNeed(_ need: Graph.Need, indent: String) {
        guard let index = need.node else { return }
        let node = nodes[index]
        text += node.line(isDeferred: need.isDeferred)
        if node.needs.isEmpty {
            text += "\n"
        } else if isDrawn[index] {
            text += " ↑\n"
        } else if branches.count >= Self.maximumDepth {
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
    /// Returns the line of a node, such as `Session, async, deferred: Card/Card.swift:12, decorated
    /// by App (App/Audit.swift:7)`.
    fileprivate func line(isDeferred: Bool) -> String {
        var line = ([name] + labels + (isDeferred ? ["deferred"] : [])).joined(separator: ", ")
        if let origin = content ?? registrations.first?.place.description { line += ": " + origin }
        if !decorators.isEmpty {
            line += ", decorated by "
            line += decorators.map { "\($0.module) (\($0.place))" }.joined(separator: ", ")
        }
        return line.onOneLine
    }
}
