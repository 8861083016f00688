import DependencyContainer

/// A few services of every lifetime and kind, to be resolved many times.
enum MemoryApp {
    /// A service with deferred needs.
    struct Reader: Sendable {
        let lazy: Lazy<Service>
        let provider: Provider<Service>
        let argument: @Sendable (Int) -> Service
        let opener: ScopeOpener<Int, Service>
    }

    struct Failure: Error {}

    static let shared = serviceID("Memory.Shared")
    static let threeDeep = serviceID("Memory.ThreeDeep")
    static let weak = serviceID("Memory.Weak")
    static let holder = serviceID("Memory.Holder")
    static let argument = InjectID<@Sendable (Int) -> Service>("Memory.Argument")
    static let list = CollectionID<Service>("Memory.List")
    static let reader = InjectID<Reader>("Memory.Reader")
    static let main = MainInjectID<Service>("Memory.Main")
    static let asynchronous = AsyncInjectID<Service>("Memory.Async")
    static let asynchronousNew = AsyncInjectID<Service>("Memory.AsyncNew")
    static let asynchronousWeak = AsyncInjectID<Service>("Memory.AsyncWeak")
    static let asynchronousScoped = AsyncInjectID<Service>("Memory.AsyncScoped")
    static let failing = AsyncInjectID<Service>("Memory.Failing")
    static let unknown = serviceID("Memory.Unknown")
    static let scope = ScopeID<Int>("Memory.Scope")
    static let other = ScopeID<Void>("Memory.Other")
    static let unknownScope = ScopeID<Void>("Memory.UnknownScope")
    static let scoped = serviceID("Memory.Scoped")
    static let otherScoped = serviceID("Memory.OtherScoped")

    static func container() throws -> Container {
        try Container { registrar in
            register(in: &registrar)
            registerAsynchronous(in: &registrar)
        }
    }

    private static func register(in registrar: inout Registrar) {
        let (middle, lowest) = (serviceID("Memory.Middle"), serviceID("Memory.Lowest"))
        registrar.register(shared) { Service() }
        registrar.decorate(shared) { Service("decorated", $0) }
        registrar.register(lowest, scope: .new) { Service() }
        registrar.register(middle, needs: lowest, scope: .new) { Service("", $0) }
        registrar.register(threeDeep, needs: middle, shared, scope: .new) { Service("", $0, $1) }
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
        ) { Reader(lazy: $0, provider: $1, argument: $2, opener: $3) }
        registrar.register(main, scope: .new) { Service() }
        registrar.register(scoped, needs: scope.input, shared, scope: .within(scope)) {
            Service("\($0)", $1)
        }
        registrar.register(otherScoped, needs: shared, scope: .within(other)) { Service("", $0) }
    }

    private static func registerAsynchronous(in registrar: inout Registrar) {
        registrar.register(asynchronous) { Service() }
        registrar.register(asynchronousNew, needs: shared, scope: .new) {
            await Task.yield()
            return Service("", $0)
        }
        registrar.register(asynchronousWeak, scope: .weak) { Service() }
        registrar.register(asynchronousScoped, scope: .within(scope)) { Service() }
        registrar.register(failing) { throw Failure() }
    }
}
