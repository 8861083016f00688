/// A validated, sealed set of services: what the app resolves from, and nobody else sees.
///
/// ```swift
/// let container = try Container(modules: SafeBoxModule(), SigningModule())
/// let safeBox = try container.resolve(safeBoxInject)
/// ```
///
/// The initialiser checks the whole graph and makes nothing. After it the set never changes, so
/// resolving what exists takes no lock and may happen on any thread.
///
/// What ``open(_:with:)`` and ``child(modules:)-(Module...)`` give are containers too, which see what
/// this one has. ``close()`` ends each of them.
public final class Container: Sendable {
    let wiring: Wiring
    /// The scope of the wiring that this is; -1 when it is the whole.
    let scope: Int16
    /// The container around it: of a scope or a child.
    let outer: Container?
    /// What the app itself asks for, if it said so.
    let roots: [Int]?
    @usableFromInline let cells: CellTable
    let waiting: WaitingList
    let nesting: NestingGuard
    let lifecycle = Lifecycle()
    let flights = FlightList()
    /// By node: the object that somebody holds.
    let weakObjects = Guarded<[Int: WeakObject]>([:])

    /// Validates what the modules register.
    /// - Parameters:
    ///   - modules: the modules; lists keep their order.
    ///   - roots: what the app itself resolves, which then has to be there. When given, ``warnings``
    ///     names what it cannot reach.
    /// - Throws: ``ValidationReport`` with everything that is wrong at once.
    public convenience init(
        modules: [any Module],
        roots: [any ServiceID]? = nil
    ) throws(ValidationReport) {
        var registrar = Registrar()
        for module in modules { registrar.register(module) }
        try self.init(
            validating: registrar.blueprint,
            roots: roots.map { $0.map(\.place.slot) }
        )
    }

    /// Validates what the modules register.
    /// - Parameters:
    ///   - modules: the modules; lists keep their order.
    ///   - roots: what the app itself resolves, which then has to be there. When given, ``warnings``
    ///     names what it cannot reach.
    /// - Throws: ``ValidationReport`` with everything that is wrong at once.
    public convenience init(
        modules: any Module...,
        roots: [any ServiceID]? = nil
    ) throws(ValidationReport) {
        try self.init(modules: modules, roots: roots)
    }

    init(
        validating blueprint: Blueprint,
        roots: [Int]?,
        inside outer: Container? = nil
    ) throws(ValidationReport) {
        wiring = Wiring(blueprint, inside: outer)
        try wiring.validate(roots: roots ?? [])
        scope = -1
        self.outer = outer
        self.roots = roots
        cells = CellTable(firstSlot: wiring.firstSlot, slotCount: wiring.slotCount)
        waiting = outer?.waiting ?? WaitingList()
        nesting = outer?.nesting ?? NestingGuard()
    }

    /// An open scope, with an empty table of its cells.
    init(scope: Int16, inside outer: Container) {
        wiring = outer.wiring
        self.scope = scope
        self.outer = outer
        roots = nil
        cells = CellTable(placeCount: wiring.homes.count(in: scope))
        waiting = outer.waiting
        nesting = outer.nesting
    }

    deinit {
        // What was made last goes first: nothing is destroyed before what holds it.
        var ofMainActor: [Lifecycle.Made] = []
        for made in lifecycle.made.reversed() {
            if wiring.nodes[Int(made.node)].kind == .mainService {
                ofMainActor.append(made)
            } else {
                made.destroy()
            }
        }
        if !ofMainActor.isEmpty {
            // It may be no type to be sent, so its last use is where all others were.
            Task { @MainActor [ofMainActor] in ofMainActor.forEach { $0.destroy() } }
        }
        for maker in lifecycle.retired {
            Unmanaged<AnyObject>.fromOpaque(maker.pointer).release()
        }
        outer?.lifecycle.remove(ObjectIdentifier(self))
    }

    /// The service of that id.
    /// - Parameter id: the service.
    /// - Throws: ``ResolutionError``: nothing is registered under the id
    ///   (``ResolutionError/notRegistered(name:type:nearest:)``), it is of a scope that is not open
    ///   here, the container is closed, or a factory asks for what is being made
    ///   (``ResolutionError/wouldWaitForItself(_:)``).
    @inlinable
    public func resolve<Service>(_ id: InjectID<Service>) throws(ResolutionError) -> Service {
        try read(id.slot) { () throws(ResolutionError) in try required(at: id.slot) }
    }

    /// The list of that id: the contributions in the order of the modules, empty when there are none.
    /// - Parameter id: the list.
    /// - Throws: ``ResolutionError``, as for a service, but for an id that is not registered.
    @inlinable
    public func resolve<Element>(
        _ id: CollectionID<Element>
    ) throws(ResolutionError) -> [Element] {
        try value(at: id.slot) ?? []
    }

    /// The service of the main actor of that id; from elsewhere it takes `await`.
    /// - Parameter id: the service.
    /// - Throws: ``ResolutionError``, as for every service.
    @MainActor
    public func resolve<Service>(
        _ id: MainInjectID<Service>
    ) throws(ResolutionError) -> Service {
        try requiredOnMainActor(at: id.slot)
    }

    /// The service of that id, made when it is first asked for. Many may ask at once: it is made once.
    /// - Parameter id: the service.
    /// - Throws: what its factory throws, which is not remembered; `CancellationError` when the asking
    ///   task is cancelled, which does not concern others who ask; ``ResolutionError``.
    public func resolve<Service>(_ id: AsyncInjectID<Service>) async throws -> Service {
        try await required(asynchronouslyAt: id.slot)
    }

    /// A new service made from an argument.
    /// - Parameters:
    ///   - id: the service.
    ///   - argument: what it is made from.
    /// - Throws: ``ResolutionError``, as for every service.
    public func resolve<Argument, Service>(
        _ id: ArgumentID<Argument, Service>,
        _ argument: Argument
    ) throws(ResolutionError) -> Service {
        try required(at: id.slot, argument)
    }
}
