import CSodium

/// Secret bytes, such as a password or a key.
///
/// The memory comes from `sodium_malloc`, which keeps it out of the swap file and of core dumps. It
/// is read-only once it is filled, and wiped when it is released. A description, dump or mirror
/// shows no byte of the secret.
package final class SecretBytes: @unchecked Sendable {
    // `@unchecked` is sound: the memory is written only before `init` returns, and read-only then.
    private let memory: UnsafeRawBufferPointer

    /// Creates secret bytes that `fill` writes.
    ///
    /// - Parameters:
    ///   - count: The number of bytes, at least one.
    ///   - fill: Writes all bytes, whose initial values are undefined.
    /// - Throws: The errors of `fill`, and `BankError` `sodium.memory`.
    package init(count: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Void) throws {
        precondition(count > 0, "a secret has at least one byte")
        try Sodium.start()
        guard let start = sodium_malloc(count) else {
            throw Sodium.failure("memory", "no memory is left for a secret; close other programs")
        }
        do {
            try fill(UnsafeMutableRawBufferPointer(start: start, count: count))
        } catch {
            sodium_free(start)
            throw error
        }
        // Where the system cannot protect pages the bytes are writable, and still secret.
        _ = sodium_mprotect_readonly(start)
        memory = UnsafeRawBufferPointer(start: start, count: count)
    }

    deinit {
        sodium_free(UnsafeMutableRawPointer(mutating: memory.baseAddress))
    }

    /// Returns bytes of the system's random generator.
    package static func random(count: Int) throws -> SecretBytes {
        try SecretBytes(count: count) { randombytes_buf($0.start, count) }
    }

    /// Copies bytes; the caller must wipe the original.
    package convenience init(copying bytes: some Collection<UInt8>) throws {
        try self.init(count: bytes.count) { $0.copyBytes(from: bytes) }
    }

    package var count: Int { memory.count }

    /// Calls `body` with the bytes, which `body` must not copy.
    package func withBytes<Result, Failing: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failing) -> Result
    ) throws(Failing) -> Result {
        try withExtendedLifetime(self) { () throws(Failing) in try body(memory) }
    }

    /// Returns whether the bytes are equal, in a time that does not depend on where they differ.
    package func isEqual(to other: SecretBytes) -> Bool {
        count == other.count && sodium_memcmp(memory.start, other.memory.start, count) == 0
    }
}

extension SecretBytes: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "••••••" }
    package var debugDescription: String { description }
    package var customMirror: Mirror { Mirror(self, children: []) }
}

extension UnsafeRawBufferPointer {
    /// The address of the bytes, as libsodium expects it.
    var start: UnsafePointer<UInt8> {
        guard let baseAddress else { preconditionFailure("a secret has at least one byte") }
        return baseAddress.assumingMemoryBound(to: UInt8.self)
    }
}

extension UnsafeMutableRawBufferPointer {
    /// The address of the bytes, as libsodium expects it.
    var start: UnsafeMutablePointer<UInt8> {
        guard let baseAddress else { preconditionFailure("a secret has at least one byte") }
        return baseAddress.assumingMemoryBound(to: UInt8.self)
    }
}
