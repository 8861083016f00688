/// An unowned reference to a router.
///
/// It is safe for links to a parent, a previous sibling or a last child. Such links are used on the
/// main actor only. A link is cleared when its router leaves the tree, at the latest in the
/// router's deinit.
///
/// A router that another thread has released remains its children's parent until its deinit runs. A
/// `weak` or `unowned` reference would fail in this time.
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
