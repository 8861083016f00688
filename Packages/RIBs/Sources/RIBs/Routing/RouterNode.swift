/// A router's place in the tree of RIBs: what every `Router` is, whatever its interactor's type.
///
/// It cannot be subclassed but by way of `Router`.
///
/// The children are a list that goes through the routers themselves, so that one is attached and
/// detached in constant time, however many siblings it has. `firstChild` and `nextSibling` hold
/// what they point to; the other links point to what is held by those.
@MainActor
open class RouterNode: Routing {
    /// The RIB's interactor, as the parent sees it.
    public final let interactable: any Interactable

    /// The same interactor, if it is one of the runtime's own, which is called directly. It is held
    /// by `interactable`, so not counting this reference is sound.
    unowned(unsafe) final let ownInteractor: Interactor?

    final var firstChild: RouterNode?
    final var nextSibling: RouterNode?

    final var parent = NodeLink.none
    final var lastChild = NodeLink.none
    final var previousSibling = NodeLink.none

    final private(set) var isLoaded = false

    /// Made when it is first asked for: few routers are watched.
    private final var lifecycleStream: MutableValueStream<RouterLifecycle>?

    @usableFromInline
    init(interactable: any Interactable, ownInteractor: Interactor?) {
        self.interactable = interactable
        self.ownInteractor = ownInteractor
        LiveCounts.counted.routers += 1
        if let ownInteractor, ownInteractor.routerLink.isNone {
            ownInteractor.routerLink = NodeLink(self)
        }
    }

    isolated deinit {
        LiveCounts.counted.routers -= 1
        SubtreeWalk.sleep(self)
        while let child = lastChild.node {
            unlink(child)
            ReleaseQueue.add(child)
        }
        lifecycleStream?.complete()
        if let ownInteractor, ownInteractor.routerLink.leads(to: self) {
            ownInteractor.routerLink = .none
        }
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

    /// The attached children, in the order in which they were attached. Put together when asked
    /// for, in time linear to their number.
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
        if child is RouterNode {
            attach(Self.node(child))
        } else {
            attach(listed(child) ?? StandInNode(of: child))
        }
    }

    /// Detaches a child with its whole subtree, which becomes inactive and keeps its own children.
    ///
    /// - Parameter child: a child of this router.
    public final func detachChild(_ child: any Routing) {
        if child is RouterNode {
            detach(Self.node(child))
        } else if let node = listed(child) {
            detach(node)
        } else {
            refuse(.detachingStranger, child)
        }
    }

    /// A router as the node that it is. Unsafe, and sound: asked only of what was found to be one.
    /// A cast would hold it for the time, which costs as much as linking it does.
    private static func node(_ router: any Routing) -> RouterNode {
        unsafeDowncast(router, to: RouterNode.self)
    }

    private func attach(_ child: RouterNode) {
        if let kind = refusal(toAttach: child) { return refuse(kind, child.routing) }
        tell(.willAttach, child)
        link(child)
        if isAwake { SubtreeWalk.wake(child) }
        tell(.didAttach, child)
    }

    private func detach(_ child: RouterNode) {
        guard child.parent.leads(to: self) else {
            return refuse(.detachingStranger, child.routing)
        }
        tell(.willDetach, child)
        SubtreeWalk.sleep(child)
        if child.parent.leads(to: self) {
            unlink(child)
            tell(.didDetach, child)
        } else if child.hasAwakeParent {
            // A hook has detached it already, and attached it elsewhere.
            SubtreeWalk.wake(child)
        }
    }

    private func tell(_ moment: RouterEvent.Moment, _ child: RouterNode) {
        guard let report = RouterObservers.report else { return }
        report(RouterEvent(moment: moment, parent: self, child: child.routing))
    }

    private func refuse(_ kind: ProgrammerError.Kind, _ child: any Routing) {
        ProgrammerError.report(ProgrammerError(kind: kind, subject: self, other: child))
    }

    /// What others are shown for this node.
    var routing: any Routing { self }

    /// Whether the interactor is active and will be.
    final var isAwake: Bool { ownInteractor?.isAwake ?? interactable.isActive }

    /// Whether it has a parent that is active and will be.
    final var hasAwakeParent: Bool { parent.node?.isAwake ?? false }

    /// Activates the interactor without the subtree, which the walk looks after.
    final func activate() -> Interactor.Start {
        if let ownInteractor { return ownInteractor.begin() }
        if interactable.isActive { return .wasActive }
        interactable.activate()
        return interactable.isActive ? .isActive : .isInactive
    }

    /// Deactivates the interactor without the subtree, which the walk looks after.
    ///
    /// - Returns: whether there may be work below: not if it was inactive already.
    final func deactivate() -> Bool {
        if let ownInteractor {
            guard ownInteractor.end() else { return false }
        } else {
            guard interactable.isActive else { return false }
            interactable.deactivate()
        }
        if LeakDetector.isOn { expectDisappearance() }
        return firstChild != nil
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
        if !child.parent.isNone {
            return child.parent.leads(to: self) ? .attachingTwice : .attachingChildOfAnother
        }
        return child.isSelfOrAncestor(of: self) ? .attachingAncestor : nil
    }

    private func isSelfOrAncestor(of node: RouterNode) -> Bool {
        if self === node { return true }
        // Only what has children can be above; so building a chain from its head stays cheap.
        guard firstChild != nil else { return false }
        var above = node.parent
        while let next = above.node {
            if next === self { return true }
            above = next.parent
        }
        return false
    }

    private func link(_ child: RouterNode) {
        child.parent = NodeLink(self)
        child.previousSibling = lastChild
        if let last = lastChild.node { last.nextSibling = child } else { firstChild = child }
        lastChild = NodeLink(child)
    }

    private func unlink(_ child: RouterNode) {
        let (previous, next) = (child.previousSibling, child.nextSibling)
        if let next { next.previousSibling = previous } else { lastChild = previous }
        child.previousSibling = .none
        child.nextSibling = nil
        child.parent = .none
        // Last, because it may let go of the child.
        if let previous = previous.node { previous.nextSibling = next } else { firstChild = next }
    }

    /// The node of a stand-in, which is no `RouterNode` itself.
    private func listed(_ child: any Routing) -> RouterNode? {
        var next = firstChild
        while let node = next, node.routing !== child { next = node.nextSibling }
        return next
    }
}
