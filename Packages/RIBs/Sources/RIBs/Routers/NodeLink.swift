/// An unowned link between routers.
///
/// Unsafe, and sound for the links to a parent, a previous sibling and a last child. They are used on
/// the main actor only, and the target clears them when it is unlinked, at the latest in its deinit.
///
/// `weak` and `unowned` would not do: a router that was released by another thread and waits for its
/// deinit is still its children's parent.
@MainActor
struct NodeLink {
    private let target: Unmanaged<RouterNode>?

    static let none = NodeLink()

    private init() { target = nil }

    init(_ node: RouterNode) { target = .passUnretained(node) }

    var isNone: Bool { target == nil }

    var node: RouterNode? { target?.takeUnretainedValue() }

    func leads(to node: RouterNode) -> Bool {
        target?.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
    }
}

/// The node of a child that conforms to `Routing` without being a `Router`, such as a test double.
///
/// The child manages its own children, which have no nodes.
@MainActor
final class ForeignNode: RouterNode {
    private let router: any Routing

    override var routing: any Routing { router }

    init(of router: any Routing) {
        self.router = router
        // Without `ownInteractor`: if the child has an `Interactor`, that belongs to another router.
        super.init(interactable: router.interactable, ownInteractor: nil)
        LiveCounts.counted.routers -= 1
    }

    isolated deinit {
        LiveCounts.counted.routers += 1
    }

    override func didLoad() { router.load() }

    override func expectReleases() {}
}
