/// The activation and deactivation of whole subtrees, parents before children.
///
/// It loops over a list of pending routers, because a tree may be deeper than the stack. Hooks that
/// run on the way may change the tree, so each router is judged when its turn comes. It has to be
/// active if and only if its parent is. Below a router in the right state nothing has to be done.
@MainActor
enum SubtreeActivation {
    /// Activates and loads a router, whose parent is active, and every router below it.
    static func activate(_ head: RouterNode) {
        if activateAlone(head) { activateChildren(of: head) }
    }

    /// Activates and loads every router below an active one.
    static func activateChildren(of head: RouterNode) {
        guard head.firstChild != nil, head.staysActive else { return }
        var pending = ContiguousArray<RouterNode>()
        pending.appendChildren(of: head)
        while let node = pending.popLast() {
            if node.parentStaysActive, activateAlone(node) { pending.appendChildren(of: node) }
        }
    }

    /// Deactivates a router and every router below it.
    static func deactivate(_ head: RouterNode) {
        if head.deactivate() { deactivateChildren(of: head) }
    }

    /// Deactivates every router below one that has been deactivated.
    static func deactivateChildren(of head: RouterNode) {
        // An observer may have activated it again, and its children with it.
        guard !head.staysActive else { return }
        var pending = ContiguousArray<RouterNode>()
        pending.appendChildren(of: head)
        while let node = pending.popLast() {
            guard !node.parentStaysActive else { continue }
            let mayHaveActiveChildren = node.deactivate()
            if node.parentStaysActive {
                // It has moved to another parent while it resigned.
                activate(node)
            } else if mayHaveActiveChildren, !node.staysActive {
                pending.appendChildren(of: node)
            }
        }
    }

    /// Activates and loads one router.
    ///
    /// - Returns: True if its children may have to be activated.
    private static func activateAlone(_ node: RouterNode) -> Bool {
        switch node.activate() {
        case .isInactive: return false
        case .wasActive where node.isLoaded: return false
        case .wasActive, .isActive: break
        }
        node.loadOnce()
        return node.firstChild != nil && node.staysActive
    }
}

extension ContiguousArray<RouterNode> {
    /// Appends the children of a router in reverse, so that the first one is popped first.
    @MainActor
    fileprivate mutating func appendChildren(of node: RouterNode) {
        var next = node.lastChild.node
        while let child = next {
            append(child)
            next = child.previousSibling.node
        }
    }
}
