import Bookkeeping

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The file with a line of JSON for each request to sign, in the order in which requests ended.
///
/// The file is private (mode 0600). The audit looks in it for each signature in the book; see
/// ``JournalComparison``.
struct SigningsJournal: Sendable {
    /// The contents of a journal.
    struct Contents {
        /// The entries, in the order in which they were recorded.
        var entries: [SigningEntry] = []
        /// The numbers of the lines that cannot be read as entries, starting at 1.
        var damagedLines: [Int] = []
    }

    /// A line of a journal.
    struct Line {
        /// The number of the line, starting at 1.
        let number: Int
        /// The entry; nil for a damaged line.
        let entry: SigningEntry?
        /// Indicates whether this was the first line when the journal was created.
        let isFirst: Bool
    }

    private static let newline = UInt8(ascii: "\n")
    /// The number for a path that is not a regular file, which no error of a system has.
    private static let wrongFileType: Int32 = -1
    /// A link is not followed, and a pipe is not waited for.
    private static let flags = O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    /// The beginning of the first line of a journal.
    ///
    /// If no line begins like this, the first lines were removed.
    private static let beginning = Array(#"{"isFirst":true,"#.utf8)

    let path: String
    /// Indicates whether other computers record requests for the same book in other journals.
    var isPartial = false

    /// Records requests durably; the entries are on the disk when this returns.
    ///
    /// The entries are a single write at the end of the file, so that lines of concurrent processes
    /// do not mix.
    /// - Throws: ``BankError`` `signings.unwritable`.
    func append(_ entries: SigningEntry...) throws { try append(entries) }

    /// Records the requests of a list durably.
    func append(_ entries: [SigningEntry]) throws {
        let flags = O_RDWR | O_APPEND | O_CREAT | Self.flags
        let descriptor = open(path, flags, 0o600)
        guard descriptor >= 0 else { throw unwritable(errno) }
        defer { close(descriptor) }
        try makePrivate(descriptor)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var lines = try entries.flatMap { [UInt8](try encoder.encode($0)) + [Self.newline] }
        // A partial line, left by a crash or a full disk, must not spoil these.
        if isEmpty(descriptor) {
            lines.replaceSubrange(0..<1, with: Self.beginning)
        } else if endsWithinLine(descriptor) {
            lines.insert(Self.newline, at: 0)
        }
        let written = lines.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard written == lines.count else { throw unwritable(written < 0 ? errno : ENOSPC) }
        guard fsync(descriptor) == 0 else { throw unwritable(errno) }
    }

    /// Renames the file if it exists, so that the next request begins a new journal.
    ///
    /// The new name ends with the first free number, so no file is replaced.
    /// - Throws: ``BankError`` `signings.unwritable`.
    func setAside() throws {
        for number in 1... {
            if link(path, "\(path).\(number)") == 0 { break }
            if errno == ENOENT { return }
            guard errno == EEXIST else { throw unwritable(errno) }
        }
        guard unlink(path) == 0 else { throw unwritable(errno) }
    }

    /// Returns all entries; empty if no journal exists.
    /// - Throws: ``BankError`` `signings.unreadable`.
    func contents() throws(BankError) -> Contents {
        var contents = Contents()
        _ = try forEachLine { line in
            if let entry = line.entry {
                contents.entries.append(entry)
            } else {
                contents.damagedLines.append(line.number)
            }
        }
        return contents
    }

    /// Calls `body` with each line that is not empty.
    /// - Returns: True if a journal exists.
    /// - Throws: ``BankError`` `signings.unreadable`.
    func forEachLine(_ body: (Line) -> Void) throws(BankError) -> Bool {
        let descriptor = open(path, O_RDONLY | Self.flags)
        guard descriptor >= 0 else {
            if errno == ENOENT { return false }
            throw unreadable(errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw unreadable(Self.wrongFileType) }
        let decoder = JSONDecoder()
        var number = 0
        func show(_ line: ArraySlice<UInt8>) {
            number += 1
            guard !line.isEmpty else { return }
            let entry = try? decoder.decode(SigningEntry.self, from: Data(line))
            body(Line(number: number, entry: entry, isFirst: line.starts(with: Self.beginning)))
        }
        var rest: ArraySlice<UInt8> = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = part.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            guard count >= 0 else { throw unreadable(errno) }
            guard count > 0 else { break }
            rest += part[..<count]
            while let end = rest.firstIndex(of: Self.newline) {
                show(rest[..<end])
                rest = rest[(end + 1)...]
            }
            rest = ArraySlice(Array(rest))
        }
        show(rest)
        return true
    }

    private func makePrivate(_ descriptor: Int32) throws(BankError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unwritable(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw unwritable(Self.wrongFileType) }
        guard status.st_mode & 0o077 == 0 || fchmod(descriptor, 0o600) == 0 else {
            throw unwritable(errno)
        }
    }

    private func isEmpty(_ descriptor: Int32) -> Bool { lseek(descriptor, 0, SEEK_END) == 0 }

    private func endsWithinLine(_ descriptor: Int32) -> Bool {
        let end = lseek(descriptor, 0, SEEK_END)
        var last = Self.newline
        return end > 0 && pread(descriptor, &last, 1, end - 1) == 1 && last != Self.newline
    }

    private func unwritable(_ number: Int32) -> BankError { error("written", number) }

    private func unreadable(_ number: Int32) -> BankError { error("read", number) }

    private func error(_ verb: String, _ number: Int32) -> BankError {
        let reason =
            switch number {
            case Self.wrongFileType: "it is not a file"
            case ELOOP: "it is a symbolic link, not a file"
            default: String(cString: strerror(number))
            }
        return BankError(
            .unreadableBook,
            code: verb == "read" ? "signings.unreadable" : "signings.unwritable",
            "the journal of signings '\(path)' cannot be \(verb): \(reason)"
        )
    }
}
