import BenchmarkServices
public import DependencyContainer

let sharedInject = InjectID<any Thing>("Shared")
let newInject = InjectID<any Thing>("New")
let bottomInject = InjectID<any Thing>("Bottom")
let middleInject = InjectID<any Thing>("Middle")
let topInject = InjectID<any Thing>("Top")
let holderInject = InjectID<SharedHolder>("Holder")
let visitScope = ScopeID<Int>("Visit")
let visitorInject = InjectID<any Thing>("Visitor")
let visitorsInject = (0..<8).map { InjectID<any Thing>("Visitor\($0)") }
let weakInject = InjectID<PlainThing>("Weak")
let numberedInject = InjectID<@Sendable (Int) -> PlainThing>("Numbered")
let asyncInject = AsyncInjectID<any Thing>("Async")

/// A service with deferred needs of the shared service.
public struct SharedHolder: Sendable {
    let lazy: Lazy<any Thing>
    let provider: Provider<any Thing>
}

/// The module of the services that are resolved.
public struct ThingModule: Module {
    public init() {}

    /// Registers the services.
    public func register(in registrar: inout Registrar) {
        // The same object as on the other side, so that its address makes no difference.
        registrar.register(sharedInject) { SharedThing.instance }
        registrar.register(newInject, scope: .new) { PlainThing(number: 7) }
        registrar.register(bottomInject, scope: .new) { PlainThing(number: 7) }
        registrar.register(middleInject, needs: bottomInject, scope: .new) { WrappingThing($0) }
        registrar.register(topInject, needs: middleInject, scope: .new) { WrappingThing($0) }
        registrar.register(holderInject, needs: sharedInject.lazily, sharedInject.provider) {
            SharedHolder(lazy: $0, provider: $1)
        }
        registrar.register(visitorInject, needs: visitScope.input, scope: .within(visitScope)) {
            PlainThing(number: $0)
        }
        for (number, id) in visitorsInject.enumerated() {
            registrar.register(id, scope: .within(visitScope)) { PlainThing(number: number) }
        }
        registrar.register(weakInject, scope: .weak) { PlainThing(number: 7) }
        registrar.register(numberedInject, needs: sharedInject) { _ in
            { number in PlainThing(number: number) }
        }
        registrar.register(asyncInject) { SharedThing.instance }
    }
}
