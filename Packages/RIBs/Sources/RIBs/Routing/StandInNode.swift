/// The place in the tree of a child that only conforms to `Routing`, as a test's own may.
///
/// It looks after its own children; the tree knows of none.
@MainActor
final class StandInNode: RouterNode {
    private let standIn: any Routing

    override var routing: any Routing { standIn }

    init(of standIn: any Routing) {
        self.standIn = standIn
        super.init(interactable: standIn.interactable)
        LiveCounts.counted.routers -= 1
    }

    isolated deinit {
        LiveCounts.counted.routers += 1
    }

    override func becameLoaded() { standIn.load() }

    override func expectReleases() {}
}
