/// The typed id of a service that lives on the main actor.
///
/// ```swift
/// @MainActor public protocol Screens: AnyObject { func show(_ title: String) }
/// public let screensInject = MainInjectID<any Screens>("Screens")
/// ```
///
/// It is resolved on the main actor, where the result may be used at once; from elsewhere it takes
/// `await`, and a type that may be sent. A service that is not of the main actor cannot need one
/// directly, which the compiler refuses; `lazily` gives it what is read later, on the main actor.
public struct MainInjectID<Service>: MainNeed, ServiceID {
    public typealias Value = Service

    let slot: Slot<Service>

    /// The id of that name; declare it once, as a global constant.
    /// - Parameter name: what reports and drawings of the graph call the service.
    public init(_ name: String) {
        slot = Slot(named: name, for: Self.self)
    }

    public var name: String { slot.name }
    public var place: ServicePlace { slot.place }

    /// The same service, but resolved when it is first read, which is done on the main actor.
    public var lazily: MainLazily<Service> { MainLazily(slot: slot) }

    public func declare(in needs: inout DeclaredNeeds) {
        needs.append(Requirement(slot.number))
    }

    @MainActor
    public func value(onMainActor resolution: borrowing Resolution) -> Service {
        resolution.container.neededOnMainActor(at: slot)
    }
}

extension MainInjectID where Service: Sendable {
    /// The same service for an asynchronous factory, which waits for the main actor to resolve it.
    public var awaited: AwaitedMainService<Service> { AwaitedMainService(slot: slot) }
}

/// The need of an asynchronous factory for something of the main actor; ``MainInjectID/awaited``
/// makes it.
public struct AwaitedMainService<Service: Sendable>: AsyncNeed {
    public typealias Value = Service

    let slot: Slot<Service>

    public func declare(in needs: inout DeclaredNeeds) {
        needs.append(Requirement(slot.number))
    }

    public func value(asynchronouslyIn resolution: AsyncResolution) async throws -> Service {
        let container = resolution.container
        return try await MainActor.run { try container.requiredOnMainActor(at: slot) }
    }
}
