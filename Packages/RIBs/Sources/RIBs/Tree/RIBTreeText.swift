extension RIBTree {
    /// The number of levels that are drawn with lines.
    ///
    /// Drawing every level of a deep chain would take space quadratic in the chain's length.
    private static let drawnLevels = 24

    /// The tree drawn with a line of text for each RIB.
    ///
    /// RIBs deeper than 24 levels are drawn in one column with their depth, as in `[25] Card`.
    public var text: String {
        var text = ""
        // For each level above the node: whether the line to a later sibling continues there.
        var continues: [Bool] = []
        for (node, isLast) in zip(nodes, lastAmongSiblings) {
            if !text.isEmpty { text += "\n" }
            if node.depth > 0 {
                let levelsAbove = min(node.depth - 1, Self.drawnLevels)
                continues.removeLast(max(0, continues.count - levelsAbove))
                for continues in continues { text += continues ? "│  " : "   " }
                text += isLast ? "└─ " : "├─ "
                if node.depth > Self.drawnLevels { text += "[\(node.depth)] " }
                if continues.count < Self.drawnLevels { continues.append(!isLast) }
            }
            text += node.name + node.remark
        }
        return text
    }

    /// Boolean values in the order of `nodes` that indicate whether a node is its parent's last
    /// child.
    private var lastAmongSiblings: [Bool] {
        var isLast: [Bool] = []
        isLast.reserveCapacity(nodes.count)
        // For each level, read backward: whether a later sibling was seen.
        var seen: [Bool] = []
        for node in nodes.reversed() {
            if seen.count > node.depth + 1 { seen.removeLast(seen.count - node.depth - 1) }
            while seen.count <= node.depth { seen.append(false) }
            isLast.append(!seen[node.depth])
            seen[node.depth] = true
        }
        return isLast.reversed()
    }
}

extension RIBTree.Node {
    fileprivate var remark: String {
        var remarks = hasView ? ["view"] : []
        if isAsleep { remarks.append("asleep") } else if !isActive { remarks.append("inactive") }
        return remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
    }
}
