extension RIBTree {
    /// The levels that are drawn with lines. What stands deeper is drawn in one column with its
    /// depth before it, because the lines of a deep chain alone would be the square of its length.
    private static let drawnLevels = 24

    /// The tree drawn with lines, one for each RIB, for a person to read.
    ///
    /// What is deeper than 24 levels stands in one column with its depth, as in `[25] Card`.
    public var text: String {
        let isLast = lastAmongSiblings
        var text = ""
        // For each level above the node: whether the line to a later sibling goes on there.
        var goesOn: [Bool] = []
        for (node, isLast) in zip(nodes, isLast) {
            if !text.isEmpty { text += "\n" }
            if node.depth > 0 {
                let levelsAbove = min(node.depth - 1, Self.drawnLevels)
                goesOn.removeLast(max(0, goesOn.count - levelsAbove))
                for goesOn in goesOn { text += goesOn ? "│  " : "   " }
                text += isLast ? "└─ " : "├─ "
                if node.depth > Self.drawnLevels { text += "[\(node.depth)] " }
                if goesOn.count < Self.drawnLevels { goesOn.append(!isLast) }
            }
            text += node.name + node.remark
        }
        return text
    }

    /// For each node, whether no sibling comes after it.
    private var lastAmongSiblings: [Bool] {
        var isLast: [Bool] = []
        isLast.reserveCapacity(nodes.count)
        // For each level, seen from the end: whether a later sibling was met.
        var met: [Bool] = []
        for node in nodes.reversed() {
            if met.count > node.depth + 1 { met.removeLast(met.count - node.depth - 1) }
            while met.count <= node.depth { met.append(false) }
            isLast.append(!met[node.depth])
            met[node.depth] = true
        }
        return isLast.reversed()
    }
}

extension RIBTree.Node {
    fileprivate var remark: String {
        switch (hasView, isActive) {
        case (true, true): " (view)"
        case (true, false): " (view, inactive)"
        case (false, true): ""
        case (false, false): " (inactive)"
        }
    }
}
