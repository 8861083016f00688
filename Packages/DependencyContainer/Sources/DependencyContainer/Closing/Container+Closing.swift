extension Container {
    /// Ends the container or scope: closes what was opened within, the last first, and disposes of
    /// what it keeps, what was made last first. See ``Disposable``.
    ///
    /// It waits for factories that run, and cancels asynchronous ones. After it nothing is resolved
    /// any more: ``ResolutionError/closed(_:)``. Who closes what is being closed waits for the end of
    /// that; closing a second time does nothing.
    ///
    /// - Throws: ``DisposalErrors``, after everything was disposed of, when some of it failed; to who
    ///   was the first to close it.
    public func close() async throws(DisposalErrors) {
        guard let children = lifecycle.beginClosing() else {
            // What is disposed of may close what it is in; that cannot wait for itself.
            if !BeingClosed.containers.contains(ObjectIdentifier(self)) {
                await lifecycle.waitForClosing()
            }
            return
        }
        let around = BeingClosed.containers
        let failures = await BeingClosed.$containers.withValue(around + [ObjectIdentifier(self)]) {
            await closeEverything(children)
        }
        outer?.lifecycle.remove(ObjectIdentifier(self))
        lifecycle.endClosing()
        guard failures.isEmpty else { throw DisposalErrors(failures: failures) }
    }

    private func closeEverything(_ children: [Container]) async -> [DisposalErrors.Failure] {
        var failures: [DisposalErrors.Failure] = []
        for child in children {
            do throws(DisposalErrors) {
                try await child.close()
            } catch {
                failures += error.failures
            }
        }
        flights.cancelAll()
        await lifecycle.waitForMaking()
        let made = lifecycle.made
        takeOutEverything()
        for made in made.reversed() {
            guard let object = made.keeper.disposable(made.address.pointer) else { continue }
            do {
                try await object.dispose()
            } catch {
                let step = wiring.firstStep(of: Int(made.node))
                failures.append(DisposalErrors.Failure(step: step, error: error))
            }
        }
        return failures
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

/// The containers that the current task closes, the outermost first.
private enum BeingClosed {
    @TaskLocal static var containers: [ObjectIdentifier] = []
}
