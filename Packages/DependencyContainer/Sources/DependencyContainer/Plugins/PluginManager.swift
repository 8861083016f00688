/// Plug-ins, loaded by type at launch and handed out by id.
///
/// ```swift
/// let plugins = try PluginManager(loading: [LoggedOutPlugInType.self, LoggedInPlugInType.self])
/// if let loggedOut = plugins.plugin(loggedOutPlugin) { … }
/// ```
///
/// It works alone, and it is a module: given to a container, its plug-ins meet the needs of those who
/// ask by their ids. A plug-in that is not in the list, or does not load, is nil, and the app lives on.
public struct PluginManager: Module {
    private var services: [Int: any Sendable] = [:]
    private var register: [@Sendable (inout Registrar) -> Void] = []

    /// The names of the plug-ins that were loaded, in the order of loading.
    public private(set) var loaded: [String] = []

    public let name = "PluginManager"

    /// Loads the plug-ins, in that order.
    /// - Parameters:
    ///   - types: the plug-ins.
    ///   - file: where reports say they were registered.
    ///   - line: where reports say they were registered.
    /// - Throws: ``ValidationReport`` when several of them have the same id.
    public init(
        loading types: [any Plugin.Type],
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(ValidationReport) {
        for type in types { load(type, file: file, line: line) }
        var registrar = Registrar()
        registrar.register(self)
        try Wiring(registrar.blueprint).validate()
    }

    /// The plug-in of that id; nil when it is absent.
    public func plugin<Service: Sendable>(_ id: PluginID<Service>) -> Service? {
        services[id.slot] as? Service
    }

    public func register(in registrar: inout Registrar) {
        for register in register { register(&registrar) }
    }

    private mutating func load<P: Plugin>(_ type: P.Type, file: StaticString, line: UInt) {
        guard let service = P.load() else { return }
        let id = P.id
        loaded.append(id.name)
        services[id.slot] = service
        register.append { $0.register(id, file: file, line: line) { service } }
    }
}

extension Registrar {
    /// Registers who provides a plug-in.
    ///
    /// - Parameters:
    ///   - id: what others ask for it by; they live without it when it is absent.
    ///   - needs: what the factory gets as its arguments, in that order.
    ///   - file: where reports say it was registered.
    ///   - line: where reports say it was registered.
    ///   - make: the factory. It runs once per container, when the plug-in is first needed.
    @inlinable
    public mutating func register<Service: Sendable, each N: Need>(
        _ id: PluginID<Service>,
        needs: repeat each N,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable (repeat (each N).Value) -> Service
    ) {
        let firstNeed = needCount
        repeat (each needs).declare(in: &declaredNeeds)
        addPlugin(
            at: id.slot,
            firstNeed: firstNeed,
            file: file,
            line: line,
            maker: Maker(owner: lazyOwner(since: firstNeed)) { resolution in
                make(repeat (each needs).value(in: resolution))
            }
        )
    }

    @usableFromInline
    mutating func addPlugin<Service>(
        at slot: Int,
        firstNeed: Int,
        file: StaticString,
        line: UInt,
        maker: Maker<Service?>
    ) {
        add(.plugin, slot, .container, firstNeed, file, line, maker)
    }
}
