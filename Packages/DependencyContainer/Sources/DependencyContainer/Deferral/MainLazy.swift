/// The need for a service of the main actor that is resolved when it is first read, created by
/// ``MainInjectID/lazily``.
///
/// Any factory may have it.
public struct MainLazily<Target>: Need, DeferredNeed {
    /// The type of the factory's argument.
    public typealias Value = MainLazy<Target>

    let slot: Slot<Target>

    /// Returns the service's lazy reference.
    /// - Parameter resolution: The running resolution.
    public func value(in resolution: borrowing Resolution) -> MainLazy<Target> {
        let isNew = resolution.container.makesNew(at: slot.number)
        return MainLazy(reading: Deferred(slot, resolution), remembers: isNew)
    }
}

/// A service of the main actor that is resolved when it is first read there: ``Lazy`` for a
/// ``MainInjectID``.
public struct MainLazy<Value>: Sendable {
    private let deferred: Deferred<Value>
    private let memory: Memory?

    /// The object of a service that is new each time.
    private final class Memory: Sendable {
        // Safe: only the main actor uses it, and `deinit` has the last reference.
        private nonisolated(unsafe) var instance: UnsafeMutableRawPointer?

        @MainActor var value: Value? {
            get { instance?.assumingMemoryBound(to: Value.self).pointee }
            set {
                if let instance { InstanceMemory<Value>.destroy(instance) }
                instance = newValue.map { InstanceMemory.store($0) }
            }
        }

        deinit {
            guard let address = instance.map(Address.init) else { return }
            // A type that is not sendable has to be destroyed on the main actor, too.
            Task { @MainActor in InstanceMemory<Value>.destroy(address.pointer) }
        }
    }

    init(reading deferred: Deferred<Value>, remembers: Bool) {
        self.deferred = deferred
        memory = remembers ? Memory() : nil
    }

    /// The service.
    /// - Throws: ``ResolutionError``, for the same reasons as ``Lazy/value``.
    @MainActor
    public var value: Value {
        get throws(ResolutionError) {
            if let known = memory?.value { return known }
            let container = try deferred.opened()
            let value = try container.nestedOnMainActor(at: deferred.slot)
            guard let memory else { return value }
            if let known = memory.value { return known }
            memory.value = value
            return value
        }
    }
}
