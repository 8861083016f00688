/// A validated, immutable set of services that the app resolves by their ids.
///
/// ```swift
/// let container = try Container(modules: SafeBoxModule(), SigningModule())
/// let safeBox = try container.resolve(safeBoxInject)
/// ```
///
/// The initializer validates the whole graph and makes no object. The set of services never changes
/// afterwards, so resolving an existing object takes no lock.
///
/// An open scope is also a container, which finds the services of its enclosing container; see
/// ``open(_:with:)``.
public final class Container: Sendable {
    @usableFromInline let contents: ContainerContents
    /// The slots that the app itself resolves; nil if they are unknown.
    let roots: [Int]?
    /// The cell table of `contents`, copied to save one memory access.
    @usableFromInline let cells: ServiceCellTable
    let waits: WaitGraph
    let nesting: NestingGuard

    package var wiring: Wiring { contents.wiring }
    /// The index of the open scope; -1 for a container that is not a scope.
    var scope: Int16 { contents.scope }
    /// The enclosing container of an open scope; nil for a container that is not a scope.
    var outer: Container? { contents.outer }

    /// Creates a container after validating the registrations of its modules.
    /// - Parameters:
    ///   - modules: The modules, whose order is also the order of contributions to lists.
    ///   - roots: The ids that the app itself resolves, which have to be registered. If given,
    ///     ``warnings`` contains the registrations that no root needs, even indirectly.
    /// - Throws: ``ValidationReport`` with all faults.
    public convenience init(
        modules: [any Module],
        roots: [any ServiceID]? = nil
    ) throws(ValidationReport) {
        var registrar = Registrar()
        for module in modules { registrar.register(module) }
        let roots = roots?.map(\.place)
        registrar.blueprint.noteForeignIDs(roots ?? [])
        try self.init(validating: registrar.blueprint, roots: roots?.map(\.slot))
    }

    /// Creates a container after validating the registrations of its modules.
    /// - Parameters:
    ///   - modules: The modules; contributions to lists are in the order of the modules.
    ///   - roots: The ids that the app itself resolves, each of which must be registered. If roots
    ///     are given, ``warnings`` contains the registrations that no root needs directly or
    ///     indirectly.
    /// - Throws: ``ValidationReport`` with all faults.
    public convenience init(
        modules: any Module...,
        roots: [any ServiceID]? = nil
    ) throws(ValidationReport) {
        try self.init(modules: modules, roots: roots)
    }

    init(validating blueprint: Blueprint, roots: [Int]?) throws(ValidationReport) {
        let wiring = Wiring(blueprint)
        try wiring.validate(roots: roots ?? [])
        contents = ContainerContents(wiring)
        cells = contents.cells
        self.roots = roots
        waits = WaitGraph()
        nesting = NestingGuard()
    }

    /// Creates an open scope.
    init(scope: Int16, input: Lifecycle.Made, inside outer: Container) {
        contents = ContainerContents(scope: scope, input: input, inside: outer)
        cells = contents.cells
        roots = nil
        waits = outer.waits
        nesting = outer.nesting
    }

    deinit {
        outer?.contents.lifecycle.remove(contents)
        contents.release()
    }

    /// Returns the service that is registered under `id`.
    /// - Parameter id: The id of the service.
    /// - Throws: ``ResolutionError``, if the id is not registered, its scope is not open here, or
    ///   the container is closed. The error is also thrown if a factory throws, or requests a
    ///   service that is being made.
    @inlinable
    public func resolve<Service>(_ id: InjectID<Service>) throws(ResolutionError) -> Service {
        try read(id.slot)
    }

    /// Returns a list: the contributions in the order of the modules, or an empty list.
    /// - Parameter id: The id of the list.
    /// - Throws: ``ResolutionError``, for the same reasons as for a service; a missing registration
    ///   is no error.
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
        try read(id.slot)
    }

    /// Returns an asynchronous service, made once for all concurrent callers.
    ///
    /// The call does not suspend if the service is already made.
    /// - Parameter id: The id of the service.
    /// - Throws: ``ResolutionError``: for the same reasons as for every service, and
    ///   ``ResolutionError/canceled(_:)`` when the calling task is canceled. The cancellation does
    ///   not affect other callers.
    @inlinable
    public nonisolated(nonsending) func resolve<Service>(
        _ id: AsyncInjectID<Service>
    ) async throws(ResolutionError) -> Service {
        if let made = contents.instance(at: id.slot) { return made }
        return try await required(asynchronouslyAt: id.slot)
    }
}
