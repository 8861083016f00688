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

/// The file of requests to sign: one line of JSON each, in the order in which they ended.
///
/// It is private (mode 0600). People read it; no program depends on it, because the book keeps every
/// movement.
struct SigningsJournal: Sendable {
    /// The entries of a journal.
    struct Contents {
        /// The entries in the order in which they were noted.
        var entries: [SigningEntry] = []
        /// The numbers of lines that are not entries, from 1.
        var damagedLines: [Int] = []
    }

    private static let newline = UInt8(ascii: "\n")

    let path: String

    /// Notes a request durably: when this returns, it is on the disk.
    ///
    /// Each entry is one write at the end of the file, so that lines of concurrent processes do not mix.
    /// - Throws: ``BankError`` `signings.unwritable`.
    func append(_ entry: SigningEntry) throws {
        let descriptor = openForAppending(path)
        guard descriptor >= 0 else { throw unwritable(errno) }
        defer { close(descriptor) }
        try makePrivate(descriptor)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var line = [UInt8](try encoder.encode(entry)) + [Self.newline]
        // A partial line, left by a crash or a full disk, must not spoil this one.
        if endsWithinLine(descriptor) { line.insert(Self.newline, at: 0) }
        let written = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard written == line.count else { throw unwritable(written < 0 ? errno : ENOSPC) }
        guard fsync(descriptor) == 0 else { throw unwritable(errno) }
    }

    /// Returns all entries; none if no journal exists.
    /// - Throws: ``BankError`` `signings.unreadable`.
    func read() throws(BankError) -> Contents {
        var contents = Contents()
        let decoder = JSONDecoder()
        let lines = try bytes().split(separator: Self.newline, omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty {
            if let entry = try? decoder.decode(SigningEntry.self, from: Data(line)) {
                contents.entries.append(entry)
            } else {
                contents.damagedLines.append(index + 1)
            }
        }
        return contents
    }

    private func makePrivate(_ descriptor: Int32) throws(BankError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unwritable(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw unwritable(wrongFileType) }
        guard status.st_mode & 0o077 == 0 || fchmod(descriptor, 0o600) == 0 else {
            throw unwritable(errno)
        }
    }

    private func endsWithinLine(_ descriptor: Int32) -> Bool {
        let end = lseek(descriptor, 0, SEEK_END)
        var last = Self.newline
        return end > 0 && pread(descriptor, &last, 1, end - 1) == 1 && last != Self.newline
    }

    private func bytes() throws(BankError) -> [UInt8] {
        let descriptor = openForReading(path)
        guard descriptor >= 0 else {
            if errno == ENOENT { return [] }
            throw unreadable(errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw unreadable(wrongFileType) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = systemRead(descriptor, &part)
            guard count >= 0 else { throw unreadable(errno) }
            if count == 0 { return bytes }
            bytes += part[..<count]
        }
    }

    private func unwritable(_ number: Int32) -> BankError { error("written", number) }

    private func unreadable(_ number: Int32) -> BankError { error("read", number) }

    private func error(_ verb: String, _ number: Int32) -> BankError {
        let reason =
            switch number {
            case wrongFileType: "it is not a file"
            case ELOOP: "it is a link, not a file"
            default: String(cString: strerror(number))
            }
        return BankError(
            .unreadableBook,
            code: verb == "read" ? "signings.unreadable" : "signings.unwritable",
            "the journal of signings '\(path)' cannot be \(verb): \(reason)"
        )
    }
}

#if canImport(Darwin)
    private let wrongFileType = EFTYPE
#else
    /// A number that no error of Linux has.
    private let wrongFileType: Int32 = 10_000
#endif

// Outside of the type, where `open` and `read` are the system's. A link is not followed, and a pipe is
// not waited for.

private func openForAppending(_ path: String) -> Int32 {
    open(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
}

private func openForReading(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
}

private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
}
