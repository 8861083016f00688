import BenchmarkServices
import DependencyContainer

let sharedInject = InjectID<any Thing>("Shared")
let newInject = InjectID<any Thing>("New")
let bottomInject = InjectID<any Thing>("Bottom")
let middleInject = InjectID<any Thing>("Middle")
let topInject = InjectID<any Thing>("Top")
let holderInject = InjectID<SharedHolder>("Holder")
let visitScope = ScopeID<Int>("Visit")
let visitorInject = InjectID<any Thing>("Visitor")

/// A service with a deferred need of the shared service.
public struct SharedHolder: Sendable {
    let shared: Lazy<any Thing>
}

/// The module of the services that are resolved.
public struct ThingModule: Module {
    /// Creates the module.
    public init() {}

    /// Registers the services.
    public func register(in registrar: inout Registrar) {
        // The same object as on the other side, so that its address makes no difference.
        registrar.register(sharedInject) { SharedThing.instance }
        registrar.register(newInject, scope: .new) { PlainThing(number: 7) }
        registrar.register(bottomInject, scope: .new) { PlainThing(number: 7) }
        registrar.register(middleInject, needs: bottomInject, scope: .new) { WrappingThing($0) }
        registrar.register(topInject, needs: middleInject, scope: .new) { WrappingThing($0) }
        registrar.register(holderInject, needs: sharedInject.lazily) { SharedHolder(shared: $0) }
        registrar.register(visitorInject, needs: visitScope.input, scope: .within(visitScope)) {
            PlainThing(number: $0)
        }
    }
}
