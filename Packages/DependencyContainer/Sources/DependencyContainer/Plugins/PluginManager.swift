/// Plug-ins, loaded by type at launch and handed out by id.
///
/// ```swift
/// let plugins = try PluginManager(loading: [LoggedOutPlugInType.self])
/// if let loggedOut = plugins.plugin(loggedOutPlugin) { print(loggedOut.title) }
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
    /// - Parameter id: the plug-in.
    public func plugin<Service: Sendable>(_ id: PluginID<Service>) -> Service? {
        services[id.slot.number] as? Service
    }

    public func register(in registrar: inout Registrar) {
        for register in register { register(&registrar) }
    }

    private mutating func load<P: Plugin>(_ type: P.Type, file: StaticString, line: UInt) {
        guard let service = P.load() else { return }
        let id = P.id
        loaded.append(id.name)
        services[id.slot.number] = service
        register.append { $0.register(id, file: file, line: line) { service } }
    }
}
