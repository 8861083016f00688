import Synchronization

/// Values that live until the process ends.
///
/// A check makes a million small objects. The process frees its memory faster at its end than one
/// object at a time, which would take a tenth of the check. Tests do not enable the storage.
package enum LeakedStorage {
    private static let values = Mutex<[any Sendable]?>(nil)

    /// Makes the storage keep the values that it receives from now on.
    package static func enable() { values.withLock { $0 = $0 ?? [] } }

    /// Keeps a value alive, if the storage is enabled.
    static func keep(_ value: some Sendable) { values.withLock { $0?.append(value) } }
}
