import Synchronization

extension Container {
    /// Makes the kept services that a node needs eagerly, and then the node itself.
    ///
    /// The method uses an explicit stack, because recursion through a long chain of needs could
    /// overflow the thread's stack.
    /// - Parameter keepAlive: The storage that keeps weak services alive until the node is made.
    func prepare(_ location: Location, _ keepAlive: inout KeepAlive) throws(ResolutionError) {
        let context = ExecutionContext.current
        // The most frequent case, without a stack.
        if contents.hasReadyNeeds(location.node) {
            return try finish(location, context, &keepAlive)
        }
        var current = Preparation(location)
        // Mostly empty, because most needs exist already.
        var owners: [Preparation] = []
        // Services that are never ready, such as weak ones, are visited once.
        var visited: Set<ServiceCell> = []
        while true {
            while let next = try current.next() {
                guard !next.cell.isReady, !visited.contains(next.cell) else { continue }
                owners.append(current)
                current = Preparation(next)
            }
            let location = current.location
            do throws(ResolutionError) {
                try location.container.finish(location, context, &keepAlive)
            } catch {
                throw error.along(owners.map(\.location.step))
            }
            guard let owner = owners.popLast() else { return }
            if !location.cell.isReady { visited.insert(location.cell) }
            current = owner
        }
    }

    /// Makes a node whose eager needs are ready.
    ///
    /// For the scope ``Scope/new``, the method stores the maker in the cell instead of making an
    /// object.
    private func finish(
        _ location: Location,
        _ context: ExecutionContext,
        _ keepAlive: inout KeepAlive
    ) throws(ResolutionError) {
        guard !location.cell.isReady else { return }
        switch (location.scope, wiring.recipe(of: location.node)) {
        case (.new, .synchronous(let maker)):
            if !wiring.reachesWeak(location.node) { try publish(maker.published(), location) }
        case (.weak, .synchronous(let maker)):
            try makeExclusively(location, context) { () throws(ResolutionError) in
                if let object = location.cell.weakInstance?.object {
                    keepAlive.keep(object)
                    return nil
                }
                let instance = OwnedInstance(try maker.makeInstance(in: self), maker)
                if let reference = maker.weakReference(to: instance.instance) {
                    location.cell.store(reference)
                }
                keepAlive.keep(instance, of: location)
                return nil
            }
        case (_, .synchronous(let maker)):
            try makeExclusively(location, context) { () throws(ResolutionError) in
                guard !location.cell.isReady else { return nil }
                let instance = try maker.makeInstance(in: self)
                let node = Int32(location.node)
                return Lifecycle.Made(node: node, instance: instance, keeper: maker)
            }
        case (_, .given), (_, .asynchronous), (_, .decorator):
            // An input exists from the start; the others are no eager needs.
            break
        }
    }

    /// Runs the body while no other task or thread makes the service, and keeps the instance that
    /// the body returns.
    private func makeExclusively(
        _ location: Location,
        _ context: ExecutionContext,
        _ body: () throws(ResolutionError) -> Lifecycle.Made?
    ) throws(ResolutionError) {
        let cell = location.cell
        func make() throws(ResolutionError) {
            waits.begin(context, on: .currentThread, making: location)
            defer { waits.end(making: location) }
            guard contents.lifecycle.beginMaking() else {
                throw .closed(wiring.name(of: location.node))
            }
            var made: Lifecycle.Made?
            defer { contents.lifecycle.endMaking(made, in: cell) }
            made = try body()
        }
        let wasFree: Void? = try cell.withLockIfAvailable(make)
        guard wasFree == nil else { return }
        try waits.wait(context, for: location)
        try cell.withLock { () throws(ResolutionError) in
            waits.stopWaiting(context)
            try make()
        }
    }

    /// Stores a maker in the cell for later resolutions, or throws if the container is closed.
    private func publish(
        _ maker: any AnyObject & Sendable,
        _ location: Location
    ) throws(ResolutionError) {
        guard contents.lifecycle.beginMaking() else {
            throw .closed(wiring.name(of: location.node))
        }
        location.cell.publish(maker)
        contents.lifecycle.endMaking()
    }
}

/// A node that is being prepared, and the eager needs that are still to be visited.
private struct Preparation {
    let location: Location
    private var edges: ArraySlice<Wiring.Edge>

    init(_ location: Location) {
        self.location = location
        edges = location.container.wiring.edges(of: location.node)
    }

    /// Returns the location of the next eager need that is made synchronously.
    ///
    /// Asynchronous services are skipped, because a factory awaits its asynchronous needs itself.
    /// Services of the main actor are included: only factories of the main actor can need them, so
    /// the caller runs on the main actor.
    mutating func next() throws(ResolutionError) -> Location? {
        let container = location.container
        while let edge = edges.popFirst() {
            let target = Int(edge.target)
            guard !edge.isDeferred, container.wiring.nodes[target].kind != .asyncService else {
                continue
            }
            return try container.location(of: target)
        }
        return nil
    }
}
