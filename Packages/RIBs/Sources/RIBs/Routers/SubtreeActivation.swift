/// Activates and deactivates whole subtrees, parents before children.
///
/// Both operations loop over a list of pending routers, because recursion would overflow the stack
/// in a deep tree. Hooks may change the tree meanwhile, so each router is checked when its turn
/// comes.
///
/// A router has to be active if and only if its parent is active. A router that is already in the
/// right state is skipped together with its subtree.
@MainActor
enum SubtreeActivation {
    /// The number of nested calls of `activate`, which occur when hooks attach children.
    private static var depth = 0

    /// The depth at which the activation of a further child is left to the outermost call.
    private static let greatestDepth = 100

    /// The routers that the outermost call of `activate` has yet to activate.
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

    /// Activates and loads every router below an active router.
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

    /// Deactivates every router below a deactivated router.
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

    /// Activates and loads one router without its children.
    ///
    /// - Returns: True if the router's children may have to be activated.
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
