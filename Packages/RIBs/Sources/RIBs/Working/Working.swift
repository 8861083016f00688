/// What an interactor sees of a worker.
@MainActor
public protocol Working: AnyObject {
    /// Whether the worker has been started and not stopped; also true while it waits for its
    /// interactor to become active.
    var isStarted: Bool { get }

    /// Whether the worker is started, now and at each change; completes when the worker goes away.
    var isStartedStream: ValueStream<Bool> { get }

    /// Binds the worker to an interactor: it works whenever that is active. Does nothing when the
    /// worker is started already.
    ///
    /// - Parameter interactorScope: the interactor; not held.
    func start(_ interactorScope: any InteractorScope)

    /// Ends the work at once, and the tie to the interactor. Does nothing when it is not started.
    func stop()
}
