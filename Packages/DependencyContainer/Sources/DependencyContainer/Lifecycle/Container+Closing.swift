extension Container {
    /// Closes the container or scope.
    ///
    /// It closes the open scopes, the last opened first, and then disposes of the kept objects in
    /// reverse order of creation; see ``Disposable``.
    ///
    /// It waits for running factories and cancels asynchronous ones. Every later resolution throws
    /// ``ResolutionError/closed(_:)``. A concurrent call waits for the first one; closing again has
    /// no effect. A factory, or an object that is being disposed of, may also call it, and does not
    /// wait, because it would wait for itself.
    ///
    /// - Throws: ``DisposalErrors`` after everything was disposed of, to the first caller only.
    public func close() async throws(DisposalErrors) {
        guard let children = contents.lifecycle.beginClosing() else {
            if ClosingContainers.current.isEmpty { await contents.lifecycle.waitForClosing() }
            return
        }
        if let context = ExecutionContext.current,
            waits.isMaking(context) || nesting.contains(context)
        {
            Task.detached { await self.contents.finishClosing(children) }
            return
        }
        let failures = await contents.finishClosing(children)
        guard failures.isEmpty else { throw DisposalErrors(failures: failures) }
    }
}

extension ContainerContents {
    @discardableResult
    fileprivate func finishClosing(
        _ children: [ContainerContents]
    ) async -> [DisposalErrors.Failure] {
        // The container may be released meanwhile, or before.
        defer { lifecycle.endClosing() }
        guard beginReading() else { return [] }
        defer { endReading() }
        let closing = ClosingContainers.current + [ObjectIdentifier(self)]
        let failures = await ClosingContainers.$current.withValue(closing) {
            await closeEverything(children)
        }
        outer?.contents.lifecycle.remove(self)
        return failures
    }

    private func closeEverything(_ children: [ContainerContents]) async -> [DisposalErrors.Failure]
    {
        var failures: [DisposalErrors.Failure] = []
        for child in children {
            // Only a whole container has open scopes.
            if child.lifecycle.beginClosing() != nil {
                failures += await child.finishClosing([])
            } else if !ClosingContainers.current.contains(ObjectIdentifier(child)) {
                await child.lifecycle.waitForClosing()
            }
        }
        inFlightTasks.cancelAll()
        await lifecycle.waitForMaking()
        let disposals = disposals()
        withdrawInstances()
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

    /// Returns the objects to dispose of, each once, in the order in which they were made.
    ///
    /// An object that the enclosing container keeps is not among them, even if it has another id
    /// here.
    private func disposals() -> [(made: Lifecycle.Made, object: any Disposable)] {
        // Not of identifiers: each new type of keys costs a search of all conformances.
        var known: Set<Int> = []
        var disposals: [(made: Lifecycle.Made, object: any Disposable)] = []
        for made in lifecycle.made {
            for object in made.keeper.disposables(made.address.pointer) {
                let identity = ObjectIdentifier(object)
                guard known.insert(Int(bitPattern: identity)).inserted else { continue }
                if outer?.contents.keeps(identity, neededBy: made.node) != true {
                    disposals.append((made, object))
                }
            }
        }
        return disposals
    }

    /// Indicates whether this or the enclosing container keeps an object as a need of that node.
    private func keeps(_ identity: ObjectIdentifier, neededBy node: Int32) -> Bool {
        wiring.edges(of: Int(node)).contains { edge in
            guard let keeper = keeper(of: Int(edge.target)) else { return false }
            return keeper.lifecycle.made.contains { made in
                made.node == edge.target
                    && made.keeper.disposables(made.address.pointer).contains {
                        ObjectIdentifier($0) == identity
                    }
            }
        }
    }

    /// Hides all instances from readers.
    ///
    /// They are freed with the container, because another thread may be reading one.
    private func withdrawInstances() {
        cells.forEach { cell in
            cell.pointee.instance.store(nil, ordering: .releasing)
            if let maker = cell.pointee.readyMaker.exchange(nil, ordering: .acquiringAndReleasing) {
                lifecycle.retire(maker)
            }
        }
    }
}

/// The containers that the current task is closing, the outermost call first.
///
/// Child tasks inherit them, because a disposal may wait for a child task.
private enum ClosingContainers {
    @TaskLocal static var current: [ObjectIdentifier] = []
}
