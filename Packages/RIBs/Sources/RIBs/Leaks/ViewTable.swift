/// A table of the routers that have a view and were created while the leak detector was on.
///
/// The routers are not counted, because a weak reference to each would be slow. A router that is
/// released removes itself.
@MainActor
struct ViewTable {
    private var routers: ContiguousArray<NodeLink> = []

    mutating func add(_ router: RouterNode) {
        router.viewPlace = Int32(routers.count)
        routers.append(NodeLink(router))
    }

    mutating func remove(_ router: RouterNode) {
        let place = router.viewPlace
        guard let last = routers.popLast(), !last.leads(to: router) else { return }
        routers[Int(place)] = last
        last.node?.viewPlace = place
    }

    /// Returns a router whose RIB is active and has the view.
    func activeRouter(of view: any ViewControllable) -> RouterNode? {
        for router in routers {
            if let node = router.node, node.shows(view), node.interactable.isActive { return node }
        }
        return nil
    }
}
