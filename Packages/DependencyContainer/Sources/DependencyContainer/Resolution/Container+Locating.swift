/// Where something is kept: in which container, as which node of its graph.
struct Location {
    let container: Container
    let node: Int

    var cell: UnsafeMutablePointer<Cell> { container.cell(of: node) }
    var scope: ScopeCode { container.wiring.nodes[node].scope }
    var step: DependencyStep { container.wiring.firstStep(of: node) }
}

extension Container {
    /// The cell of a node that this container keeps.
    func cell(of node: Int) -> UnsafeMutablePointer<Cell> {
        let place =
            scope < 0
            ? wiring.nodes[node].slot - wiring.firstSlot : wiring.homes.place(of: node)
        return cells.cells + place
    }

    /// The container that keeps the node: this one, or one around it of the same graph.
    /// - Returns: nil when the node is of a scope that is not open here.
    func keeper(of node: Int) -> Container? {
        let home = wiring.homes.home(of: node)
        var container = self
        while container.scope != home {
            guard container.scope >= 0, let outer = container.outer else { return nil }
            container = outer
        }
        return container
    }

    /// Where the service of that slot is kept.
    /// - Returns: nil when nothing is registered there.
    /// - Throws: ``ResolutionError/scopeNotOpen(_:scope:)``
    func locate(_ slot: Int) throws(ResolutionError) -> Location? {
        guard let found = registration(of: slot) else { return nil }
        if let keeper = found.container.keeper(of: found.node) {
            return Location(container: keeper, node: found.node)
        }
        let wiring = found.container.wiring
        throw .scopeNotOpen(
            SlotRegistry.name(of: slot),
            scope: wiring.blueprint.scopes[Int(wiring.homes.home(of: found.node))].description
        )
    }

    /// The innermost container, from here outwards, in whose graph the slot is registered.
    func registered(_ slot: Int) -> (wiring: Wiring, node: Int)? {
        registration(of: slot).map { ($0.container.wiring, $0.node) }
    }

    /// The same as a location of that container, open or not.
    func registration(of slot: Int) -> Location? {
        var container = self
        while true {
            if let node = container.wiring.node(at: slot) {
                return Location(container: container, node: node)
            }
            var outer = container.outer
            while let next = outer, next.wiring === container.wiring { outer = next.outer }
            guard let outer else { return nil }
            container = outer
        }
    }

    /// Whether a container inside of this one finds something at that slot.
    func sees(_ slot: Int) -> Bool {
        registration(of: slot).map { $0.container.keeper(of: $0.node) != nil } ?? false
    }

    /// The node of that slot, if it lives as long as somebody holds it, or holds one that does.
    func weakNode(at slot: Int) -> (wiring: Wiring, node: Int)? {
        guard let (wiring, node) = registered(slot), wiring.reachesWeak(node) else { return nil }
        return (wiring, node)
    }

    /// Whether the service of that slot is new each time.
    func makesAnew(at slot: Int) -> Bool {
        registered(slot).map { $0.wiring.nodes[$0.node].scope == .new } ?? false
    }
}
