public import BenchmarkServices
import Benchmarking
public import DependencyContainer

// The two sides of each comparison about resolving. Each returns an object that the caller releases,
// and none is inlined.

/// The shared service without a container.
enum SharedThing {
    // Opaque, because the optimizer would otherwise call the known class directly, which no code that
    // resolves a service can do.
    static let instance: any Thing = opaque(PlainThing(number: 7))
}

/// Returns the shared service from a `static let`.
@inline(never)
public func readShared() -> any Thing {
    SharedThing.instance
}

/// Resolves the shared service.
@inline(never)
public func resolveShared(_ container: Container) throws(ResolutionError) -> any Thing {
    try container.resolve(sharedInject)
}

/// Creates an object with its initializer.
@inline(never)
public func makeNew() -> any Thing {
    PlainThing(number: 7)
}

/// Resolves a new object.
@inline(never)
public func resolveNew(_ container: Container) throws(ResolutionError) -> any Thing {
    try container.resolve(newInject)
}

/// Creates three objects, each holding the next, with their initializers.
@inline(never)
public func makeThreeDeep() -> any Thing {
    WrappingThing(WrappingThing(PlainThing(number: 7)))
}

/// Resolves a new object that holds another, which holds a third.
@inline(never)
public func resolveThreeDeep(_ container: Container) throws(ResolutionError) -> any Thing {
    try container.resolve(topInject)
}

/// Returns one of many objects from an array.
@inline(never)
public func readOne(of things: [any Thing], at index: Int) -> any Thing {
    things[index]
}

/// Resolves one of many services.
@inline(never)
public func resolveOne(
    of ids: [InjectID<any Thing>],
    at index: Int,
    _ container: Container
) throws(ResolutionError) -> any Thing {
    try container.resolve(ids[index])
}

/// Resolves the shared service from a dictionary of strings.
@inline(never)
public func resolveShared(_ container: StringContainer) -> (any Thing)? {
    container.resolve("Shared")
}

/// Resolves the service with a deferred need of the shared service.
public func resolveHolder(_ container: Container) throws(ResolutionError) -> SharedHolder {
    try container.resolve(holderInject)
}

/// Reads the shared service through a deferred need.
@inline(never)
public func readLazily(_ holder: SharedHolder) throws(ResolutionError) -> any Thing {
    try holder.lazy.value
}

/// Gets the shared service from a provider.
@inline(never)
public func makeByProvider(_ holder: SharedHolder) throws(ResolutionError) -> any Thing {
    try holder.provider.make()
}

/// Opens a scope, resolves a new object in it and releases the scope.
@inline(never)
public func resolveInScope(_ container: Container) throws(ResolutionError) -> any Thing {
    try container.open(visitScope, with: 7).resolve(visitorInject)
}

/// Opens a scope.
public func openScope(in container: Container) throws(ResolutionError) -> Container {
    try container.open(visitScope, with: 7)
}

/// Opens a scope, resolves a new object in it and closes the scope where the caller runs.
@inline(never)
public nonisolated(nonsending) func openAndClose(
    _ container: Container
) async throws -> any Thing {
    let scope = try container.open(visitScope, with: 7)
    let thing = try scope.resolve(visitorInject)
    try await scope.close()
    return thing
}

/// Resolves one of the eight shared services of an open scope.
@inline(never)
public func resolveVisitor(_ number: Int, _ scope: Container) throws(ResolutionError) -> any Thing {
    try scope.resolve(visitorsInject[number])
}

/// Resolves a weak service.
@inline(never)
public func resolveWeak(_ container: Container) throws(ResolutionError) -> PlainThing {
    try container.resolve(weakInject)
}

/// Resolves a factory with a runtime argument and calls it.
@inline(never)
public func resolveNumbered(
    _ number: Int,
    _ container: Container
) throws(ResolutionError) -> PlainThing {
    try container.resolve(numberedInject)(number)
}

/// Resolves an asynchronous service where the caller runs.
@inline(never)
public nonisolated(nonsending) func resolveAsync(_ container: Container) async throws -> any Thing {
    try await container.resolve(asyncInject)
}

/// A container of the simplest kind: a dictionary of strings, and a cast where a service is resolved.
public final class StringContainer: Sendable {
    private let services: [String: any Sendable]

    /// Creates a container of the shared service and twenty others.
    public init() {
        var services: [String: any Sendable] = ["Shared": SharedThing.instance]
        for number in 0..<20 { services["Thing\(number)"] = PlainThing(number: number) }
        self.services = services
    }

    func resolve<Service>(_ name: String) -> Service? {
        services[name] as? Service
    }
}
