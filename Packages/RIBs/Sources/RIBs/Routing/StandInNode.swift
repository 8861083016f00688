/// The place in the tree of a child that only conforms to `Routing`, as a test's own may.
///
/// It looks after its own children; the tree knows of none.
@MainActor
final class StandInNode: RouterNode {
    private let standIn: any Routing

    override var routing: any Routing { standIn }

    init(of standIn: any Routing) {
        self.standIn = standIn
        // As a stand-in's own interactor: a real one in it belongs to a real router.
        super.init(interactable: standIn.interactable, ownInteractor: nil)
        LiveCounts.counted.routers -= 1
    }

    isolated deinit {
        LiveCounts.counted.routers += 1
    }

    override func becameLoaded() { standIn.load() }

    override func expectReleases() {}
}
