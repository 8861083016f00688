/// The typed id of a service that is isolated to the main actor.
///
/// ```swift
/// @MainActor public protocol Screens: AnyObject { func show(_ title: String) }
/// public let screensInject = MainInjectID<any Screens>("Screens")
/// ```
///
/// Code on the main actor resolves the service synchronously. Other code awaits the service, whose
/// type must then be `Sendable`.
///
/// The compiler refuses this id as a need of a factory outside of the main actor; use ``lazily``
/// instead.
public struct MainInjectID<Service>: MainNeed, SlotNeed, ServiceID {
    /// The type of the service.
    public typealias Value = Service

    let slot: Slot<Service>

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

    /// The position of the service in every container.
    public var place: ServicePlace { slot.place }

    /// A lazy need: the service is resolved when it is first read on the main actor.
    ///
    /// Any factory may have this need.
    public var lazily: MainLazily<Service> { MainLazily(slot: slot) }

    /// Returns the service.
    /// - Parameter resolution: The context of the current resolution.
    /// - Throws: ``ResolutionError``, if a factory fails.
    @MainActor
    public func value(
        onMainActor resolution: borrowing Resolution
    ) throws(ResolutionError) -> Service {
        try resolution.container.read(slot, isNeed: true)
    }
}
