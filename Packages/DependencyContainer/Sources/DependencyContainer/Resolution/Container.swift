import Synchronization

/// A validated, sealed set of services: what the app resolves from, and nobody else sees.
///
/// ```swift
/// let container = try Container(modules: SafeBoxModule(limit: limit), SigningModule())
/// let safeBox = try container.resolve(safeBoxInject)
/// ```
///
/// The initialiser checks the whole graph and makes nothing. After it the set never changes, so
/// resolving what exists takes no lock and may happen on any thread.
public final class Container: Sendable {
    let wiring: Wiring
    @usableFromInline let cells: CellTable
    let waiting = WaitingList()
    /// The nodes kept per container, in the order in which they were made.
    let made = Guarded<[Int32]>([])

    /// Validates what the modules register.
    /// - Parameter modules: the modules; lists keep their order.
    /// - Throws: ``ValidationReport`` with everything that is wrong at once.
    public convenience init(modules: [any Module]) throws(ValidationReport) {
        var registrar = Registrar()
        for module in modules { registrar.register(module) }
        try self.init(validating: registrar.blueprint)
    }

    /// Validates what the modules register.
    /// - Parameter modules: the modules; lists keep their order.
    /// - Throws: ``ValidationReport`` with everything that is wrong at once.
    public convenience init(modules: any Module...) throws(ValidationReport) {
        try self.init(modules: modules)
    }

    init(validating blueprint: Blueprint) throws(ValidationReport) {
        wiring = Wiring(blueprint)
        try wiring.validate()
        cells = CellTable(firstSlot: wiring.firstSlot, count: wiring.slotCount)
    }

    deinit {
        // What was made last goes first: nothing is destroyed before what holds it.
        for node in made.withLock({ $0 }).reversed() {
            let slot = wiring.nodes[Int(node)].slot
            if let instance = cells[slot]?.pointee.instance.load(ordering: .acquiring) {
                wiring.maker(of: Int(node)).destroy(instance)
            }
        }
    }

    /// The service of that id.
    /// - Throws: ``ResolutionError/notRegistered(name:type:nearest:)``, and
    ///   ``ResolutionError/wouldWaitForItself(_:)`` in a factory that asks for what is being made.
    @inlinable
    public func resolve<Service>(_ id: InjectID<Service>) throws(ResolutionError) -> Service {
        try read(id.slot) { () throws(ResolutionError) in try required(at: id.slot) }
    }

    /// The list of that id: the contributions in the order of the modules, empty when there are none.
    @inlinable
    public func resolve<Element>(_ id: CollectionID<Element>) -> [Element] {
        neededIfPresent(at: id.slot) ?? []
    }
}
