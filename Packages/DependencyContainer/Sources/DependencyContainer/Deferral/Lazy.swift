/// Something that is resolved when it is first read: what a factory gets for a need `id.lazily`.
///
/// ```swift
/// func show() throws -> String { try accounts.value.show() }
/// ```
///
/// It must not be read by the factory that gets it, only later, and it does not keep the container
/// alive. It may be read from anywhere, as often as you like: a service that is new each time is made
/// once for it and its copies; one that lives as long as somebody holds it is not held by it.
public struct Lazy<Value: Sendable>: Sendable {
    @usableFromInline let deferred: Deferred<Value>
    private let absent: Value?
    private let memory: Memory?

    /// The object that was made, of what is new each time.
    private final class Memory: Sendable {
        let value = Guarded<Value?>(nil)
    }

    init(reading deferred: Deferred<Value>, absent: Value?, remembers: Bool) {
        self.deferred = deferred
        self.absent = absent
        memory = remembers ? Memory() : nil
    }

    /// What was asked for.
    /// - Throws: ``ResolutionError/readTooEarly(_:owner:)`` in the factory that got the lazy need,
    ///   ``ResolutionError/containerGone(_:)`` after the container was released,
    ///   ``ResolutionError/closed(_:)`` after it was closed (unless it was new each time, and was read
    ///   before), and
    ///   ``ResolutionError/wouldWaitForItself(_:)`` as every resolution.
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
        // Not made under the lock, in which its factory might read this: the first one is kept.
        return memory.value.withLock { known in
            if let known { return known }
            known = value
            return value
        }
    }
}
