/// The need that ``AsyncInjectID/lazily`` creates: the service is made when it is first awaited.
///
/// Any factory may have this need.
public struct AsyncLazily<Target: Sendable>: Need, DeferredNeed {
    /// The type of the argument that a factory receives for this need.
    public typealias Value = AsyncLazy<Target>

    let slot: Slot<Target>

    /// Returns a lazy reference to the service.
    /// - Parameter resolution: The context of the current resolution.
    public func value(in resolution: borrowing Resolution) -> AsyncLazy<Target> {
        AsyncLazy(deferred: Deferred(slot, resolution))
    }
}

/// A service that is made when first awaited; the counterpart of ``Lazy`` for ``AsyncInjectID``.
///
/// ```swift
/// func balance() async throws -> Money { try await book.value.balance }
/// ```
///
/// After a failure, the next read tries again. A service with the scope ``Scope/new`` is made at
/// each read.
///
/// If factories wait for each other, the wait throws an error. Waits in child tasks (`async let`,
/// task groups) are not detected.
public struct AsyncLazy<Value: Sendable>: Sendable {
    @usableFromInline let deferred: Deferred<Value>

    /// The service, made at the first read.
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
