/// The typed id of a plug-in: a service that the app can run without.
///
/// ```swift
/// public let loggedOutPlugin = PluginID<any LoggedOutPlugin>("LoggedOut")
/// ```
///
/// A factory that needs a plug-in receives an optional. An absent plug-in is not a fault of the
/// graph.
public struct PluginID<Service: Sendable>: Need, SlotNeed, ServiceID, OptionalID {
    /// The optional type of the plug-in; nil means that the plug-in is absent.
    public typealias Value = Service?

    @usableFromInline let slot: Slot<Service?>

    /// Creates an id with a name.
    ///
    /// Declare each id once, as a global constant.
    /// - Parameters:
    ///   - name: The name in reports and in drawings of the graph.
    ///   - file: The source file of the declaration, shown in reports.
    ///   - line: The source line of the declaration, shown in reports.
    public init(_ name: String, file: StaticString = #fileID, line: UInt = #line) {
        slot = Slot(named: name, for: Self.self, file, line)
    }

    /// The position of the plug-in in every container.
    public var place: ServicePlace { slot.place }

    /// A lazy need: the plug-in is resolved when ``Lazy/value`` is first read.
    public var lazily: Lazily<Service?> {
        Lazily(slot: slot, isOptional: true, absent: .some(nil))
    }

    /// Returns the plug-in, or nil if it is absent.
    /// - Parameter resolution: The context of the current resolution.
    /// - Throws: ``ResolutionError``, if its factory fails.
    public func value(in resolution: borrowing Resolution) throws(ResolutionError) -> Service? {
        try resolution.container.neededIfPresent(at: slot).flatMap(\.self)
    }
}

extension Container {
    /// Returns a plug-in, or nil if it is absent.
    /// - Parameter id: The id of the plug-in.
    /// - Throws: ``ResolutionError``, for the same reasons as for a service, except a missing
    ///   registration.
    public func resolve<Service>(
        _ id: PluginID<Service>
    ) throws(ResolutionError) -> Service? {
        try value(at: id.slot).flatMap(\.self)
    }
}

extension Registrar {
    /// Registers the factory of a plug-in.
    ///
    /// - Parameters:
    ///   - id: The id of the plug-in.
    ///   - needs: The needs, in the order of the factory's arguments.
    ///   - file: The source file of the call, shown in reports.
    ///   - line: The source line of the call, shown in reports.
    ///   - make: The factory. It runs once per container, when the plug-in is first needed.
    @inlinable
    public mutating func register<Service: Sendable, each N: Need>(
        _ id: PluginID<Service>,
        needs: repeat each N,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable (repeat (each N).Value) throws -> Service
    ) {
        let firstNeed = needCount
        repeat (each needs).declare(in: &declaredNeeds)
        let maker = Maker<Service?> { resolution in
            try make(repeat (each needs).value(in: resolution))
        }
        add(.plugin, maker, at: id.slot.place, .container, firstNeed, file, line)
    }
}
