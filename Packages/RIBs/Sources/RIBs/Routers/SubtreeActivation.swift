/// The activation and deactivation of whole subtrees, parents before children.
///
/// It loops over a list of pending routers, because a tree may be deeper than the stack. Hooks that
/// run on the way may change the tree, so each router is judged when its turn comes. It has to be
/// active if and only if its parent is. Below a router in the right state nothing has to be done.
@MainActor
enum SubtreeActivation {
    /// The number of calls of `activate` on the stack, where hooks attach children.
    private static var depth = 0

    /// The depth at which the activation of a further child waits for the outermost call.
    private static let greatestDepth = 100

    /// The routers that wait for the outermost call.
    // Unchecked, because each access ends before other code is called.
    @exclusivity(unchecked) private static var postponed = Queue<RouterNode>()

    /// Activates and loads a router, whose parent is active, and every router below it.
    static func activate(_ head: RouterNode) {
        guard depth < greatestDepth else { return postponed.append(head) }
        depth += 1
        if activateAlone(head) { activateChildren(of: head) }
        while depth == 1, let node = postponed.popFirst() {
            if node.mayBeActive, activateAlone(node) { activateChildren(of: node) }
        }
        depth -= 1
    }

    /// Activates and loads every router below an active one.
    static func activateChildren(of head: RouterNode) {
        guard head.mayHaveToActivateChildren else { return }
        var pending = ContiguousArray<RouterNode>()
        pending.appendChildren(of: head)
        while let node = pending.popLast() {
            if node.mayBeActive, activateAlone(node) { pending.appendChildren(of: node) }
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
            if node.mayBeActive {
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
        return node.mayHaveToActivateChildren
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
