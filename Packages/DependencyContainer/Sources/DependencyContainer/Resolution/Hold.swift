/// What is kept alive while something that needs it is made: objects that live only as long as
/// somebody holds them.
final class Hold {
    private var instances: [UnsafeMutablePointer<Cell>: HeldInstance] = [:]
    private var objects: [AnyObject] = []

    func keep(_ object: AnyObject) {
        objects.append(object)
    }

    func keep(_ instance: HeldInstance, of location: Location) {
        instances[location.cell] = instance
    }

    /// Runs the body while everything is kept.
    func whileKept<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { withExtendedLifetime(self) {} }
        return try body()
    }

    /// The instance that was made for that location, if it was made now.
    func instance(of location: Location) -> HeldInstance? {
        instances[location.cell]
    }
}

/// An instance that is destroyed when nobody holds it any more.
final class HeldInstance {
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
    // Sound to send: only services are kept in it, and ids let these be sent or keep them on the main
    // actor.
    weak var object: AnyObject?
}
