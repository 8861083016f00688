internal import CSodium

/// Bytes that nobody may see: a password, a key.
///
/// They lie in memory of their own that is kept out of the swap file and of core dumps, has guard
/// pages around it, cannot be written once it is filled, and is wiped when it is given back
/// (`sodium_malloc`). Whatever prints, dumps or mirrors them shows six dots.
package final class SecretBytes: @unchecked Sendable {
    // `@unchecked` is sound: the memory is written only before `init` returns, when nobody else has
    // the object, and is write-protected from then on.
    private let memory: UnsafeRawBufferPointer

    /// Secret bytes as the closure writes them.
    /// - Parameters:
    ///   - count: How many; above zero.
    ///   - fill: Writes all of them; they hold no meaningful value before.
    /// - Throws: What the closure throws, and `BankError` `sodium.memory`.
    package init(count: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Void) throws {
        precondition(count > 0, "a secret has at least one byte")
        try Sodium.start()
        guard let start = sodium_malloc(count) else {
            throw Sodium.failure("memory", "there is no memory for a secret")
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

    /// As many bytes of the system's random generator.
    package static func random(count: Int) throws -> SecretBytes {
        try SecretBytes(count: count) { randombytes_buf($0.start, count) }
    }

    /// A copy of these bytes, whose own memory the caller wipes.
    package convenience init(copying bytes: some Collection<UInt8>) throws {
        try self.init(count: bytes.count) { $0.copyBytes(from: bytes) }
    }

    package var count: Int { memory.count }

    /// Hands out the bytes for as long as the closure runs; keep no copy of them.
    package func withBytes<Result, Failing: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failing) -> Result
    ) throws(Failing) -> Result {
        try withExtendedLifetime(self) { () throws(Failing) in try body(memory) }
    }

    /// Whether the bytes are the same, in a time that does not tell where they differ.
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
    /// Where the bytes of a secret begin, as the library wants it.
    var start: UnsafePointer<UInt8> {
        guard let baseAddress else { preconditionFailure("a secret has at least one byte") }
        return baseAddress.assumingMemoryBound(to: UInt8.self)
    }
}

extension UnsafeMutableRawBufferPointer {
    /// Where the bytes of a secret begin, as the library wants it.
    var start: UnsafeMutablePointer<UInt8> {
        guard let baseAddress else { preconditionFailure("a secret has at least one byte") }
        return baseAddress.assumingMemoryBound(to: UInt8.self)
    }
}
