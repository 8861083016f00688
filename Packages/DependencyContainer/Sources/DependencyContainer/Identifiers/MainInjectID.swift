/// The typed id of a service that is isolated to the main actor.
///
/// ```swift
/// @MainActor public protocol Screens: AnyObject { func show(_ title: String) }
/// public let screensInject = MainInjectID<any Screens>("Screens")
/// ```
///
/// The main actor resolves it synchronously. Other code awaits it, and then the type has to be
/// `Sendable`. A service outside of the main actor cannot need it directly, which the compiler
/// checks; it needs ``lazily``.
public struct MainInjectID<Service>: MainNeed, SlotNeed, ServiceID {
    /// The type of the service.
    public typealias Value = Service

    let slot: Slot<Service>

    /// Creates the id with that name.
    ///
    /// Declare it once, as a global constant.
    /// - Parameters:
    ///   - name: The name in reports and in drawings of the graph.
    ///   - file: The source file of the declaration in reports.
    ///   - line: The source line of the declaration in reports.
    public init(_ name: String, file: StaticString = #fileID, line: UInt = #line) {
        slot = Slot(named: name, for: Self.self, file, line)
    }

    /// The place of the service in every container.
    public var place: ServicePlace { slot.place }

    /// The same service, resolved when it is first read on the main actor.
    ///
    /// Any factory may need it.
    public var lazily: MainLazily<Service> { MainLazily(slot: slot) }

    /// Returns the service.
    /// - Parameter resolution: The running resolution.
    /// - Throws: ``ResolutionError``, if the factory of a new object fails.
    @MainActor
    public func value(
        onMainActor resolution: borrowing Resolution
    ) throws(ResolutionError) -> Service {
        try resolution.container.neededOnMainActor(at: slot)
    }
}
