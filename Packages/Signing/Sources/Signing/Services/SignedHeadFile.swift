import Bookkeeping

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The file with the head that a signer has signed last, beside the file of its key.
///
/// The file has the text of the checkpoint without a signature.
struct SignedHeadFile: Sendable {
    let file: PrivateFile
    /// The name of the log.
    let origin: String

    /// Returns the head; nil without a file.
    /// - Throws: `BankError` `signer.head` for a file that cannot be read.
    func load() throws(BankError) -> TreeHead? {
        let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw error("cannot be read (\(String(cString: strerror(errno))))")
        }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1_000)
        let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        let checkpoint = try? Checkpoint(parsing: bytes.prefix(max(0, count)))
        guard let checkpoint, checkpoint.origin == origin else { throw error("is damaged") }
        return checkpoint.head
    }

    /// Replaces the head; the new one is on the disk when this returns.
    ///
    /// A process that is killed meanwhile leaves the old head.
    /// - Throws: `BankError` `signer.head` for a file that cannot be written.
    func replace(by head: TreeHead) throws {
        let draft = file.path + ".new"
        let bytes = Array(Checkpoint(origin: origin, head: head).text.utf8)
        unlink(draft)
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw unwritable() }
        defer { close(descriptor) }
        let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard written == bytes.count else { throw unwritable() }
        try file.synchronize(descriptor)
        guard rename(draft, file.path) == 0 else { throw unwritable() }
        try file.synchronize(PrivateFile.folder(of: file.path))
    }

    /// Runs `body` while no other process signs with the key.
    /// - Parameter key: The file of the key.
    /// - Throws: `BankError` `signer.head`, and the errors of `body`.
    func locked<Result>(by key: PrivateFile, _ body: () throws -> Result) throws -> Result {
        let descriptor = open(key.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            // A missing key is reported as such; a key that was adopted meanwhile is locked next.
            _ = try key.load()
            throw error("cannot be locked; try again")
        }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw error("cannot be locked") }
        }
        return try body()
    }

    private func unwritable() -> BankError {
        error("cannot be written (\(String(cString: strerror(errno))))")
    }

    private func error(_ problem: String) -> BankError {
        BankError(
            .unreadableBook,
            code: "signer.head",
            "the signer's memory of its last checkpoint '\(file.path)' \(problem), so nothing was signed; "
                + "restore the newest copy of the file, or make its folder writable"
        )
    }
}
