/// What is resolved: a service behind a protocol, as features know each other's.
public protocol Thing: Sendable {
    /// Something that cannot be done without the object.
    func step(_ number: Int) -> Int
}

/// Uses what was resolved, or read: on both sides of every comparison through this very call.
@inline(never)
public func use(_ thing: any Thing, _ number: Int) -> Int {
    thing.step(number)
}
