/// The typed id of a service that is made asynchronously, such as a database or a connection.
///
/// ```swift
/// public let bookInject = AsyncInjectID<Book>("Book")
///
/// let book = try await container.resolve(bookInject)
/// ```
///
/// The service is made once for all concurrent callers. When its factory fails, all of them get the
/// error, and the next call tries again. Use it also for a service of a global actor other than the
/// main actor: its factory awaits the initializer.
///
/// A synchronous service cannot need it directly, which the compiler checks; it needs ``lazily``.
public struct AsyncInjectID<Service: Sendable>: AsyncNeed, SlotNeed, ServiceID {
    /// The type of the service.
    public typealias Value = Service

    @usableFromInline let slot: Slot<Service>

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

    /// The same service, made when it is first awaited.
    ///
    /// Any factory may need it.
    public var lazily: AsyncLazily<Service> { AsyncLazily(slot: slot) }

    /// Returns the service, made if necessary.
    /// - Parameter resolution: The running resolution.
    /// - Throws: ``ResolutionError``, if a factory fails.
    public func value(
        asynchronouslyIn resolution: AsyncResolution
    ) async throws(ResolutionError) -> Service {
        try await resolution.container.required(asynchronouslyAt: slot)
    }
}
