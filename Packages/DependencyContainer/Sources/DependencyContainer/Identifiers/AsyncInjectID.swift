/// The typed id of a service whose making takes time: opening a book, connecting to a server.
///
/// ```swift
/// public let bookInject = AsyncInjectID<Book>("Book")
///
/// let book = try await container.resolve(bookInject)
/// ```
///
/// Many may ask at once: it is made once, and all of them get it. When making it fails, all of them
/// get the error, and who asks next tries again. It is also the way to a service of a global actor
/// other than the main one: its factory awaits the initialiser.
///
/// A synchronous service cannot need one directly, which the compiler refuses; `lazily` gives it
/// what it can await later.
public struct AsyncInjectID<Service: Sendable>: AsyncNeed, ServiceID {
    public typealias Value = Service

    let slot: Slot<Service>

    /// The id of that name; declare it once, as a global constant.
    /// - Parameter name: what reports and drawings of the graph call the service.
    public init(_ name: String) {
        slot = Slot(named: name, for: Self.self)
    }

    public var name: String { slot.name }
    public var place: ServicePlace { slot.place }

    /// The same service, but made when it is first awaited.
    public var lazily: AsyncLazily<Service> { AsyncLazily(slot: slot) }

    public func declare(in needs: inout DeclaredNeeds) {
        needs.append(Requirement(slot.number))
    }

    public func value(asynchronouslyIn resolution: AsyncResolution) async throws -> Service {
        try await resolution.container.required(asynchronouslyAt: slot)
    }
}
