/// The part of a RIB that attaches and detaches its children.
///
/// ```swift
/// final class RootRouter: Router<any RootInteractable>, RootRouting {
///     override func didLoad() { attachChild(loggedOutBuilder.build(withListener: interactor)) }
/// }
/// ```
///
/// A child is listed, its interactor activated, and then it is loaded (once in its life); a child
/// attached to an inactive parent waits until its parent becomes active. On detaching, the parent
/// resigns before its children and the child is taken from the list last.
///
/// Using a router wrongly (attaching twice, detaching a stranger) goes to
/// `ProgrammerError.handler`.
@MainActor
open class Router<InteractorType>: Routing {
    /// The RIB's interactor, as the router sees it.
    public let interactor: InteractorType

    /// The same interactor, as the parent sees it.
    public let interactable: any Interactable

    /// The attached children, in the order in which they were attached.
    public final private(set) var children: [any Routing] = []

    weak var parent: (any Routing)?
    private var isLoaded = false
    private let lifecycleStream = MutableValueStream<RouterLifecycle>()

    /// What happens to the router; completes when it goes away.
    public final var lifecycle: ValueStream<RouterLifecycle> { lifecycleStream }

    /// Makes a router that is attached to nothing yet.
    ///
    /// - Parameter interactor: the RIB's interactor, held strongly. Must be `Interactable`; its
    ///   static type is often a protocol of the RIB's own, so this is checked here.
    public init(interactor: InteractorType) {
        guard let interactable = interactor as? any Interactable else {
            preconditionFailure(
                "\(type(of: interactor)) is no interactor: make it a subclass of Interactor"
            )
        }
        self.interactor = interactor
        self.interactable = interactable
    }

    /// Tells the router that it is in use: calls `didLoad` the first time, and wakes the children
    /// that were attached before. Called for a child by its parent, for a root by who starts it.
    public final func load() {
        let waiting = children
        loadOnce()
        SubtreeWalk.wake(waiting, of: self)
    }

    /// The router is in use, its interactor already active: attach the children that are always
    /// there. Called once. The default does nothing.
    open func didLoad() {}

    /// Attaches a child, which becomes active and is loaded if this router's interactor is active.
    ///
    /// - Parameter child: a router without a parent.
    public final func attachChild(_ child: any Routing) {
        if let error = refusal(toAttach: child) {
            return ProgrammerError.report(error)
        }
        children.append(child)
        (child as? any ParentAware)?.parent = self
        SubtreeWalk.wake([child], of: self)
    }

    /// Detaches a child with its whole subtree, which becomes inactive and keeps its own children.
    ///
    /// - Parameter child: a child of this router.
    public final func detachChild(_ child: any Routing) {
        guard position(of: child) != nil else {
            return ProgrammerError.report(
                ProgrammerError(kind: .detachingStranger, parent: self, child: child)
            )
        }
        SubtreeWalk.sleep(child)
        // Looked up again: a hook may have changed the list, or have detached this child itself.
        guard let position = position(of: child) else { return }
        children.remove(at: position)
        (child as? any ParentAware)?.parent = nil
    }

    private func refusal(toAttach child: any Routing) -> ProgrammerError? {
        if position(of: child) != nil {
            return ProgrammerError(kind: .attachingTwice, parent: self, child: child)
        }
        if (child as? any ParentAware)?.parent != nil {
            return ProgrammerError(kind: .attachingChildOfAnother, parent: self, child: child)
        }
        if isSelfOrAncestor(child) {
            return ProgrammerError(kind: .attachingAncestor, parent: self, child: child)
        }
        return nil
    }

    /// From the end, because what was attached last is what is mostly asked about.
    private func position(of child: any Routing) -> Int? {
        if let child = child as? any ParentAware, child.parent !== self { return nil }
        return children.lastIndex { $0 === child }
    }

    private func isSelfOrAncestor(_ router: any Routing) -> Bool {
        if router === self { return true }
        // Only what has children can be above; so building a chain from its head stays cheap.
        guard !router.children.isEmpty else { return false }
        var above = parent
        while let next = above {
            if next === router { return true }
            above = (next as? any ParentAware)?.parent
        }
        return false
    }
}

extension Router: ParentAware {
    final func loadOnce() {
        guard !isLoaded else { return }
        isLoaded = true
        lifecycleStream.send(.didLoad)
        didLoad()
    }
}
