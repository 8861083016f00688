import Bookkeeping
import SigningInterface
import Synchronization

/// A signer of checkpoints in memory, which also verifies its own signatures.
///
/// Its signatures are checksums, which anybody can make.
public final class FakeLogSigner: LogSigner, Ed25519Verifying {
    private let keys = Mutex<[String: LogPublicKey]>([:])

    /// Creates a source of signers without any book.
    public init() {}

    /// Removes the signer of a book, as if its file were deleted.
    public func lose(_ book: String) {
        keys.withLock { $0[book] = nil }
    }

    /// Replaces the signer of a book.
    public func replace(_ book: String) {
        keys.withLock { $0[book] = Self.key(of: book, seed: Array("replaced \(book)".utf8)) }
    }

    /// Returns whether a signer was made.
    public func exists(for book: String) throws -> Bool {
        keys.withLock { $0[book] != nil }
    }

    /// Makes a signer, whose key depends on the book's id only.
    public func make(for book: String) throws -> LogPublicKey {
        try keys.withLock { keys in
            guard keys[book] == nil else {
                throw Self.error("exists", "the signer of this book exists already")
            }
            let key = Self.key(of: book, seed: Array(book.utf8))
            keys[book] = key
            return key
        }
    }

    /// Returns the public key of a signer that was made.
    public func publicKey(for book: String) throws -> LogPublicKey {
        guard let key = keys.withLock({ $0[book] }) else {
            throw Self.error("missing", "the signer of this book is missing")
        }
        return key
    }

    /// Returns a checksum of the public key and the bytes.
    public func sign(
        _ bytes: [UInt8],
        for book: String,
        expecting expected: LogPublicKey?
    ) throws -> [UInt8] {
        let key = try publicKey(for: book)
        guard expected == nil || expected == key else {
            throw Self.error("other", "the signer is not the one of this book")
        }
        return Self.checksum(of: key.bytes + bytes, count: 64)
    }

    /// Returns whether a signature is the checksum of the public key and the bytes.
    public func isValid(
        _ signature: [UInt8],
        over bytes: [UInt8],
        with publicKey: [UInt8]
    ) throws -> Bool {
        signature == Self.checksum(of: publicKey + bytes, count: 64)
    }

    private static func key(of book: String, seed: [UInt8]) -> LogPublicKey {
        LogPublicKey(book: book, bytes: checksum(of: seed, count: 32))
    }

    /// Returns bytes from a running FNV-1a hash.
    private static func checksum(of bytes: [UInt8], count: Int) -> [UInt8] {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return (0..<count).map { _ in
            hash = (hash ^ 0xff) &* 0x100_0000_01b3
            return UInt8(truncatingIfNeeded: hash >> 32)
        }
    }

    private static func error(_ code: String, _ message: String) -> BankError {
        BankError(.unreadableBook, code: "signer.\(code)", message)
    }
}
