import Synchronization

extension Container {
    /// Closes the container or scope.
    ///
    /// Open scopes are closed first, the last opened first. The kept objects are then disposed of
    /// in reverse order of creation; see ``Disposable``.
    ///
    /// Closing waits for running factories and cancels asynchronous factories. Every later
    /// resolution throws ``ResolutionError/closed(_:)``.
    ///
    /// A concurrent call waits for the first call; a later call has no effect. A call from a
    /// factory or from `dispose()` returns at once; otherwise it would wait for itself.
    ///
    /// The method runs on the caller's actor, and suspends only to wait.
    /// - Throws: ``DisposalErrors`` to the first caller, after all objects were disposed of.
    public nonisolated(nonsending) func close() async throws(DisposalErrors) {
        guard let children = contents.lifecycle.beginClosing() else {
            if ClosingContainers.current.isEmpty { await contents.lifecycle.waitForClosing() }
            return
        }
        let context = ExecutionContext.current
        if waits.isMaking(context) || nesting.contains(context) {
            Task.detached { await self.contents.finishClosing(children) }
            return
        }
        let failures = await contents.finishClosing(children)
        guard failures.isEmpty else { throw DisposalErrors(failures: failures) }
    }
}

extension ContainerContents {
    @discardableResult
    fileprivate nonisolated(nonsending) func finishClosing(
        _ children: [ContainerContents]
    ) async -> [DisposalErrors.Failure] {
        // The container may be released meanwhile, or before.
        defer { lifecycle.endClosing() }
        guard beginReading() else { return [] }
        defer { endReading() }
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
        if !disposals.isEmpty { failures += await dispose(of: disposals) }
        outer?.contents.lifecycle.remove(self)
        return failures
    }

    private func dispose(
        of disposals: [(made: Lifecycle.Made, object: any Disposable)],
        isolation: isolated (any Actor)? = #isolation
    ) async -> [DisposalErrors.Failure] {
        let closing = ClosingContainers.current + [ObjectIdentifier(self)]
        return await ClosingContainers.$current.withValue(closing) {
            // A closure runs on the actor that it captures.
            _ = isolation
            var failures: [DisposalErrors.Failure] = []
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
    }

    /// Returns the objects to dispose of, each once, in the order in which they were made.
    ///
    /// An object that the enclosing container keeps is left out, even if the scope registers the
    /// object under another id.
    private func disposals() -> [(made: Lifecycle.Made, object: any Disposable)] {
        // Not of identifiers: each new type of keys costs a search of all conformances.
        var known: Set<Int> = []
        var disposals: [(made: Lifecycle.Made, object: any Disposable)] = []
        for made in lifecycle.made {
            for object in made.keeper.disposables(made.instance) {
                let identity = ObjectIdentifier(object)
                guard known.insert(Int(bitPattern: identity)).inserted else { continue }
                if outer?.contents.keeps(identity, neededBy: made.node) != true {
                    disposals.append((made, object))
                }
            }
        }
        return disposals
    }

    /// Indicates whether the object meets a need of `node` and is kept by this or the enclosing
    /// container.
    private func keeps(_ identity: ObjectIdentifier, neededBy node: Int32) -> Bool {
        wiring.edges(of: Int(node)).contains { edge in
            guard let keeper = keeper(of: Int(edge.target)) else { return false }
            return keeper.lifecycle.made.contains { made in
                made.node == edge.target
                    && made.keeper.disposables(made.instance).contains {
                        ObjectIdentifier($0) == identity
                    }
            }
        }
    }

    /// Removes all instances and makers from the cells, so that no later resolution finds them.
    ///
    /// The instances and makers are freed with the container, because another thread may still use
    /// them.
    private func withdrawInstances() {
        cells.forEach { cell in
            if let maker = cell.withdraw() { lifecycle.retire(maker) }
        }
    }
}

/// The containers that the current task is closing, the outermost call first.
///
/// Child tasks inherit the list, because a disposal may wait for a child task.
private enum ClosingContainers {
    @TaskLocal static var current: [ObjectIdentifier] = []
}
