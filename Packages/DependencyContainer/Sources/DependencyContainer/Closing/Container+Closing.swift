extension Container {
    /// Ends the container or scope: closes what was opened within, the last first, and disposes of
    /// what it keeps, what was made last first. See ``Disposable``.
    ///
    /// It waits for factories that run, and cancels asynchronous ones. After it nothing is resolved
    /// any more: ``ResolutionError/closed(_:)``. Who closes what is being closed waits for the end of
    /// that; closing a second time does nothing. A factory may close it too, and something that is
    /// disposed of; these do not wait for the end, which would wait for them.
    ///
    /// - Throws: ``DisposalErrors``, after everything was disposed of, when some of it failed; to who
    ///   was the first to close it.
    public func close() async throws(DisposalErrors) {
        guard let children = lifecycle.beginClosing() else {
            if BeingClosed.containers.isEmpty { await lifecycle.waitForClosing() }
            return
        }
        if let context = ExecutionContext.current,
            waiting.isMaking(context) || nesting.contains(context)
        {
            Task.detached { await self.finishClosing(children) }
            return
        }
        let failures = await finishClosing(children)
        guard failures.isEmpty else { throw DisposalErrors(failures: failures) }
    }

    @discardableResult
    private func finishClosing(_ children: [Container]) async -> [DisposalErrors.Failure] {
        let containers = BeingClosed.containers + [ObjectIdentifier(self)]
        let failures = await BeingClosed.$containers.withValue(containers) {
            await closeEverything(children)
        }
        outer?.lifecycle.remove(ObjectIdentifier(self))
        lifecycle.endClosing()
        return failures
    }

    private func closeEverything(_ children: [Container]) async -> [DisposalErrors.Failure] {
        var failures: [DisposalErrors.Failure] = []
        for child in children {
            if let within = child.lifecycle.beginClosing() {
                failures += await child.finishClosing(within)
            } else if !BeingClosed.containers.contains(ObjectIdentifier(child)) {
                await child.lifecycle.waitForClosing()
            }
        }
        flights.groundAll()
        await lifecycle.waitForMaking()
        let disposals = disposals()
        takeOutEverything()
        for (made, object) in disposals.reversed() {
            do {
                try await object.dispose()
            } catch {
                let step = wiring.firstStep(of: Int(made.node))
                failures.append(DisposalErrors.Failure(step: step, error: error))
            }
        }
        return failures
    }

    /// What is to be disposed of, each object once, in the order in which it was made. What a
    /// container around keeps, and is registered here under another id, is not among it.
    private func disposals() -> [(made: Lifecycle.Made, object: any Disposable)] {
        var known: Set<ObjectIdentifier> = []
        var disposals: [(made: Lifecycle.Made, object: any Disposable)] = []
        for made in lifecycle.made {
            for object in made.keeper.disposables(made.address.pointer) {
                let identity = ObjectIdentifier(object)
                guard known.insert(identity).inserted else { continue }
                if outer?.keeps(identity, neededBy: made.node, of: wiring) != true {
                    disposals.append((made, object))
                }
            }
        }
        return disposals
    }

    /// Whether this container, or one around it, keeps an object that a service further in got as a
    /// need.
    private func keeps(_ identity: ObjectIdentifier, neededBy node: Int32, of wiring: Wiring)
        -> Bool
    {
        let needs =
            wiring.edges(of: Int(node)).map { wiring.nodes[Int($0.target)].slot }
            + (wiring.outerNeeds[node] ?? []).map(\.slot)
        return needs.contains { slot in
            guard let location = registration(of: slot),
                let keeper = location.container.keeper(of: location.node)
            else { return false }
            let made = keeper.lifecycle.made.filter { Int($0.node) == location.node }
            return made.contains { made in
                made.keeper.disposables(made.address.pointer).contains {
                    ObjectIdentifier($0) == identity
                }
            }
        }
    }

    /// Lets no reader find anything any more. Nothing is freed before the container is: another
    /// thread may be reading.
    private func takeOutEverything() {
        cells.forEach { cell in
            cell.pointee.instance.store(nil, ordering: .releasing)
            if let maker = cell.pointee.readyMaker.exchange(nil, ordering: .acquiringAndReleasing) {
                lifecycle.retire(maker)
            }
        }
    }
}

/// The containers that a task closes, the outermost call first. What it starts meanwhile has them too:
/// somebody who is disposed of may wait for that.
private enum BeingClosed {
    @TaskLocal static var containers: [ObjectIdentifier] = []
}
