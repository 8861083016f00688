import Bookkeeping
import LedgerInterface

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
/// Files are added, but never replaced. A checkpoint is added only after the proof that the log
/// continues the last one in the folder.
///
/// The acceptance of a restored book is a file, too. After it, the folder begins a new part, whose
/// checkpoints continue the restored book.
struct Witness: Sendable {
    let folder: String
    /// Returns the public key of a log.
    let key: @Sendable (_ origin: String) throws -> VerifierKey
    /// Returns whether a signature is valid.
    let isValid: @Sendable ([UInt8], [UInt8], [UInt8]) -> Bool

    /// The accepted breaks, and the paths of the checkpoints before, between and after them.
    private struct Contents {
        var breaks: [HistoryBreak] = []
        var parts: [[String]] = []
    }

    /// Adds the checkpoints that the folder lacks, durably.
    /// - Parameters:
    ///   - log: The log with the checkpoints, of which the last one covers all sealed entries.
    ///   - origin: The name of the log.
    /// - Throws: `BankError` `witness.unreadable`, `witness.unwritable`, `witness.damaged`, or
    ///   `witness.conflict` if the log does not continue the last checkpoint in the folder.
    func addCheckpoints(of log: any HistoryLog, named origin: String) async throws {
        // Read before the log, which has each checkpoint before the folder has it.
        let contents = try contents(of: origin)
        let last = try last(in: contents, of: origin)
        let notes = try await log.checkpoints()
        guard let note = notes.last else { return }
        let newest = try Checkpoint(parsing: note.text.utf8)
        if let (last, path) = last,
            try await !log.continues(last, at: newest.head)
        {
            throw Self.conflict(of: newest.head, with: last, at: path)
        }
        let present = Set(contents.parts.last ?? [])
        for note in notes {
            let checkpoint = try Checkpoint(parsing: note.text.utf8)
            let path = path(of: checkpoint, in: contents.breaks.count)
            guard checkpoint.head.size > (contents.breaks.last?.new.size ?? 0),
                !present.contains(path), (try? note.verify(with: key(origin), by: isValid)) != nil,
                try await log.continues(checkpoint.head, at: newest.head)
            else { continue }
            try add(note, at: path)
        }
    }

    /// Adds the accepted breaks that the folder lacks, if the log does not continue the folder's
    /// last checkpoint without them.
    /// - Parameters:
    ///   - breaks: The breaks that the book has accepted, oldest first.
    ///   - log: The log.
    ///   - origin: The name of the log.
    ///   - sign: Signs a break.
    /// - Returns: The number of breaks that were added.
    func add(
        _ breaks: [HistoryBreak],
        of log: any HistoryLog,
        named origin: String,
        signedBy sign: (HistoryBreak) throws -> SignedNote
    ) async throws -> Int {
        let contents = try contents(of: origin)
        guard let (last, _) = try last(in: contents, of: origin),
            try await !log.continues(last, at: log.sealedHead())
        else { return 0 }
        let missing = breaks.filter { !contents.breaks.contains($0) }
        for (index, historyBreak) in missing.enumerated() {
            let part = contents.breaks.count + index + 1
            try add(sign(historyBreak), at: "\(folder)/\(Self.breakName(of: origin, part))")
        }
        return missing.count
    }

    /// Returns the paths of the checkpoints with which the log is compared, and the accepted breaks.
    ///
    /// Checkpoints before an accepted break that cover lost entries are left out.
    /// - Throws: `BankError` `witness.unreadable` or `witness.damaged`.
    func evidence(
        about origin: String
    ) throws -> (checkpoints: [String], breaks: [HistoryBreak]) {
        let contents = try contents(of: origin)
        var checkpoints: [String] = []
        for (part, paths) in contents.parts.enumerated() {
            let kept = contents.breaks.dropFirst(part).map(\.new.size).min() ?? .max
            checkpoints += try paths.filter {
                try kept == .max || checkpoint(at: $0, of: origin).head.size <= kept
            }
        }
        return (checkpoints, contents.breaks)
    }

    private func contents(of origin: String) throws -> Contents {
        let names = try names(of: origin)
        var contents = Contents()
        while true {
            let prefix = Self.prefix(of: origin, contents.breaks.count)
            let part = names.filter {
                $0.hasPrefix(prefix) && $0.hasSuffix(Self.suffix)
                    && $0.dropFirst(prefix.count).dropLast(Self.suffix.count).allSatisfy(\.isNumber)
            }
            contents.parts.append(part.map { "\(folder)/\($0)" })
            let next = Self.breakName(of: origin, contents.breaks.count + 1)
            guard names.contains(next) else { return contents }
            let path = "\(folder)/\(next)"
            guard let found = HistoryBreak(parsing: try note(at: path, of: origin).text, in: origin)
            else { throw Self.damaged(path) }
            contents.breaks.append(found)
        }
    }

