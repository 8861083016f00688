/// The need for something of the main actor that is resolved when it is first read there;
/// ``MainInjectID/lazily`` makes it. Any factory may have it.
public struct MainLazily<Target>: Need {
    public typealias Value = MainLazy<Target>

    let slot: Slot<Target>

    public func declare(in needs: inout DeclaredNeeds) {
        needs.append(Requirement(slot.number, .deferred))
    }

    public func value(in resolution: borrowing Resolution) -> MainLazy<Target> {
        let isNew = resolution.container.makesAnew(at: slot.number)
        return MainLazy(reading: Deferred(slot, resolution), remembers: isNew)
    }
}

/// Something of the main actor that is resolved when it is first read there: ``Lazy`` for a
/// ``MainInjectID``.
public struct MainLazy<Value>: Sendable {
    private let deferred: Deferred<Value>
    private let memory: Memory?

    /// The object that was made, of what is new each time.
    private final class Memory: Sendable {
        // Sound: it is touched on the main actor alone, and at the end, when nobody else has it.
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
            // It may be no type to be sent, so its last use is where all others were.
            Task { @MainActor in InstanceMemory<Value>.destroy(address.pointer) }
        }
    }

    init(reading deferred: Deferred<Value>, remembers: Bool) {
        self.deferred = deferred
        memory = remembers ? Memory() : nil
    }

    /// What was asked for.
    /// - Throws: ``ResolutionError``, as ``Lazy/value`` does.
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
