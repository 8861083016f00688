import Synchronization

extension Container {
    /// Makes everything of the container that the node needs eagerly, its needs before itself and in
    /// their order, then the node. A stack of its own instead of recursion: a chain of needs may be
    /// longer than a thread's stack is deep.
    func prepare(_ node: Int) throws(ResolutionError) {
        try ExecutionContext.withCurrent { (context) throws(ResolutionError) in
            var stack = [(node: node, edges: wiring.edges(of: node))]
            while let last = stack.indices.last {
                guard let edge = stack[last].edges.popFirst() else {
                    try finish(stack.removeLast().node, context)
                    continue
                }
                let target = Int(edge.target)
                if !edge.isLazy, !isReady(target) {
                    stack.append((target, wiring.edges(of: target)))
                }
            }
        }
    }

    private func isReady(_ node: Int) -> Bool {
        cells[wiring.nodes[node].slot]?.pointee.isReady ?? false
    }

    /// Makes the node, of which all eager needs are ready, or publishes its maker.
    private func finish(_ node: Int, _ context: ExecutionContext) throws(ResolutionError) {
        guard let cell = cells[wiring.nodes[node].slot], !cell.pointee.isReady else { return }
        let maker = wiring.maker(of: node)
        if wiring.nodes[node].scope == .new {
            cell.pointee.readyMaker.store(
                Unmanaged<AnyObject>.passUnretained(maker).toOpaque(),
                ordering: .releasing
            )
            return
        }
        if let chain = waiting.wait(context, for: node) {
            throw .wouldWaitForItself(
                chain.flatMap { wiring.registrations(of: $0).prefix(1).map { wiring.step($0) } }
            )
        }
        cell.pointee.lock.withLock { _ in
            waiting.begin(context, making: node)
            defer { waiting.end(making: node) }
            guard !cell.pointee.isReady else { return }
            let instance = maker.makeInstance(in: self)
            made.withLock { $0.append(Int32(node)) }
            cell.pointee.instance.store(instance, ordering: .releasing)
        }
    }
}
