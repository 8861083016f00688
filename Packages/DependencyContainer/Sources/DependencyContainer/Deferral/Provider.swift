/// The need for a service that is resolved at each call, created by ``InjectID/provider``.
public struct ProviderNeed<Target: Sendable>: Need, DeferredNeed {
    /// The type of the factory's argument.
    public typealias Value = Provider<Target>

    let slot: Slot<Target>

    /// Returns the service's provider.
    /// - Parameter resolution: The running resolution.
    public func value(in resolution: borrowing Resolution) -> Provider<Target> {
        Provider(deferred: Deferred(slot, resolution))
    }
}

/// A service that is resolved at each call: the factory's argument for the need `id.provider`.
///
/// ```swift
/// registrar.register(tillInject, needs: receiptInject.provider) { Till(receipts: $0) }
///
/// let receipt = try receipts.make()
/// ```
///
/// A service with the scope ``Scope/new`` is a new object at each call; any other one is the same
/// as with `lazily`. The receiving factory must not call it, and it does not keep the container
/// alive.
public struct Provider<Value: Sendable>: Sendable {
    @usableFromInline let deferred: Deferred<Value>

    /// Resolves the service.
    /// - Throws: ``ResolutionError``, for the same reasons as ``Lazy/value``.
    @inlinable
    public func make() throws(ResolutionError) -> Value {
        if let made = deferred.made { return made }
        return try resolve()
    }

    @usableFromInline
    func resolve() throws(ResolutionError) -> Value {
        let container = try deferred.opened()
        guard let value = try container.nested(at: deferred.slot) else {
            throw container.notRegistered(deferred.slot)
        }
        return value
    }
}
