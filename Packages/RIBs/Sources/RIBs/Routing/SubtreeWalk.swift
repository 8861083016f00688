/// Waking and putting to sleep whole subtrees, parent before child.
///
/// Written as loops over a list of what is still to be visited: a tree may be deeper than the
/// stack.
@MainActor
enum SubtreeWalk {
    /// Activates and loads the given children of `parent` and every router below them.
    static func wake(_ children: [any Routing], of parent: any Routing) {
        var pending = children.reversed().map { (router: $0, parent: parent) }
        while let (router, parent) = pending.popLast() {
            // A hook that ran in the meantime may have detached it, or put its parent to sleep.
            guard parent.interactable.isActive, isAttached(router, to: parent) else { continue }
            // Taken before the hooks run: a child that a hook attaches is woken there and then, and
            // looking at it again would cost the square of the depth.
            let sleeping = router.children
            router.interactable.activate()
            guard router.interactable.isActive else { continue }
            if let router = router as? any ParentAware {
                router.loadOnce()
            } else {
                router.load()
            }
            pending.append(contentsOf: sleeping.reversed().map { ($0, router) })
        }
    }

    /// Deactivates `root` and every router below it.
    static func sleep(_ root: any Routing) {
        var pending = [root]
        while let router = pending.popLast() {
            router.interactable.deactivate()
            pending.append(contentsOf: router.children.reversed())
        }
    }

    private static func isAttached(_ child: any Routing, to parent: any Routing) -> Bool {
        guard let child = child as? any ParentAware else {
            return parent.children.contains { $0 === child }
        }
        return child.parent === parent
    }
}
