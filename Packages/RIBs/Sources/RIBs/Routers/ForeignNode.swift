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
