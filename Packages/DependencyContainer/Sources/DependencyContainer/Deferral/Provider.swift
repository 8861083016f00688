/// The need that ``InjectID/provider`` creates: the service is resolved at each call.
public struct ProviderNeed<Target: Sendable>: Need, DeferredNeed {
    /// The type of the argument that a factory receives for this need.
    public typealias Value = Provider<Target>

    let slot: Slot<Target>

    /// Returns a provider of the service.
    /// - Parameter resolution: The context of the current resolution.
    public func value(in resolution: borrowing Resolution) -> Provider<Target> {
        Provider(deferred: Deferred(slot, resolution))
    }
}

/// Resolves a service at each call of ``make()``.
///
/// A factory that needs `id.provider` gets a provider as its argument.
///
/// ```swift
/// registrar.register(tillInject, needs: receiptInject.provider) { Till(receipts: $0) }
///
/// let receipt = try receipts.make()
/// ```
///
/// Each call makes a new object of a service with the scope ``Scope/new``. For any other service,
/// the call returns the existing object, and makes it if necessary.
///
/// The factory that receives a provider must not call it. A provider does not keep the container
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
    func resolve() throws(ResolutionError) -> Value { try deferred.resolve() }
}
