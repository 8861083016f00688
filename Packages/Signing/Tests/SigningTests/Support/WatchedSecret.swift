import Signing
import Synchronization

/// Tells whether somebody still holds a secret, and holds none itself. Bytes that nobody holds are
/// wiped: that is how their memory is given back.
final class WatchedSecret: Sendable {
    private struct Reference {
        weak var secret: SecretBytes?
        var wasSeen = false
    }

    private let reference = Mutex(Reference())

    var isHeld: Bool { reference.withLock { $0.secret != nil } }

    /// Whether there ever was one.
    var wasSeen: Bool { reference.withLock { $0.wasSeen } }

    func watch(_ secret: SecretBytes) {
        reference.withLock { $0 = Reference(secret: secret, wasSeen: true) }
    }
}