    /// Returns the head that the log must continue, and the path of the file with it.
    private func last(
        in contents: Contents,
        of origin: String
    ) throws -> (head: TreeHead, path: String)? {
        guard let path = contents.parts.last?.last else {
            return contents.breaks.last.map { ($0.new, folder) }
        }
        let last = try checkpoint(at: path, of: origin)
        guard path == self.path(of: last, in: contents.breaks.count) else {
            throw Self.damaged(path)
        }
        return (last.head, path)
    }

    private func checkpoint(at path: String, of origin: String) throws -> Checkpoint {
        let note = try note(at: path, of: origin)
        guard let checkpoint = try? Checkpoint(parsing: note.text.utf8),
            checkpoint.origin == origin
        else { throw Self.damaged(path) }
        return checkpoint
    }

    /// Returns a note that the bank has signed for the log.
    private func note(at path: String, of origin: String) throws -> SignedNote {
        let text = try CappedFile(path).text()
        guard let note = try? SignedNote(parsing: text) else { throw Self.damaged(path) }
        do {
            try note.verify(with: key(origin), by: isValid)
        } catch let error as BankError where error.code.hasPrefix("checkpoint.") {
            throw Self.damaged(path)
        }
        return note
    }

    private func add(_ note: SignedNote, at path: String) throws {
        let bytes = Array(note.description.utf8)
        // A file gets its name when it is complete, so a killed process leaves no false evidence.
        let draft = path + ".new-\(getpid())"
        unlink(draft)
        defer { unlink(draft) }
        try save(bytes, in: draft)
        if link(draft, path) != 0, errno == EEXIST || !move(draft, to: path) {
            guard errno == EEXIST else { throw unwritable(errno) }
            guard try CappedFile(path).text() == bytes else { throw Self.damaged(path) }
        }
        try synchronizeFolder()
    }

    private static func conflict(
        of head: TreeHead,
        with last: TreeHead,
        at path: String
    ) -> BankError {
        BankError(
            .historyChanged,
            code: "witness.conflict",
            "'\(path)' differs from the book, whose \(head.size) entries do not continue "
                + "its \(last.size) entries, so the book or the witness was changed; run "
                + "'bank audit', or accept a restored book with 'bank signer accept'"
        )
    }

    private static func damaged(_ path: String) -> BankError {
        BankError(
            .badData,
            code: "witness.damaged",
            "the witness's file '\(path)' is not the checkpoint or break that its name describes; "
                + "check the file, and move it to another folder"
        )
    }

    /// Renames `draft` to `path` if no file is there; for disks without hard links, such as memory
    /// sticks.
    private func move(_ draft: String, to path: String) -> Bool {
        guard access(path, F_OK) != 0 else {
            errno = EEXIST
            return false
        }
        return rename(draft, path) == 0
    }

    private func save(_ bytes: [UInt8], in path: String) throws(BankError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw unwritable(errno) }
        defer { close(descriptor) }
        let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard written == bytes.count else { throw unwritable(written < 0 ? errno : ENOSPC) }
        guard fsync(descriptor) == 0 else { throw unwritable(errno) }
    }

    /// Returns the names of all files of the log, sorted.
    private func names(of origin: String) throws(BankError) -> [String] {
        guard let entries = opendir(folder) else {
            throw error("unreadable", "read", errno)
        }
        defer { closedir(entries) }
        var names: [String] = []
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix(Self.prefix(of: origin, 0)) { names.append(name) }
        }
        return names.sorted()
    }

    private static let suffix = ".checkpoint"

    /// Returns the beginning of the names of files in a part, which is the number of breaks before.
    private static func prefix(of origin: String, _ part: Int) -> String {
        origin.replacing("/", with: "-") + (part == 0 ? "-" : "-after-\(part)-")
    }

    /// Returns the name of the file with the break before a part.
    private static func breakName(of origin: String, _ part: Int) -> String {
        prefix(of: origin, part).dropLast() + ".break"
    }

    /// Returns the path of a checkpoint; leading zeros sort the names by the number of entries.
    private func path(of checkpoint: Checkpoint, in part: Int) -> String {
        let size = String(checkpoint.head.size)
        let zeros = String(repeating: "0", count: max(0, 19 - size.count))
        return "\(folder)/\(Self.prefix(of: checkpoint.origin, part))\(zeros)\(size)\(Self.suffix)"
    }

    private func synchronizeFolder() throws(BankError) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
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
