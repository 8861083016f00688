import Synchronization

/// Bytes that must not be seen: a password, a recovery code.
///
/// Prints as dots, wherever and however it is printed, and its memory is wiped when the last copy
/// is gone.
public struct Secret: Sendable {
    private let storage: Storage

    /// Takes the bytes of a secret.
    ///
    /// - Parameter bytes: the secret, without a line end.
    public init(_ bytes: [UInt8]) {
        storage = Storage(bytes)
    }

    /// Takes the UTF-8 bytes of a text, for tests and demonstrations: the text itself stays in
    /// memory.
    ///
    /// - Parameter text: the secret.
    public init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// Hands out the bytes for as long as the closure runs. Keep no copy of them.
    ///
    /// - Parameter body: uses the bytes.
    /// - Returns: what the closure returns.
    /// - Throws: what the closure throws.
    public func withBytes<Result, Failing: Error>(
        _ body: ([UInt8]) throws(Failing) -> Result
    ) throws(Failing) -> Result {
        try body(storage.bytes)
    }
}

extension Secret {
    /// The only holder of the bytes, so that they can be wiped.
    private final class Storage: Sendable {
        private let contents: Mutex<[UInt8]>

        init(_ bytes: [UInt8]) {
            contents = Mutex(bytes)
        }

        var bytes: [UInt8] { contents.withLock { $0 } }

        deinit {
            contents.withLock { $0.wipe() }
        }
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Always the same six dots, whatever the length of the secret.
    public var description: String { "••••••" }

    /// Always the same six dots.
    public var debugDescription: String { description }

    /// A mirror that shows nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
