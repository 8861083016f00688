/// The typed id of a plug-in: a service the app runs without when nobody provides it.
///
/// ```swift
/// public let loggedOutPlugin = PluginID<any LoggedOutPlugin>("LoggedOut")
/// ```
///
/// As a need its value is optional, and nil is not a fault of the graph.
public struct PluginID<Service: Sendable>: Need, ServiceID, OptionalID {
    public typealias Value = Service?

    @usableFromInline let slot: Slot<Service?>

    /// The id of that name; declare it once, as a global constant.
    /// - Parameter name: what reports and drawings of the graph call the plug-in.
    public init(_ name: String) {
        slot = Slot(named: name, for: Self.self)
    }

    public var name: String { slot.name }
    public var place: ServicePlace { slot.place }

    /// The same plug-in, but resolved when it is read, not when its owner is made.
    public var lazily: Lazily<Service?> {
        Lazily(slot: slot, isOptional: true, absent: .some(nil))
    }

    public func declare(in needs: inout DeclaredNeeds) {
        needs.append(Requirement(slot.number, .optional))
    }

    public func value(in resolution: borrowing Resolution) -> Service? {
        resolution.container.neededIfPresent(at: slot).flatMap(\.self)
    }
}

extension Container {
    /// The plug-in of that id; nil when it is absent.
    /// - Parameter id: the plug-in.
    /// - Throws: ``ResolutionError``, as for a service, but for an id that is not registered.
    public func resolve<Service>(
        _ id: PluginID<Service>
    ) throws(ResolutionError) -> Service? {
        try value(at: id.slot).flatMap(\.self)
    }
}
