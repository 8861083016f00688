/// The base class of all routers, independent of their interactors' types.
///
/// Subclass `Router` instead.
///
/// The children form a linked list, so attaching and detaching take constant time, however many
/// siblings there are. `firstChild` and `nextSibling` are strong references; the other links are
/// unowned.
@MainActor
open class RouterNode: Routing {
    /// The RIB's interactor, with the type that the parent uses.
    public final let interactable: any Interactable

    /// The interactor as an `Interactor`, for direct calls; nil if the interactor is of another
    /// type.
    ///
    /// The reference is strong. Calls do not bind it to a variable, so that no call retains the
    /// interactor.
    final let ownInteractor: Interactor?

    final var firstChild: RouterNode?
    final var nextSibling: RouterNode?

    final var parent = NodeLink.none
    final var lastChild = NodeLink.none
    final var previousSibling = NodeLink.none

    final private(set) var isLoaded = false

    /// The reasons why the router and its subtree must not become active; empty for most routers.
    final var inactivityReasons: InactivityReasons = []

    // Here and not in the subclass that uses them, because they fit between other properties.
    /// A Boolean value that indicates whether the RIB's view, if any, belongs to this RIB alone.
    final var ownsView = true
    /// The index in the leak detector's `ViewTable`; negative if the router is not in it.
    final var viewPlace: Int32 = -1

    // Created by the first read of `lifecycle`, because few routers are observed.
    private final var lifecycleStream: MutableValueStream<RouterLifecycle>?

    @usableFromInline
    init(interactable: any Interactable, ownInteractor: Interactor?) {
        self.interactable = interactable
        self.ownInteractor = ownInteractor
        if LeakDetector.isOn, let ownInteractor { Self.checkCopy(of: ownInteractor) }
        LiveCounts.counted.routers += 1
        if let ownInteractor, ownInteractor.routerLink.isNone {
            ownInteractor.routerLink = NodeLink(self)
        }
    }

