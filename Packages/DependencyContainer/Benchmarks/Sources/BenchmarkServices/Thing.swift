/// A service behind a protocol, as features see each other's services.
public protocol Thing: Sendable {
    /// A small piece of work that needs the object.
    func step(_ number: Int) -> Int
}

/// Uses a service, on both sides of every comparison.
@inline(never)
public func use(_ thing: any Thing, _ number: Int) -> Int {
    thing.step(number)
}

// The initializers are never inlined: otherwise the optimizer would fit each of them to one side of a
// comparison. Their steps do equally little and call no other service, so that only resolving counts.

/// A service that needs no other.
public final class PlainThing: Thing {
    private let number: Int

    /// Creates a service with a number.
    @inline(never)
    public init(number: Int) { self.number = number }

    /// Returns the number plus a constant.
    public func step(_ number: Int) -> Int { number &+ self.number }
}

/// A service that needs one other.
public final class WrappingThing: Thing {
    private let inner: any Thing

    /// Creates a service that holds another.
    @inline(never)
    public init(_ inner: any Thing) { self.inner = inner }

    /// Returns the number plus a constant.
    public func step(_ number: Int) -> Int { number &+ 1 }
}

/// A service that needs two others.
public final class JoiningThing: Thing {
    private let first: any Thing
    private let second: any Thing

    /// Creates a service that holds two others.
    @inline(never)
    public init(_ first: any Thing, _ second: any Thing) {
        self.first = first
        self.second = second
    }

    /// Returns the number plus a constant.
    public func step(_ number: Int) -> Int { number &+ 2 }
}
