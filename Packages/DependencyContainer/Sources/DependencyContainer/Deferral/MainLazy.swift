/// The need that ``MainInjectID/lazily`` creates: the service of the main actor is resolved when it
/// is first read.
///
/// Any factory may have this need.
public struct MainLazily<Target>: Need, DeferredNeed {
    /// The type of the argument that a factory receives for this need.
    public typealias Value = MainLazy<Target>

    let slot: Slot<Target>

    /// Returns a lazy reference to the service.
    /// - Parameter resolution: The context of the current resolution.
    public func value(in resolution: borrowing Resolution) -> MainLazy<Target> {
        let isNew = resolution.container.makesNew(at: slot.number)
        return MainLazy(reading: Deferred(slot, resolution), remembers: isNew)
    }
}

/// A service of the main actor that is resolved when it is first read; the counterpart of ``Lazy``
/// for ``MainInjectID``.
public struct MainLazy<Value>: Sendable {
    private let deferred: Deferred<Value>
    private let memory: Memory?

    /// Remembers the object of a service with the scope ``Scope/new``.
    private final class Memory: Sendable {
        private let instance = Guarded<Instance?>(nil)

        @MainActor var value: Value? {
            instance.withLock { $0 }?.value(as: Value.self)
        }

        @MainActor func remember(_ value: Value) {
            let new = Instance(storing: value)
            instance.withLock { $0 = new }
        }

        deinit {
            guard let instance = instance.withLock({ $0 }) else { return }
            // A type that is not sendable has to be destroyed on the main actor, too.
            Task { @MainActor in instance.destroy(Value.self) }
        }
    }

    init(reading deferred: Deferred<Value>, remembers: Bool) {
        self.deferred = deferred
        memory = remembers ? Memory() : nil
    }

    /// The service, resolved at the first read.
    /// - Throws: ``ResolutionError``, for the same reasons as ``Lazy/value``.
    @MainActor
    public var value: Value {
        get throws(ResolutionError) {
            if let known = memory?.value { return known }
            let value = try deferred.resolve()
            guard let memory else { return value }
            if let known = memory.value { return known }
            memory.remember(value)
            return value
        }
    }
}
