import RIBs

/// A presenter that can be told that its RIB is at work.
///
/// While it is, no input reaches the screen: what is typed meanwhile waits. So a terminal, a pipe
/// and a test mean the same by the same input.
@MainActor
public protocol ScreenPresentable: Presentable {
    /// Work has begun; call it before anything is awaited.
    func beginWork()

    /// Work that was begun has ended.
    func endWork()
}

extension Interactor {
    /// Does what has to be waited for, such as asking a service, while the screen takes no input.
    ///
    /// The work is cancelled when the interactor is deactivated, and never begun when it is
    /// inactive.
    ///
    /// - Parameters:
    ///   - presenter: the screen that waits.
    ///   - body: the work.
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
