import Bookkeeping

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder that keeps each checkpoint of the bank, best owned by another user.
///
/// Each checkpoint is a separate file, named by the log and the size, without personal data. The
/// folder is only added to: a checkpoint that differs from the one of its size is evidence that
/// history was changed, and is reported.
struct Witness: Sendable {
    let folder: String

    /// Adds a checkpoint durably; does nothing if the folder has it.
    /// - Throws: `BankError` `witness.unwritable`, or `witness.conflict` for another checkpoint of
    ///   the same size.
    func add(_ note: SignedNote, of checkpoint: Checkpoint) throws(BankError) {
        let path = "\(folder)/\(Self.name(of: checkpoint))"
        let bytes = Array(note.description.utf8)
        let descriptor = create(path)
        guard descriptor >= 0 else {
            guard errno == EEXIST else { throw unwritable(errno) }
            guard try CappedFile(path).text() == bytes else {
                throw BankError(
                    .badData,
                    code: "witness.conflict",
                    "the witness '\(path)' has another checkpoint of \(checkpoint.head.size) "
                        + "entries; the history was changed, or the file is incomplete"
                )
            }
            return
        }
        defer { close(descriptor) }
        let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard written == bytes.count, fsync(descriptor) == 0 else {
            let systemError = written < bytes.count && written >= 0 ? ENOSPC : errno
            unlink(path)
            throw unwritable(systemError)
        }
        try synchronizeFolder()
    }

    /// Returns the paths of the checkpoints of a log.
    /// - Throws: `BankError` `witness.unreadable`.
    func checkpoints(of origin: String) throws(BankError) -> [String] {
        guard let entries = opendir(folder) else {
            throw error("unreadable", "read", errno)
        }
        defer { closedir(entries) }
        var names: [String] = []
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix(Self.prefix(of: origin)), name.hasSuffix(Self.suffix) {
                names.append(name)
            }
        }
        return names.sorted().map { "\(folder)/\($0)" }
    }

    private static let suffix = ".checkpoint"

    private static func prefix(of origin: String) -> String {
        origin.replacing("/", with: "-") + "-"
    }

    /// The size has leading zeros, so that names sort by it.
    private static func name(of checkpoint: Checkpoint) -> String {
        let size = String(checkpoint.head.size)
        let zeros = String(repeating: "0", count: max(0, 19 - size.count))
        return prefix(of: checkpoint.origin) + zeros + size + suffix
    }

    private func synchronizeFolder() throws(BankError) {
        let descriptor = openFolder(folder)
        guard descriptor >= 0 else { throw unwritable(errno) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw unwritable(errno) }
    }

    private func unwritable(_ number: Int32) -> BankError { error("unwritable", "written", number) }

    private func error(_ code: String, _ verb: String, _ number: Int32) -> BankError {
        BankError(
            .unreadableBook,
            code: "witness.\(code)",
            "the witness '\(folder)' cannot be \(verb): \(String(cString: strerror(number))); "
                + "name an existing folder"
        )
    }
}

private func create(_ path: String) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
}

private func openFolder(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
}
