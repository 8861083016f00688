import Synchronization

/// One run of a factory that has deferred needs: until it is finished they must not be read by it.
@usableFromInline
final class Construction: Sendable {
    /// The registration whose factory runs.
    let owner: Origin
    private let context: ExecutionContext
    @usableFromInline let isFinished = Atomic(false)

    init(owner: Origin, context: ExecutionContext) {
        self.owner = owner
        self.context = context
    }

    func finish() {
        isFinished.store(true, ordering: .releasing)
    }

    /// Whether the caller is called, however deeply, by the factory itself. Somebody else, such as a
    /// task that the factory started, may read what is deferred: they can wait.
    var isCallerInside: Bool {
        !isFinished.load(ordering: .acquiring) && ExecutionContext.current == context
    }
}
