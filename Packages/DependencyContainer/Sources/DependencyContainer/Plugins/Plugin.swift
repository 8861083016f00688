/// A plug-in that is known by its type alone: who loads it needs no more than the type.
///
/// ```swift
/// public enum LoggedOutPlugInType: Plugin {
///     public static let id = loggedOutPlugin
///     public static func load() -> (any LoggedOutPlugin)? { LoggedOut() }
/// }
/// ```
public protocol Plugin: SendableMetatype {
    /// What the plug-in provides: the protocol that its id names.
    associatedtype Service: Sendable

    /// What others ask for it by.
    static var id: PluginID<Service> { get }

    /// Makes the plug-in; nil when it cannot work here, which is the same as being absent.
    static func load() -> Service?
}
