import BenchmarkServices
import DependencyContainer

// The two sides of the rows about resolving. Each gives an object of its own to hold, and none is
// compiled into its caller.

/// The shared service: the `static let`.
@inline(never)
public func readShared() -> any Thing {
    SharedThing.instance
}

/// The shared service: resolved.
@inline(never)
public func resolveShared(_ container: Container) throws(ResolutionError) -> any Thing {
    try container.resolve(sharedInject)
}

/// A new object: the initialiser.
@inline(never)
public func makeNew() -> any Thing {
    PlainThing(number: 7)
}

/// A new object: resolved.
@inline(never)
public func resolveNew(_ container: Container) throws(ResolutionError) -> any Thing {
    try container.resolve(newInject)
}

/// Three new objects, each holding the next: the initialisers.
@inline(never)
public func makeThreeDeep() -> any Thing {
    WrappingThing(WrappingThing(PlainThing(number: 7)))
}

/// Three new objects, each holding the next: resolved.
@inline(never)
public func resolveThreeDeep(_ container: Container) throws(ResolutionError) -> any Thing {
    try container.resolve(topInject)
}

/// One of many: an array index.
@inline(never)
public func readOne(of things: [any Thing], at index: Int) -> any Thing {
    things[index]
}

/// One of many: resolved.
@inline(never)
public func resolveOne(
    of ids: [InjectID<any Thing>],
    at index: Int,
    _ container: Container
) throws(ResolutionError) -> any Thing {
    try container.resolve(ids[index])
}

/// The shared service: from a dictionary of strings.
@inline(never)
public func resolveShared(_ container: StringContainer) -> (any Thing)? {
    container.resolve("Shared")
}

/// What has a deferred need of the shared service.
public func resolveHolder(_ container: Container) throws(ResolutionError) -> SharedHolder {
    try container.resolve(holderInject)
}

/// The shared service: a deferred need, read.
@inline(never)
public func readLazily(_ holder: SharedHolder) throws(ResolutionError) -> any Thing {
    try holder.shared.value
}

/// A new object: resolved in a scope that is opened for it and let go of.
@inline(never)
public func resolveInScope(_ container: Container) throws(ResolutionError) -> any Thing {
    try container.open(visitScope, with: 7).resolve(visitorInject)
}
