/// The need for a service that is made when it is first awaited, created by
/// ``AsyncInjectID/lazily``.
///
/// Any factory may have it.
public struct AsyncLazily<Target: Sendable>: Need, DeferredNeed {
    /// The type of the factory's argument.
    public typealias Value = AsyncLazy<Target>

    let slot: Slot<Target>

    /// Returns the service's lazy reference.
    /// - Parameter resolution: The running resolution.
    public func value(in resolution: borrowing Resolution) -> AsyncLazy<Target> {
        AsyncLazy(deferred: Deferred(slot, resolution))
    }
}

/// A service that is made when it is first awaited: ``Lazy`` for an ``AsyncInjectID``.
///
/// ```swift
/// func balance() async throws -> Money { try await book.value.balance }
/// ```
///
/// After a failure the next reading tries again. A service that is new each time is made at each
/// reading.
///
/// Factories that wait for each other are refused, as long as each waits in its own task. A wait in
/// a child task (`async let`, a task group) is not detected.
public struct AsyncLazy<Value: Sendable>: Sendable {
    @usableFromInline let deferred: Deferred<Value>

    /// The service.
    /// - Throws: ``ResolutionError``, for the same reasons as ``Lazy/value``, and
    ///   ``ResolutionError/canceled(_:)`` when the calling task is canceled.
    public nonisolated(nonsending) var value: Value {
        @inlinable
        get async throws(ResolutionError) {
            if let made = deferred.made { return made }
            return try await resolve()
        }
    }

    @usableFromInline
    func resolve() async throws(ResolutionError) -> Value {
        try await deferred.opened().required(asynchronouslyAt: deferred.slot)
    }
}
