/// Waking and putting to sleep whole subtrees, parent before child.
///
/// Written as loops over a list of what is still to be visited: a tree may be deeper than the
/// stack. The hooks that run on the way may change the tree in any manner. So each router is judged when
/// its turn comes, by one rule: it is awake if and only if it has a parent that is awake; and below
/// a router that is as it should be already, everything is.
@MainActor
enum SubtreeWalk {
    /// Activates and loads a router, whose parent is awake, and every router below it.
    static func wake(_ head: RouterNode) {
        if wakeAlone(head) { wakeChildren(of: head) }
    }

    /// Activates and loads every router below one, if that one is awake.
    static func wakeChildren(of head: RouterNode) {
        guard head.firstChild != nil, head.isAwake else { return }
        var pending = ContiguousArray<RouterNode>()
        pending.appendChildren(of: head)
        while let node = pending.popLast() {
            if node.hasAwakeParent, wakeAlone(node) { pending.appendChildren(of: node) }
        }
    }

    /// Deactivates a router and every router below it.
    static func sleep(_ head: RouterNode) {
        if head.deactivate() { sleepChildren(of: head) }
    }

    /// Deactivates every router below one that has been deactivated.
    static func sleepChildren(of head: RouterNode) {
        // Somebody who heard of it may have started it again, and its children with it.
        guard !head.isAwake else { return }
        var pending = ContiguousArray<RouterNode>()
        pending.appendChildren(of: head)
        while let node = pending.popLast() {
            guard !node.hasAwakeParent else { continue }
            let mayHaveWork = node.deactivate()
            if node.hasAwakeParent {
                // It has moved to another parent while it resigned.
                wake(node)
            } else if mayHaveWork, !node.isAwake {
                pending.appendChildren(of: node)
            }
        }
    }

    /// - Returns: whether there may be work below.
    private static func wakeAlone(_ node: RouterNode) -> Bool {
        switch node.activate() {
        case .isInactive: return false
        case .wasActive where node.isLoaded: return false
        case .wasActive, .isActive: break
        }
        node.loadOnce()
        return node.firstChild != nil && node.isAwake
    }
}

extension ContiguousArray<RouterNode> {
    /// Puts the children of a router behind what is there, so that the first one comes off first.
    @MainActor
    fileprivate mutating func appendChildren(of node: RouterNode) {
        var next = node.lastChild.node
        while let child = next {
            append(child)
            next = child.previousSibling.node
        }
    }
}
