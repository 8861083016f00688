/// The need for something that is resolved each time it is asked for; ``InjectID/provider`` makes it.
public struct ProviderNeed<Target: Sendable>: Need {
    public typealias Value = Provider<Target>

    let slot: Slot<Target>

    public func declare(in needs: inout DeclaredNeeds) {
        needs.append(Requirement(slot.number, .deferred))
    }

    public func value(in resolution: borrowing Resolution) -> Provider<Target> {
        Provider(reading: Deferred(slot, resolution))
    }
}

/// Something that is resolved each time it is asked for: what a factory gets for `id.provider`.
///
/// ```swift
/// registrar.register(tillInject, needs: receiptInject.provider) { Till(receipts: $0) }
///
/// let receipt = try receipts.make()
/// ```
///
/// Of a service whose scope is ``Scope/new`` it makes a new object each time; of any other it gives
/// what `lazily` gives. It must not be asked by the factory that gets it, and does not keep the
/// container alive.
public struct Provider<Value: Sendable>: Sendable {
    private let deferred: Deferred<Value>

    init(reading deferred: Deferred<Value>) {
        self.deferred = deferred
    }

    /// What was asked for, resolved now.
    /// - Throws: ``ResolutionError``, as ``Lazy/value`` does.
    public func make() throws(ResolutionError) -> Value {
        let container = try deferred.opened()
        guard let value = try container.nested(at: deferred.slot) else {
            throw container.notRegistered(deferred.slot)
        }
        return value
    }
}

/// What makes a service from an argument: what a factory gets that needs an ``ArgumentID``.
///
/// It must not be asked by the factory that gets it, and does not keep the container alive.
public struct ArgumentProvider<Argument, Value: Sendable>: Sendable {
    private let deferred: Deferred<Value>

    init(reading deferred: Deferred<Value>) {
        self.deferred = deferred
    }

    /// A new one.
    /// - Parameter argument: what it is made from.
    /// - Throws: ``ResolutionError``, as ``Lazy/value`` does.
    public func make(_ argument: Argument) throws(ResolutionError) -> Value {
        try deferred.opened().required(at: deferred.slot, argument)
    }
}
