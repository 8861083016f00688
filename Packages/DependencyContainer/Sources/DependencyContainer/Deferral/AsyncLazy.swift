/// The need for something that is made when it is first awaited; ``AsyncInjectID/lazily`` makes it.
/// Any factory may have it.
public struct AsyncLazily<Target: Sendable>: Need {
    public typealias Value = AsyncLazy<Target>

    let slot: Slot<Target>

    public func declare(in needs: inout DeclaredNeeds) {
        needs.append(Requirement(slot.number, .deferred))
    }

    public func value(in resolution: borrowing Resolution) -> AsyncLazy<Target> {
        AsyncLazy(reading: Deferred(slot, resolution))
    }
}

/// Something that is made when it is first awaited: ``Lazy`` for an ``AsyncInjectID``.
///
/// ```swift
/// func balance() async throws -> Money { try await book.value.balance }
/// ```
///
/// A failure is not remembered: the next reading tries again. What is new each time is made at each
/// reading.
///
/// Factories that wait for each other are refused, as long as each waits in its own task. One that
/// reads it in a child task (`async let`, a task group) and waits for that is not seen to wait.
public struct AsyncLazy<Value: Sendable>: Sendable {
    private let deferred: Deferred<Value>

    init(reading deferred: Deferred<Value>) {
        self.deferred = deferred
    }

    /// What was asked for.
    /// - Throws: what the factory throws; `CancellationError` when the asking task is cancelled; and
    ///   ``ResolutionError``, as ``Lazy/value`` does.
    public var value: Value {
        get async throws {
            try await deferred.opened().required(asynchronouslyAt: deferred.slot)
        }
    }
}
