/// A router's place in the tree of RIBs: what every `Router` is, whatever its interactor's type.
///
/// It cannot be subclassed but by way of `Router`.
///
/// The children are a list that goes through the routers themselves, so that one is attached and
/// detached in constant time, however many siblings it has. `firstChild` and `nextSibling` hold what
/// they point to; the other links point to what is held by those.
@MainActor
open class RouterNode: Routing {
    /// The RIB's interactor, as the parent sees it.
    public final let interactable: any Interactable

    /// The same interactor, if it is one of the runtime's own, which is called directly.
    final let ownInteractor: Interactor?

    final var firstChild: RouterNode?
    final var nextSibling: RouterNode?

    // Unsafe, and sound: each is read and written on the main actor only, and whoever it points to
    // sets it to nil when it is unlinked, at the latest in its deinit, which is on the main actor
    // too. Neither `weak` nor checked `unowned` would do: a router that was dropped by another thread
    // and waits for its deinit is still its children's parent.
    unowned(unsafe) final var parent: RouterNode?
    unowned(unsafe) final var lastChild: RouterNode?
    unowned(unsafe) final var previousSibling: RouterNode?

    final private(set) var isLoaded = false

    /// Made when it is first asked for: few routers are watched.
    private final var lifecycleStream: MutableValueStream<RouterLifecycle>?

    init(interactable: any Interactable) {
        self.interactable = interactable
        ownInteractor = interactable as? Interactor
        if let ownInteractor, ownInteractor.router == nil { ownInteractor.router = self }
        LiveCounts.counted.routers += 1
    }

    isolated deinit {
        LiveCounts.counted.routers -= 1
        if interactable.isActive { SubtreeWalk.sleep(self) }
        while let child = lastChild {
            unlink(child)
            ReleaseQueue.add(child)
        }
        lifecycleStream?.complete()
        if let ownInteractor, ownInteractor.router === self { ownInteractor.router = nil }
        if LeakDetector.isOn { expectReleases() }
        ReleaseQueue.empty()
    }

    /// What happens to the router: `didLoad` before it is called. A late subscriber is told too;
    /// completes when the router goes away.
    public final var lifecycle: ValueStream<RouterLifecycle> {
        if let lifecycleStream { return lifecycleStream }
        let made = MutableValueStream<RouterLifecycle>()
        if isLoaded { made.send(.didLoad) }
        lifecycleStream = made
        return made
    }

    /// The attached children, in the order in which they were attached. Put together when asked for,
    /// in time linear to their number.
    public final var children: [any Routing] {
        var children: [any Routing] = []
        var next = firstChild
        while let child = next {
            children.append(child.routing)
            next = child.nextSibling
        }
        return children
    }

    /// Tells the router that it is in use: calls `didLoad` the first time, and wakes the children
    /// that were attached before. Called for a child by its parent, for a root by who starts it.
    public final func load() {
        loadOnce()
        SubtreeWalk.wakeChildren(of: self)
    }

    /// The router is in use, its interactor already active: attach the children that are always
    /// there. Called once. The default does nothing.
    open func didLoad() {}

    /// Attaches a child, which becomes active and is loaded if this router's interactor is active.
    ///
    /// - Parameter child: a router without a parent.
    public final func attachChild(_ child: any Routing) {
        let node = child as? RouterNode ?? unlisted(child)
        if let kind = refusal(toAttach: node) {
            return ProgrammerError.report(
                ProgrammerError(kind: kind, subject: self, other: child)
            )
        }
        RouterObservers.report?(RouterEvent(moment: .willAttach, parent: self, child: child))
        link(node)
        SubtreeWalk.wake(node)
        RouterObservers.report?(RouterEvent(moment: .didAttach, parent: self, child: child))
    }

    /// Detaches a child with its whole subtree, which becomes inactive and keeps its own children.
    ///
    /// - Parameter child: a child of this router.
    public final func detachChild(_ child: any Routing) {
        guard let node = child as? RouterNode ?? listed(child), node.parent === self else {
            return ProgrammerError.report(
                ProgrammerError(kind: .detachingStranger, subject: self, other: child)
            )
        }
        RouterObservers.report?(RouterEvent(moment: .willDetach, parent: self, child: child))
        SubtreeWalk.sleep(node)
        if node.parent === self {
            unlink(node)
            RouterObservers.report?(RouterEvent(moment: .didDetach, parent: self, child: child))
        } else {
            // A hook has detached it already, and may have attached it elsewhere.
            SubtreeWalk.wake(node)
        }
    }

    /// What others are shown for this node.
    var routing: any Routing { self }

    /// Whether the interactor is active and will be.
    final var isAwake: Bool { ownInteractor?.isAwake ?? interactable.isActive }

    /// Activates the interactor without the subtree, which the walk looks after.
    final func activate() {
        if let ownInteractor { ownInteractor.begin() } else { interactable.activate() }
    }

    /// Deactivates the interactor without the subtree, which the walk looks after.
    final func deactivate() {
        if let ownInteractor { ownInteractor.end() } else { interactable.deactivate() }
        if LeakDetector.isOn { expectDisappearance() }
    }

    /// Loads without looking after the children, which the walk does.
    final func loadOnce() {
        guard !isLoaded else { return }
        isLoaded = true
        lifecycleStream?.send(.didLoad)
        becameLoaded()
    }

    /// The router is loaded.
    func becameLoaded() { didLoad() }

    /// The RIB has gone to sleep: its view must not be seen for long.
    func expectDisappearance() {}

    /// The router goes away: what it alone should hold must go too.
    func expectReleases() {
        LeakDetector.instance.expectDeallocate(object: interactable)
    }

    private func refusal(toAttach child: RouterNode) -> ProgrammerError.Kind? {
        if child.parent === self { return .attachingTwice }
        if child.parent != nil { return .attachingChildOfAnother }
        if child.isSelfOrAncestor(of: self) { return .attachingAncestor }
        return nil
    }

    private func isSelfOrAncestor(of node: RouterNode) -> Bool {
        if self === node { return true }
        // Only what has children can be above; so building a chain from its head stays cheap.
        guard firstChild != nil else { return false }
        var above = node.parent
        while let next = above {
            if next === self { return true }
            above = next.parent
        }
        return false
    }

    private func link(_ child: RouterNode) {
        child.parent = self
        if let last = lastChild {
            last.nextSibling = child
            child.previousSibling = last
        } else {
            firstChild = child
        }
        lastChild = child
    }

    private func unlink(_ child: RouterNode) {
        let (previous, next) = (child.previousSibling, child.nextSibling)
        if let next { next.previousSibling = previous } else { lastChild = previous }
        child.previousSibling = nil
        child.nextSibling = nil
        child.parent = nil
        // Last, because it may let go of the child.
        if let previous { previous.nextSibling = next } else { firstChild = next }
    }

    /// The node of a stand-in, which is no `RouterNode` itself.
    private func listed(_ child: any Routing) -> RouterNode? {
        var next = firstChild
        while let node = next, node.routing !== child { next = node.nextSibling }
        return next
    }

    private func unlisted(_ child: any Routing) -> RouterNode {
        listed(child) ?? StandInNode(of: child)
    }
}
