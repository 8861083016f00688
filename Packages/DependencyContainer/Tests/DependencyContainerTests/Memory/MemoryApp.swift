import DependencyContainer

/// A few services of every lifetime and kind, to be resolved many times.
struct MemoryApp: Sendable {
    /// A service with deferred needs.
    final class Reader: Sendable {
        let lazy: Lazy<Service>
        let provider: Provider<Service>
        let argument: @Sendable (Int) -> Service
        let opener: ScopeOpener<Int, Service>

        init(
            _ lazy: Lazy<Service>,
            _ provider: Provider<Service>,
            _ argument: @escaping @Sendable (Int) -> Service,
            _ opener: ScopeOpener<Int, Service>
        ) {
            self.lazy = lazy
            self.provider = provider
            self.argument = argument
            self.opener = opener
        }
    }

    struct Failure: Error {}

    let shared = serviceID("Memory.Shared")
    let threeDeep = serviceID("Memory.ThreeDeep")
    let weak = serviceID("Memory.Weak")
    let holder = serviceID("Memory.Holder")
    let argument = InjectID<@Sendable (Int) -> Service>("Memory.Argument")
    let list = CollectionID<Service>("Memory.List")
    let reader = InjectID<Reader>("Memory.Reader")
    let main = MainInjectID<Service>("Memory.Main")
    let asynchronous = AsyncInjectID<Service>("Memory.Async")
    let asynchronousNew = AsyncInjectID<Service>("Memory.AsyncNew")
    let asynchronousWeak = AsyncInjectID<Service>("Memory.AsyncWeak")
    let asynchronousScoped = AsyncInjectID<Service>("Memory.AsyncScoped")
    let failing = AsyncInjectID<Service>("Memory.Failing")
    let unknown = serviceID("Memory.Unknown")
    let scope: ScopeID<Int>
    let other: ScopeID<Void>
    let unknownScope = ScopeID<Void>("Memory.UnknownScope")
    let scoped = serviceID("Memory.Scoped")
    let otherScoped = serviceID("Memory.OtherScoped")
    let container: Container

    init() throws {
        let scope = ScopeID<Int>("Memory.Scope")
        let other = ScopeID<Void>("Memory.Other")
        self.scope = scope
        self.other = other
        let (shared, threeDeep, weak, holder) = (shared, threeDeep, weak, holder)
        let (argument, list, reader, main, failing) = (argument, list, reader, main, failing)
        let (asynchronous, asynchronousNew) = (asynchronous, asynchronousNew)
        let (asynchronousWeak, asynchronousScoped) = (asynchronousWeak, asynchronousScoped)
        let (scoped, otherScoped) = (scoped, otherScoped)
        let middle = serviceID("Memory.Middle")
        let lowest = serviceID("Memory.Lowest")
        let services = InlineModule("Services") { registrar in
            registrar.register(shared) { Service() }
            registrar.decorate(shared) { Service("decorated", $0) }
            registrar.register(lowest, scope: .new) { Service() }
            registrar.register(middle, needs: lowest, scope: .new) { Service("", $0) }
            registrar.register(threeDeep, needs: middle, shared, scope: .new) {
                Service("", $0, $1)
            }
            registrar.register(weak, scope: .weak) { Service() }
            registrar.register(holder, needs: weak, scope: .new) { Service("", $0) }
            registrar.register(argument, needs: shared) { shared in { Service("\($0)", shared) } }
            registrar.register(list, needs: shared) { $0 }
            registrar.register(
                reader,
                needs: shared.lazily,
                threeDeep.provider,
                argument,
                scope.opening(scoped)
            ) { Reader($0, $1, $2, $3) }
            registrar.register(main, scope: .new) { Service() }
        }
        let asynchronousServices = InlineModule("Asynchronous") { registrar in
            registrar.register(asynchronous) { Service() }
            registrar.register(asynchronousNew, needs: shared, scope: .new) {
                await Task.yield()
                return Service("", $0)
            }
            registrar.register(asynchronousWeak, scope: .weak) { Service() }
            registrar.register(asynchronousScoped, scope: .within(scope)) { Service() }
            registrar.register(failing) { throw Failure() }
        }
        let scopes = InlineModule("Scopes") { registrar in
            registrar.register(scoped, needs: scope.input, shared, scope: .within(scope)) {
                Service("\($0)", $1)
            }
            registrar.register(otherScoped, needs: shared, scope: .within(other)) {
                Service("", $0)
            }
        }
        container = try Container(modules: services, asynchronousServices, scopes)
    }
}
