import Synchronization

/// Bytes that must not be displayed, such as a password or a recovery code.
///
/// A secret always prints as dots. Its memory is overwritten when the last copy is released.
public struct Secret: Sendable {
    private let storage: Storage

    /// Creates a secret from bytes.
    ///
    /// - Parameter bytes: The bytes, without a line terminator.
    public init(_ bytes: [UInt8]) {
        storage = Storage(bytes)
    }

    /// Creates a secret from a text.
    ///
    /// Use this initializer only in tests and demos, because the text itself stays in memory.
    ///
    /// - Parameter text: The text, whose UTF-8 bytes become the secret.
    public init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// Calls a closure with the bytes, which the closure must not copy.
    ///
    /// - Parameter body: A closure that uses the bytes.
    /// - Returns: The result of the closure.
    /// - Throws: The error of the closure.
    public func withBytes<Result, E: Error>(
        _ body: ([UInt8]) throws(E) -> Result
    ) throws(E) -> Result {
        try body(storage.bytes)
    }
}

extension Secret {
    /// The only owner of the bytes; overwrites the bytes when the owner is released.
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
    /// A text of six dots, regardless of the secret's length.
    public var description: String { "••••••" }

    /// A text of six dots, regardless of the secret's length.
    public var debugDescription: String { description }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
