/// Keeps weak services alive while a service that needs them is made.
final class KeepAlive {
    private var instances: [UnsafeMutablePointer<ServiceCell>: OwnedInstance] = [:]
    private var objects: [AnyObject] = []

    func keep(_ object: AnyObject) {
        objects.append(object)
    }

    func keep(_ instance: OwnedInstance, of location: Location) {
        instances[location.cell] = instance
    }

    /// Runs the body while everything is kept alive.
    func whileKept<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { withExtendedLifetime(self) {} }
        return try body()
    }

    /// Returns the instance that was just made for a location.
    func instance(of location: Location) -> OwnedInstance? {
        instances[location.cell]
    }
}

/// An instance that is destroyed with its last reference.
final class OwnedInstance {
    let pointer: UnsafeMutableRawPointer
    private let keeper: any InstanceKeeper

    init(_ pointer: UnsafeMutableRawPointer, _ keeper: any InstanceKeeper) {
        self.pointer = pointer
        self.keeper = keeper
    }

    deinit { keeper.destroy(pointer) }
}

/// A reference that does not keep its object alive.
struct WeakObject: @unchecked Sendable {
    // Safe to send: it refers to services only, which are sendable or stay on the main actor.
    weak var object: AnyObject?
}
