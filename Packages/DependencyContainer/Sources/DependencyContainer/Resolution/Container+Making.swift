import Synchronization

extension Container {
    /// Makes everything kept that the node needs eagerly, its needs before itself and in their order,
    /// then the node. A stack of its own instead of recursion: a chain of needs may be longer than a
    /// thread's stack is deep.
    /// - Parameter hold: gets what is to be kept alive until the node itself is made.
    func prepare(_ location: Location, _ hold: Hold) throws(ResolutionError) {
        try ExecutionContext.withCurrent { (context) throws(ResolutionError) in
            var stack = [Preparation(location)]
            // Those that are never ready, such as what holds something weak, are looked at once.
            var passed: Set<UnsafeMutablePointer<Cell>> = []
            while let last = stack.indices.last {
                guard let next = try stack[last].next() else {
                    let location = stack.removeLast().location
                    try location.container.finish(location, context, hold)
                    if !location.cell.pointee.isReady { passed.insert(location.cell) }
                    continue
                }
                if !next.cell.pointee.isReady, !passed.contains(next.cell) {
                    stack.append(Preparation(next))
                }
            }
        }
    }

    /// Makes the node, of which all eager needs are ready, or publishes its maker.
    private func finish(
        _ location: Location,
        _ context: ExecutionContext,
        _ hold: Hold
    ) throws(ResolutionError) {
        guard !location.cell.pointee.isReady else { return }
        switch (location.scope, wiring.recipe(of: location.node)) {
        case (.new, .synchronous(let maker)):
            if !wiring.reachesWeak(location.node) { try publish(maker.published(), location) }
        case (.new, .argument(let maker)):
            if !wiring.reachesWeak(location.node) { try publish(maker, location) }
        case (.weak, .synchronous(let maker)):
            try makeAlone(location, context) {
                if let object = weakObject(of: location.node) {
                    hold.keep(object)
                    return nil
                }
                let instance = HeldInstance(maker.makeInstance(in: self), maker)
                if let object = maker.object(of: instance.pointer) {
                    remember(object, as: location.node)
                }
                hold.keep(instance, of: location)
                return nil
            }
        case (_, .synchronous(let maker)):
            try makeAlone(location, context) {
                guard !location.cell.pointee.isReady else { return nil }
                let instance = maker.makeInstance(in: self)
                return Lifecycle.Made(
                    node: Int32(location.node),
                    address: Address(instance),
                    keeper: maker
                )
            }
        case (_, .given), (_, .asynchronous), (_, .argument), (_, .decorator):
            // An input is there from the beginning; the others are not needed eagerly here.
            break
        }
    }

    /// Runs the body when nobody else makes what is kept there, and keeps what it gives.
    private func makeAlone(
        _ location: Location,
        _ context: ExecutionContext,
        _ body: () -> Lifecycle.Made?
    ) throws(ResolutionError) {
        try waiting.wait(context, for: location)
        let cell = location.cell
        let isOpen = cell.pointee.lock.withLock { _ in
            waiting.begin(context, making: location)
            defer { waiting.end(making: location) }
            guard lifecycle.beginMaking() else { return false }
            if let made = body() {
                // Noted before anybody can find it, and so before what will hold it.
                lifecycle.keep(made)
                cell.pointee.instance.store(made.address.pointer, ordering: .releasing)
            }
            lifecycle.endMaking()
            return true
        }
        if !isOpen { throw .closed(wiring.name(of: location.node)) }
    }

    /// Lets readers find a maker, as long as the container is open.
    private func publish(
        _ maker: some AnyObject,
        _ location: Location
    ) throws(ResolutionError) {
        guard lifecycle.beginMaking() else { throw .closed(wiring.name(of: location.node)) }
        location.cell.pointee.publish(maker)
        lifecycle.endMaking()
    }

    /// The object of a node that somebody holds.
    func weakObject(of node: Int) -> AnyObject? {
        weakObjects.withLock { $0[node] }?.object
    }

    func remember(_ object: AnyObject, as node: Int) {
        let reference = WeakObject(object: object)
        weakObjects.withLock { $0[node] = reference }
    }
}

/// One node that is being prepared, and those of its eager needs that were not looked at yet.
private struct Preparation {
    let location: Location
    private var edges: ArraySlice<Wiring.Edge>
    private var outerNeeds: ArraySlice<Wiring.OpenNeed>

    init(_ location: Location) {
        let wiring = location.container.wiring
        self.location = location
        edges = wiring.edges(of: location.node)
        outerNeeds = (wiring.outerNeeds[Int32(location.node)] ?? [])[...]
    }

    /// Whether what is of that kind can be made here and now. The compiler lets only the main actor
    /// need what is of the main actor; asynchronous factories wait for it, and for each other.
    private func mayMake(_ kind: Registration.Kind) -> Bool {
        switch kind {
        case .asyncService: false
        case .mainService: location.container.wiring.nodes[location.node].kind == .mainService
        default: true
        }
    }

    /// Where the next eager need is kept.
    mutating func next() throws(ResolutionError) -> Location? {
        let container = location.container
        while let edge = edges.popFirst() {
            let target = Int(edge.target)
            guard !edge.isDeferred, mayMake(container.wiring.nodes[target].kind) else { continue }
            guard let keeper = container.keeper(of: target) else {
                _ = try container.locate(container.wiring.nodes[target].slot)
                continue
            }
            return Location(container: keeper, node: target)
        }
        while let need = outerNeeds.popFirst() {
            guard !need.isDeferred,
                // Further out, even when the node has the same slot: a list that begins with another.
                let found = try container.wiring.outer?.locate(need.slot),
                mayMake(found.container.wiring.nodes[found.node].kind)
            else { continue }
            return found
        }
        return nil
    }
}
