/// Keeps weak services alive while a service that needs them is made.
struct KeepAlive {
    private var instances: [ServiceCell: OwnedInstance] = [:]
    private var objects: [AnyObject] = []

    mutating func keep(_ object: AnyObject) {
        objects.append(object)
    }

    mutating func keep(_ instance: OwnedInstance, of location: Location) {
        instances[location.cell] = instance
    }

    /// Returns the instance that is kept for a location.
    func instance(of location: Location) -> OwnedInstance? {
        instances[location.cell]
    }
}

/// An instance that is destroyed when the last reference to this object is released.
final class OwnedInstance {
    let instance: Instance
    private let keeper: any InstanceKeeper

    init(_ instance: Instance, _ keeper: any InstanceKeeper) {
        self.instance = instance
        self.keeper = keeper
    }

    deinit { keeper.destroy(instance) }
}
