/// A type that loads a plug-in; an app passes such types to ``PluginManager``.
///
/// ```swift
/// public enum LoggedOutPlugInType: Plugin {
///     public static let id = loggedOutPlugin
///     public static func load() -> (any LoggedOutPlugin)? { LoggedOut() }
/// }
/// ```
public protocol Plugin: SendableMetatype {
    /// The type of the plug-in's service, usually a protocol.
    associatedtype Service: Sendable

    /// The id of the plug-in.
    static var id: PluginID<Service> { get }

    /// Makes the plug-in, or returns nil if it cannot work in this process.
    static func load() -> Service?
}

/// Loads plug-ins by type at launch and returns them by id.
///
/// ```swift
/// let plugins = try PluginManager(loading: [LoggedOutPlugInType.self])
/// if let loggedOut = plugins.plugin(loggedOutPlugin) { print(loggedOut.title) }
/// ```
///
/// It works without a container. As a module of a container, it registers the loaded plug-ins under
/// their ids.
///
/// A plug-in that is not listed, or does not load, is nil.
public struct PluginManager: Module {
    private var services: [Int: any Sendable] = [:]
    private var register: [@Sendable (inout Registrar) -> Void] = []

    /// The names of the loaded plug-ins, in the order of loading.
    public private(set) var loaded: [String] = []

    /// The name of the module.
    public let name = "PluginManager"

    /// Loads the plug-ins in the given order.
    /// - Parameters:
    ///   - types: The types that load the plug-ins.
    ///   - file: The source file of the call, shown in reports.
    ///   - line: The source line of the call, shown in reports.
    /// - Throws: ``ValidationReport`` when several plug-ins have the same id.
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

    /// Returns a plug-in, or nil if it is absent.
    /// - Parameter id: The id of the plug-in.
    public func plugin<Service: Sendable>(_ id: PluginID<Service>) -> Service? {
        services[id.slot.number] as? Service
    }

    /// Registers the loaded plug-ins.
    /// - Parameter registrar: The registrar of the container.
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
