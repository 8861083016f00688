import Signing
import Synchronization

/// Tells whether somebody still holds a secret, and holds none itself. Bytes that nobody holds are
/// wiped: that is how their memory is given back.
final class WatchedSecret: Sendable {
    private struct Reference {
        weak var secret: SecretBytes?
    }

    private let reference = Mutex(Reference())

    var isHeld: Bool { reference.withLock { $0.secret != nil } }

    func watch(_ secret: SecretBytes) {
        reference.withLock { $0.secret = secret }
    }
}
