public import Synchronization

/// A run of a factory, during which the factory must not read its deferred needs.
@usableFromInline
final class Construction: Sendable {
    /// The registration of the running factory.
    let owner: Origin
    private let context: ExecutionContext
    /// The thread of a synchronous factory; nil for an asynchronous one.
    private let thread: ExecutionContext?
    @usableFromInline let isFinished = Atomic(false)

    init(owner: Origin, isAsynchronous: Bool = false) {
        self.owner = owner
        context = .current
        thread = isAsynchronous ? nil : .currentThread
    }

    func finish() {
        isFinished.store(true, ordering: .releasing)
    }

    /// Indicates whether the caller runs inside the factory, at any call depth.
    ///
    /// Other tasks, even those started by the factory, may read a deferred need, because they can
    /// wait for the factory.
    var isCallerInside: Bool {
        guard !isFinished.load(ordering: .acquiring) else { return false }
        return ExecutionContext.current == context || ExecutionContext.currentThread == thread
    }
}

/// Runs a factory and marks its construction as finished when the factory returns.
/// - Parameter origin: The registration of the factory; nil if the factory has no deferred needs.
func tracking<Value>(
    _ origin: Origin?,
    _ resolution: borrowing Resolution,
    _ factory: (borrowing Resolution) throws -> Value
) throws -> Value {
    guard let origin else { return try factory(resolution) }
    let container = resolution.container
    let construction = Construction(owner: origin)
    defer { construction.finish() }
    return try factory(Resolution(container, Unretained(construction)))
}

/// Runs an asynchronous factory and marks its construction as finished when the factory returns.
func trackingAsynchronously<Value: Sendable>(
    _ origin: Origin?,
    _ resolution: AsyncResolution,
    _ factory: (AsyncResolution) async throws -> Value
) async throws -> Value {
    guard let origin else { return try await factory(resolution) }
    let construction = Construction(owner: origin, isAsynchronous: true)
    defer { construction.finish() }
    return try await factory(
        AsyncResolution(container: resolution.container, construction: construction)
    )
}
