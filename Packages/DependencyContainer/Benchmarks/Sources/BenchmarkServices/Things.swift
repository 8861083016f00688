// The initialisers are called, on both sides, and never compiled into who calls them: otherwise the
// optimiser would fit each to what it knows of the other side.
//
// What a step does is the same little in all of them, and asks no other: what a service does is not
// what is measured.

/// A service that needs nothing.
public final class PlainThing: Thing {
    private let number: Int

    /// A service of that number.
    @inline(never)
    public init(number: Int) { self.number = number }

    public func step(_ number: Int) -> Int { number &+ self.number }
}

/// A service that needs one other.
public final class WrappingThing: Thing {
    private let inner: any Thing

    /// A service that holds the other.
    @inline(never)
    public init(_ inner: any Thing) { self.inner = inner }

    public func step(_ number: Int) -> Int { number &+ 1 }
}

/// A service that needs two others.
public final class JoiningThing: Thing {
    private let first: any Thing
    private let second: any Thing

    /// A service that holds the others.
    @inline(never)
    public init(_ first: any Thing, _ second: any Thing) {
        self.first = first
        self.second = second
    }

    public func step(_ number: Int) -> Int { number &+ 2 }
}
