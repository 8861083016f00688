/// The typed id of a service that is made asynchronously, such as a database or a connection.
///
/// ```swift
/// public let bookInject = AsyncInjectID<Book>("Book")
///
/// let book = try await container.resolve(bookInject)
/// ```
///
/// The service is made once for all concurrent callers. When its factory fails, all callers get the
/// error, and the next call tries again.
///
/// Use this id also for a service that is isolated to a global actor other than the main actor. The
/// factory then awaits the service's initializer.
///
/// The compiler refuses this id as a need of a synchronous factory; use ``lazily`` instead.
public struct AsyncInjectID<Service: Sendable>: AsyncNeed, SlotNeed, ServiceID {
    /// The type of the service.
    public typealias Value = Service

    @usableFromInline let slot: Slot<Service>

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

    /// A lazy need: the service is made when it is first awaited.
    ///
    /// Any factory may have this need.
    public var lazily: AsyncLazily<Service> { AsyncLazily(slot: slot) }

    /// Returns the service, and makes it if necessary.
    /// - Parameter resolution: The context of the current resolution.
    /// - Throws: ``ResolutionError``, if a factory fails.
    public func value(
        asynchronouslyIn resolution: AsyncResolution
    ) async throws(ResolutionError) -> Service {
        try await resolution.container.required(asynchronouslyAt: slot)
    }
}
