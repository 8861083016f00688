import Bookkeeping

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder that keeps each checkpoint of the bank, preferably owned by another user.
///
/// Each checkpoint is a file without personal data, named by the log and the number of entries.
/// Files are added, but never replaced. If the folder has a different checkpoint for the same
/// number of entries, an error is thrown, because this is evidence that entries were changed.
struct Witness: Sendable {
    let folder: String

    /// Adds the checkpoints that the folder lacks, durably.
    /// - Parameters:
    ///   - notes: The checkpoints of a log. If the folder already has a file for the last
    ///     checkpoint, the file is compared with that checkpoint.
    ///   - origin: The name of the log.
    /// - Throws: `BankError` `witness.unreadable`, `witness.unwritable`, or `witness.conflict` if
    ///   the folder has a different checkpoint for the same number of entries.
    func add(_ notes: [SignedNote], of origin: String) throws(BankError) {
        let present = Set(try checkpoints(of: origin))
        for (index, note) in notes.enumerated() {
            let checkpoint = try Checkpoint(parsing: note.text.utf8)
            let isLast = index == notes.count - 1
            guard isLast || !present.contains("\(folder)/\(Self.name(of: checkpoint))") else {
                continue
            }
            try add(note, of: checkpoint)
        }
    }

    private func add(_ note: SignedNote, of checkpoint: Checkpoint) throws(BankError) {
        let path = "\(folder)/\(Self.name(of: checkpoint))"
        let bytes = Array(note.description.utf8)
        // A file gets its name when it is complete, so a killed process leaves no false evidence.
        let draft = path + ".new-\(getpid())"
        unlink(draft)
        defer { unlink(draft) }
        try write(bytes, to: draft)
        if link(draft, path) != 0, errno == EEXIST || !rename(draft, to: path) {
            guard errno == EEXIST else { throw unwritable(errno) }
            let kept = try CappedFile(path).text()
            guard kept == bytes else { throw Self.conflict(of: checkpoint, with: kept, at: path) }
        }
        try synchronizeFolder()
    }

    private static func conflict(
        of checkpoint: Checkpoint,
        with kept: [UInt8],
        at path: String
    ) -> BankError {
        let note = try? SignedNote(parsing: kept)
        let other = note.flatMap { try? Checkpoint(parsing: $0.text.utf8) }
        guard let other, other != checkpoint else {
            return BankError(
                .badData,
                code: "witness.damaged",
                "the witness's file '\(path)' is not the checkpoint that its name describes; "
                    + "check the file, and move it to another folder"
            )
        }
        return BankError(
            .badData,
            code: "witness.conflict",
            "'\(path)' differs from the book's checkpoint of its first \(checkpoint.head.size) "
                + "entries, so the book or the witness was changed; run 'bank verify' on both"
        )
    }

    /// Renames `draft` to `path` if no file is there; for disks without hard links, such as memory
    /// sticks.
    private func rename(_ draft: String, to path: String) -> Bool {
        guard access(path, F_OK) != 0 else {
            errno = EEXIST
            return false
        }
        return systemRename(draft, path) == 0
    }

    private func write(_ bytes: [UInt8], to path: String) throws(BankError) {
        let descriptor = create(path)
        guard descriptor >= 0 else { throw unwritable(errno) }
        defer { close(descriptor) }
        let written = bytes.withUnsafeBytes { systemWrite(descriptor, $0) }
        guard written == bytes.count else { throw unwritable(written < 0 ? errno : ENOSPC) }
        guard fsync(descriptor) == 0 else { throw unwritable(errno) }
    }

    /// Returns the paths of all checkpoints of the log `origin`.
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

    /// Returns the name of a checkpoint's file; leading zeros sort the names by the number of
    /// entries.
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

// Inside the type, `write` and `rename` are methods.
private func systemRename(_ draft: String, _ path: String) -> Int32 {
    rename(draft, path)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

private func openFolder(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
}
