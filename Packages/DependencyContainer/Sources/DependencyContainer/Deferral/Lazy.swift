import Synchronization

/// The need for a service that is resolved when it is first read, created by `id.lazily`.
///
/// A cycle of services is legal when one of its needs is lazy:
///
/// ```swift
/// registrar.register(overviewInject, needs: accountsInject.lazily) { Overview(accounts: $0) }
/// ```
public struct Lazily<Target: Sendable>: Need, DeferredNeed {
    /// The type of the factory's argument.
    public typealias Value = Lazy<Target>

    let slot: Slot<Target>
    let isOptional: Bool
    /// The value of an optional service without a registration.
    let absent: Target?

    var traits: Requirement.Traits { isOptional ? [.deferred, .optional] : .deferred }

    /// Returns the service's lazy reference.
    /// - Parameter resolution: The running resolution.
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
/// The receiving factory must not read it, and it does not keep the container alive. It may be read
/// from any thread. A service that is new each time is made once for this value and its copies. A
/// weak service is not held by it.
public struct Lazy<Value: Sendable>: Sendable {
    @usableFromInline let deferred: Deferred<Value>
    private let absent: Value?
    private let memory: Memory?

    /// The object of a service that is new each time.
    private final class Memory: Sendable {
        let value = Guarded<Value?>(nil)
    }

    init(reading deferred: Deferred<Value>, absent: Value?, remembers: Bool) {
        self.deferred = deferred
        self.absent = absent
        memory = remembers ? Memory() : nil
    }

    /// The service.
    /// - Throws: ``ResolutionError/readTooEarly(_:owner:)`` in the receiving factory;
    ///   ``ResolutionError/containerGone(_:)`` or ``ResolutionError/closed(_:)`` after the
    ///   container was released or closed; ``ResolutionError/factoryFailed(_:error:)`` if a factory
    ///   throws. A service that is new each time and was read before stays available.
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

/// A service that is read later, the common part of ``Lazy``, ``Provider`` and the other deferred
/// needs.
///
/// It refers to its container weakly, because the container holds the services that have this
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

    /// The fast path of nearly every reading: the instance that the container keeps.
    ///
    /// Nil means that the slow path has to decide.
    @inlinable
    var made: Value? {
        if let construction, !construction.isFinished.load(ordering: .acquiring) { return nil }
        guard contents.beginReading() else { return nil }
        defer { contents.endReading() }
        return contents.instance(at: slot)
    }

    /// Returns the container if it may be read.
    /// - Throws: ``ResolutionError/readTooEarly(_:owner:)``, ``ResolutionError/containerGone(_:)``
    func opened() throws(ResolutionError) -> Container {
        guard let container else { throw .containerGone(slot.name) }
        if let construction, construction.isCallerInside {
            throw .readTooEarly(slot.name, owner: construction.owner.step)
        }
        return container
    }
}
