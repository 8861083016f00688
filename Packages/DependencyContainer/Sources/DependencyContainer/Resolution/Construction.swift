import Synchronization

/// One run of a factory that has lazy needs: until it is finished they must not be read by it.
@usableFromInline
final class Construction: Sendable {
    /// The index of the registration whose factory runs.
    let owner: Int
    private let context: ExecutionContext
    private let isFinished = Atomic(false)

    init(owner: Int, context: ExecutionContext) {
        self.owner = owner
        self.context = context
    }

    func finish() {
        isFinished.store(true, ordering: .releasing)
    }

    /// Whether the caller is called, however deeply, by the factory itself. Somebody else, such as a
    /// task that the factory started, may read what is lazy: they can wait.
    var isCallerInside: Bool {
        !isFinished.load(ordering: .acquiring) && ExecutionContext.current == context
    }
}
