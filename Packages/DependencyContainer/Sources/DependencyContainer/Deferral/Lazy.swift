public import Synchronization

/// The need that `id.lazily` creates: the service is resolved when it is first read.
///
/// A cycle of services is legal when one of its needs is lazy:
///
/// ```swift
/// registrar.register(overviewInject, needs: accountsInject.lazily) { Overview(accounts: $0) }
/// ```
public struct Lazily<Target: Sendable>: Need, DeferredNeed {
    /// The type of the argument that a factory receives for this need.
    public typealias Value = Lazy<Target>

    let slot: Slot<Target>
    let isOptional: Bool
    /// The value to return if an optional service is not registered.
    let absent: Target?

    var traits: Requirement.Traits { isOptional ? [.deferred, .optional] : .deferred }

    /// Returns a lazy reference to the service.
    /// - Parameter resolution: The context of the current resolution.
    public func value(in resolution: borrowing Resolution) -> Lazy<Target> {
        let isNew = resolution.container.makesNew(at: slot.number)
        return Lazy(reading: Deferred(slot, resolution), absent: absent, remembers: isNew)
    }
}

/// A service that is resolved when it is first read: the factory's argument for the need
/// `id.lazily`.
///
/// ```swift
/// func show() throws -> String { try accounts.value.show() }
/// ```
///
/// The value may be read from any thread, but not in the factory that receives it. A lazy reference
/// keeps neither the container nor a weak service alive.
///
/// A service with the scope ``Scope/new`` is made once for a lazy reference and its copies.
public struct Lazy<Value: Sendable>: Sendable {
    @usableFromInline let deferred: Deferred<Value>
    private let absent: Value?
    private let memory: Memory?

    /// Remembers the object of a service with the scope ``Scope/new``.
    private final class Memory: Sendable {
        let value = Guarded<Value?>(nil)
    }

    init(reading deferred: Deferred<Value>, absent: Value?, remembers: Bool) {
        self.deferred = deferred
        self.absent = absent
        memory = remembers ? Memory() : nil
    }

    /// The service, resolved at the first read.
    /// - Throws: ``ResolutionError/readTooEarly(_:owner:)`` in the receiving factory;
    ///   ``ResolutionError/containerGone(_:)`` or ``ResolutionError/closed(_:)`` after the
    ///   container was released or closed; ``ResolutionError/factoryFailed(_:error:)`` if a factory
    ///   throws. A service with the scope ``Scope/new`` that was read before stays available.
    public var value: Value {
        @inlinable
        get throws(ResolutionError) {
            if let made = deferred.made { return made }
            return try resolve()
        }
    }

    @usableFromInline
    func resolve() throws(ResolutionError) -> Value {
        if let known = memory?.value.withLock({ $0 }) { return known }
        let container = try deferred.opened()
        guard let value = try container.nested(at: deferred.slot) ?? absent else {
            throw container.notRegistered(deferred.slot)
        }
        guard let memory else { return value }
        // The factory did not run under the lock, because it might read this value. The first wins.
        return memory.value.withLock { known in
            if let known { return known }
            known = value
            return value
        }
    }
}

/// The common part of ``Lazy``, ``Provider`` and the other references to services that are read
/// later.
///
/// The reference to the container is weak, because the container holds the services that store this
/// value.
@usableFromInline
struct Deferred<Value>: Sendable {
    @usableFromInline let slot: Slot<Value>
    @usableFromInline let construction: Construction?
    @usableFromInline let contents: ContainerContents
    weak var container: Container?

    init(_ slot: Slot<Value>, _ resolution: borrowing Resolution) {
        self.slot = slot
        construction = resolution.construction
        container = resolution.container
        contents = resolution.container.contents
    }

    /// The instance that the container keeps; nil if the service must be resolved on the slow path.
    @inlinable
    var made: Value? {
        if let construction, !construction.isFinished.load(ordering: .acquiring) { return nil }
        guard contents.beginReading() else { return nil }
        defer { contents.endReading() }
        return contents.instance(at: slot)
    }

    /// Returns the service, resolved now.
    /// - Throws: ``ResolutionError``, for the same reasons as ``Lazy/value``.
    func resolve() throws(ResolutionError) -> Value {
        let container = try opened()
        guard let value = try container.nested(at: slot) else {
            throw container.notRegistered(slot)
        }
        return value
    }

    /// Returns the container if a service may be resolved from it now.
    /// - Throws: ``ResolutionError/readTooEarly(_:owner:)`` in the receiving factory;
    ///   ``ResolutionError/containerGone(_:)`` after the container was released.
    func opened() throws(ResolutionError) -> Container {
        guard let container else { throw .containerGone(slot.name) }
        if let construction, construction.isCallerInside {
            throw .readTooEarly(slot.name, owner: construction.owner.step)
        }
        return container
    }
}
