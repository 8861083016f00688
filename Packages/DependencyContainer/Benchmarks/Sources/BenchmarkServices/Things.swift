// What a step does is the same little in all of them, and asks no other: what a service does is not
// what is measured.

/// A service that needs nothing.
final class PlainThing: Thing {
    private let number: Int

    init(number: Int) { self.number = number }

    func step(_ number: Int) -> Int { number &+ self.number }
}

/// A service that needs one other.
final class WrappingThing: Thing {
    private let inner: any Thing

    init(_ inner: any Thing) { self.inner = inner }

    func step(_ number: Int) -> Int { number &+ 1 }
}

/// A service that needs two others.
final class JoiningThing: Thing {
    private let first: any Thing
    private let second: any Thing

    init(_ first: any Thing, _ second: any Thing) {
        self.first = first
        self.second = second
    }

    func step(_ number: Int) -> Int { number &+ 2 }
}
