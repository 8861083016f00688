import Synchronization

/// A run of a factory with deferred needs, which the factory must not read before it returns.
@usableFromInline
final class Construction: Sendable {
    /// The registration of the running factory.
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

    /// Indicates whether the factory itself calls, however deeply.
    ///
    /// Another task, even one that the factory started, may read a deferred need, because it can
    /// wait.
    var isCallerInside: Bool {
        !isFinished.load(ordering: .acquiring) && ExecutionContext.current == context
    }
}

/// Runs a factory and finishes its construction when it has returned.
/// - Parameter origin: The registration if it has deferred needs.
func tracking<Value>(
    _ origin: Origin?,
    _ resolution: borrowing Resolution,
    _ factory: (borrowing Resolution) throws -> Value
) throws -> Value {
    guard let origin else { return try factory(resolution) }
    let container = resolution.container
    return try ExecutionContext.withCurrent { context in
        let construction = Construction(owner: origin, context: context)
        defer { construction.finish() }
        return try factory(Resolution(container, Unmanaged.passUnretained(construction)))
    }
}

/// Runs a factory of the main actor and finishes its construction when it has returned.
@MainActor
func trackingOnMainActor<Value>(
    _ origin: Origin?,
    _ resolution: borrowing Resolution,
    _ factory: @MainActor (borrowing Resolution) throws -> Value
) throws -> Value {
    guard let origin else { return try factory(resolution) }
    let container = resolution.container
    return try ExecutionContext.withCurrent { context in
        let construction = Construction(owner: origin, context: context)
        defer { construction.finish() }
        return try factory(Resolution(container, Unmanaged.passUnretained(construction)))
    }
}

/// Runs an asynchronous factory and finishes its construction when it has returned.
func trackingAsynchronously<Value: Sendable>(
    _ origin: Origin?,
    _ resolution: AsyncResolution,
    _ factory: (AsyncResolution) async throws -> Value
) async throws -> Value {
    guard let origin, let context = ExecutionContext.current else {
        return try await factory(resolution)
    }
    let construction = Construction(owner: origin, context: context)
    defer { construction.finish() }
    return try await factory(
        AsyncResolution(container: resolution.container, construction: construction)
    )
}
