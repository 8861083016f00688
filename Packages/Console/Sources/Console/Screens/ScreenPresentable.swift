public import RIBs

/// A presenter that queues input while its RIB works.
///
/// Because of the queue, a terminal, a pipe and a test give the same result for the same input.
@MainActor
public protocol ScreenPresentable: Presentable {
    /// Begins work, during which input is queued.
    ///
    /// Call this method before the first suspension of the work.
    func beginWork()

    /// Ends work, after which the queued input is handled.
    func endWork()
}

extension Interactor {
    /// Runs asynchronous work, such as a call to a service, while the screen queues its input.
    ///
    /// The work is canceled when the interactor is deactivated. An inactive interactor runs no
    /// work.
    ///
    /// - Parameters:
    ///   - presenter: The screen that queues its input.
    ///   - body: The work.
    public func work(
        on presenter: any ScreenPresentable,
        _ body: @escaping @MainActor () async -> Void
    ) {
        guard isActive else { return }
        presenter.beginWork()
        let work = task(body)
        Task {
            await work.value
            presenter.endWork()
        }
    }
}
