/// A validated, immutable set of services, from which the app resolves.
///
/// ```swift
/// let container = try Container(modules: SafeBoxModule(), SigningModule())
/// let safeBox = try container.resolve(safeBoxInject)
/// ```
///
/// The initializer validates the whole graph and makes no object. The set of services never changes
/// afterwards, so resolving an existing object takes no lock and is possible on any thread.
///
/// An open scope is a container, too, and sees the services of this one; see ``open(_:with:)``.
public final class Container: Sendable {
    let wiring: Wiring
    /// The index of the open scope; -1 for the whole container.
    let scope: Int16
    /// The enclosing container of an open scope.
    let outer: Container?
    /// The slots that the app itself resolves.
    let roots: [Int]?
    @usableFromInline let cells: ServiceCellTable
    let waits: WaitGraph
    let nesting: NestingGuard
    let lifecycle = Lifecycle()
    let inFlightTasks = InFlightTaskList()
    /// The living weak services by node.
    let weakObjects = Guarded<[Int: WeakObject]>([:])

    /// Validates the registrations of the modules.
    /// - Parameters:
    ///   - modules: The modules. Lists keep their order.
    ///   - roots: The ids that the app itself resolves, which have to be registered. If given,
    ///     ``warnings`` contains the registrations that they do not reach.
    /// - Throws: ``ValidationReport`` with all faults.
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

    /// Validates the registrations of the modules.
    /// - Parameters:
    ///   - modules: The modules. Lists keep their order.
    ///   - roots: The ids that the app itself resolves, which have to be registered. If given,
    ///     ``warnings`` contains the registrations that they do not reach.
    /// - Throws: ``ValidationReport`` with all faults.
    public convenience init(
        modules: any Module...,
        roots: [any ServiceID]? = nil
    ) throws(ValidationReport) {
        try self.init(modules: modules, roots: roots)
    }

    init(validating blueprint: Blueprint, roots: [Int]?) throws(ValidationReport) {
        wiring = Wiring(blueprint)
        try wiring.validate(roots: roots ?? [])
        scope = -1
        outer = nil
        self.roots = roots
        cells = ServiceCellTable(firstSlot: wiring.firstSlot, slotCount: wiring.slotCount)
        waits = WaitGraph()
        nesting = NestingGuard()
    }

    /// Creates an open scope with empty cells.
    init(scope: Int16, inside outer: Container) {
        wiring = outer.wiring
        self.scope = scope
        self.outer = outer
        roots = nil
        cells = ServiceCellTable(positionCount: wiring.scopeAssignment.count(in: scope))
        waits = outer.waits
        nesting = outer.nesting
    }

    deinit {
        // In reverse order, so that nothing is destroyed before the services that hold it.
        var ofMainActor: [Lifecycle.Made] = []
        for made in lifecycle.made.reversed() {
            if wiring.nodes[Int(made.node)].kind.isOnMainActor {
                ofMainActor.append(made)
            } else {
                made.destroy()
            }
        }
        if !ofMainActor.isEmpty {
            // A type that is not sendable has to be destroyed on the main actor, too.
            Task { @MainActor [ofMainActor] in ofMainActor.forEach { $0.destroy() } }
        }
        for maker in lifecycle.retired {
            Unmanaged<AnyObject>.fromOpaque(maker.pointer).release()
        }
        outer?.lifecycle.remove(ObjectIdentifier(self))
    }

    /// Returns a service.
    /// - Parameter id: The id of the service.
    /// - Throws: ``ResolutionError``. The id is not registered, its scope is not open here, the
    ///   container is closed, or a factory requests a service that is being made.
    @inlinable
    public func resolve<Service>(_ id: InjectID<Service>) throws(ResolutionError) -> Service {
        try read(id.slot) { () throws(ResolutionError) in try required(at: id.slot) }
    }

    /// Returns a list: the contributions in the order of the modules, or an empty list.
    /// - Parameter id: The id of the list.
    /// - Throws: ``ResolutionError``, for the same reasons as for a service, except a missing
    ///   registration.
    @inlinable
    public func resolve<Element>(
        _ id: CollectionID<Element>
    ) throws(ResolutionError) -> [Element] {
        try value(at: id.slot) ?? []
    }

    /// Returns a service of the main actor.
    /// - Parameter id: The id of the service.
    /// - Throws: ``ResolutionError``, for the same reasons as for every service.
    @MainActor
    public func resolve<Service>(
        _ id: MainInjectID<Service>
    ) throws(ResolutionError) -> Service {
        try requiredOnMainActor(at: id.slot)
    }

    /// Returns an asynchronous service, made once for all concurrent callers.
    /// - Parameter id: The id of the service.
    /// - Throws: The factory's error, after which the next call tries again; `CancellationError`
    ///   when the calling task is canceled, which does not affect other callers;
    ///   ``ResolutionError``.
    public func resolve<Service>(_ id: AsyncInjectID<Service>) async throws -> Service {
        try await required(asynchronouslyAt: id.slot)
    }
}