    isolated deinit {
        LiveCounts.counted.routers -= 1
        SubtreeActivation.deactivate(self)
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

    /// The lifecycle events of the router; a late subscriber also receives `didLoad`.
    ///
    /// The stream completes when the router is released.
    public final var lifecycle: ValueStream<RouterLifecycle> {
        if let lifecycleStream { return lifecycleStream }
        let stream = MutableValueStream<RouterLifecycle>()
        if isLoaded { stream.send(.didLoad) }
        lifecycleStream = stream
        return stream
    }

    /// The attached children, in the order of their attachment.
    ///
    /// - Complexity: O(*n*), where *n* is the number of children.
    public final var children: [any Routing] {
        var children: [any Routing] = []
        var next = firstChild
        while let child = next {
            children.append(child.routing)
            next = child.nextSibling
        }
        return children
    }

    /// Calls `didLoad` the first time, and activates the children that are attached already.
    ///
    /// A parent router calls this method for its children, and the program calls it for the root.
    public final func load() {
        loadOnce()
        SubtreeActivation.activateChildren(of: self)
    }

    /// Attaches the permanent children.
    ///
    /// Called once, after the interactor became active for the first time. The default does nothing.
    open func didLoad() {}

    /// Attaches a child, and activates and loads it if this router's interactor is active.
    ///
    /// If hooks such as `didLoad` attach children more than 100 levels deep, the child is activated
    /// when the outermost call ends.
    ///
    /// - Parameter child: A router without a parent.
    public final func attachChild(_ child: any Routing) {
        if child is RouterNode {
            attach(Self.node(child))
        } else {
            attach(foreignNode(of: child) ?? ForeignNode(of: child))
        }
    }

    /// Detaches a child and deactivates its subtree; the child keeps its own children.
    ///
    /// - Parameter child: A child of this router.
    public final func detachChild(_ child: any Routing) {
        if child is RouterNode {
            detach(Self.node(child))
        } else if let node = foreignNode(of: child) {
            detach(node)
        } else {
            ProgrammerError.report(.detachingStranger, self, child)
        }
    }

    /// Returns a router as a `RouterNode` without checking its type.
    ///
    /// Unlike a checked cast, this does not retain the router. Retaining costs as much as linking.
    private static func node(_ router: any Routing) -> RouterNode {
        unsafeDowncast(router, to: RouterNode.self)
    }

    final func attach(_ child: RouterNode, asleep: Bool = false) {
        if let kind = refusal(toAttach: child) {
            return ProgrammerError.report(kind, self, child.routing)
        }
        notifyObservers(.willAttach, child)
        link(child)
        if asleep {
            child.inactivityReasons = .asleep
        } else if allowsActiveChildren {
            SubtreeActivation.activate(child)
        }
        notifyObservers(.didAttach, child)
    }

    final func detach(_ child: RouterNode) {
        guard child.parent.leads(to: self) else {
            return ProgrammerError.report(.detachingStranger, self, child.routing)
        }
        if !child.inactivityReasons.contains(.detaching) {
            notifyObservers(.willDetach, child)
            // An observer may have detached it.
            guard child.parent.leads(to: self) else { return }
        }
        if child.isAsleep { child.endSleep() }
        child.inactivityReasons = .detaching
        SubtreeActivation.deactivate(child)
        if child.inactivityReasons.contains(.detaching) {
            unlink(child)
            notifyObservers(.didDetach, child)
        } else if child.mayBeActive {
            // A hook has detached it already, and attached it again.
            SubtreeActivation.activate(child)
        }
    }

    private func notifyObservers(_ moment: RouterEvent.Moment, _ child: RouterNode) {
        guard let notify = RouterObservers.notify else { return }
        notify(RouterEvent(moment: moment, parent: self, child: child.routing))
    }

    /// The router that this node represents in the public API.
    var routing: any Routing { self }

    /// A Boolean value that indicates whether the interactor is active and not resigning.
    final var staysActive: Bool { ownInteractor?.staysActive ?? interactable.isActive }

    /// A Boolean value that indicates whether `didBecomeActive` was called and resigning has not
    /// begun.
    private var allowsActiveChildren: Bool {
        ownInteractor?.allowsActiveChildren ?? interactable.isActive
    }

    /// A Boolean value that indicates whether the router is awake and attached to an active parent.
    final var parentStaysActive: Bool {
        inactivityReasons.isEmpty && parent.node?.staysActive ?? false
    }

    /// A Boolean value that indicates whether the router is awake and attached to a parent that
    /// allows active children.
    final var mayBeActive: Bool {
        inactivityReasons.isEmpty && parent.node?.allowsActiveChildren ?? false
    }

    /// A Boolean value that indicates whether the router has children that may need activation.
    final var mayHaveToActivateChildren: Bool { firstChild != nil && allowsActiveChildren }

    /// Activates the interactor without the subtree.
    final func activate() -> Interactor.Start {
        if let start = ownInteractor?.begin() { return start }
        if interactable.isActive { return .wasActive }
        interactable.activate()
        return interactable.isActive ? .isActive : .isInactive
    }

    /// Deactivates the interactor without the subtree.
    ///
    /// - Returns: True if there may be active children; false if there are no children, or if the
    ///   interactor was already inactive.
    final func deactivate() -> Bool {
        if let wasActive = ownInteractor?.end() {
            guard wasActive else { return false }
        } else {
            guard interactable.isActive else { return false }
            interactable.deactivate()
        }
        if LeakDetector.isOn { expectDisappearance() }
        return firstChild != nil
    }

    /// Loads the router without activating its children.
    final func loadOnce() {
        guard !isLoaded else { return }
        isLoaded = true
        lifecycleStream?.send(.didLoad)
        didLoad()
    }

    /// Returns whether a view is the RIB's view.
    func shows(_ view: any ViewControllable) -> Bool { false }

    /// Makes the leak detector expect that the RIB's view, if any, is hidden soon.
    func expectDisappearance() {}

    /// Makes the leak detector expect the release of the objects that only this router should hold.
    func expectReleases() {
        if let ownInteractor {
            LeakDetector.instance.expectRelease(ofOrphan: ownInteractor)
        } else {
            LeakDetector.instance.expectDeallocate(object: interactable)
        }
    }

    private func refusal(toAttach child: RouterNode) -> ProgrammerError.Kind? {
        if !child.parent.isNone {
            return child.parent.leads(to: self) ? .attachingTwice : .attachingChildOfAnother
        }
        return child.isSelfOrAncestor(of: self) ? .attachingAncestor : nil
    }

    private func isSelfOrAncestor(of node: RouterNode) -> Bool {
        if self === node { return true }
        // A router without children is not an ancestor; so building a chain from its head stays cheap.
        guard firstChild != nil else { return false }
        var ancestor = node.parent
        while let next = ancestor.node {
            if next === self { return true }
            ancestor = next.parent
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
        child.inactivityReasons = []
        // Last, because it may release the child.
        if let previous = previous.node { previous.nextSibling = next } else { firstChild = next }
    }

    /// Returns the child node that represents a router of another type; nil if the router is not a
    /// child.
    final func foreignNode(of child: any Routing) -> RouterNode? {
        var next = firstChild
        while let node = next, node.routing !== child { next = node.nextSibling }
        return next
    }
}
