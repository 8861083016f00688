import Bookkeeping
import DependencyContainer

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

/// The file in which every request to sign is noted: a line of JSON each, in the order in which they
/// ended. It is private (mode 0600) and stands beside the book.
///
/// It is there for the person to look at, and nothing depends on it: what was moved stands in the book.
struct SigningsJournal: Sendable {
    /// Where it is, or will be.
    let path: String

    /// Notes one request durably: when this returns, it is on the disk.
    ///
    /// Each entry is one write at the end of the file, so that processes that write at the same moment
    /// do not mix their lines.
    /// - Throws: `BankError` `signings.unwritable`.
    func append(_ entry: SigningEntry) throws {
        let descriptor = openForAppending(path)
        guard descriptor >= 0 else { throw unwritable(errno) }
        defer { close(descriptor) }
        try check(descriptor)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var line = [UInt8](try encoder.encode(entry)) + [Self.newline]
        // Half a line that a crash or a full disk left behind must not spoil this one.
        if endsWithinLine(descriptor) { line.insert(Self.newline, at: 0) }
        let written = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard written == line.count else { throw unwritable(written < 0 ? errno : ENOSPC) }
        guard fsync(descriptor) == 0 else { throw unwritable(errno) }
    }

    static let newline = UInt8(ascii: "\n")

    private func check(_ descriptor: Int32) throws(BankError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unwritable(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw unwritable(EFTYPE) }
        guard status.st_mode & 0o077 == 0 || fchmod(descriptor, 0o600) == 0 else {
            throw unwritable(errno)
        }
    }

    private func endsWithinLine(_ descriptor: Int32) -> Bool {
        let end = lseek(descriptor, 0, SEEK_END)
        var last = Self.newline
        return end > 0 && pread(descriptor, &last, 1, end - 1) == 1 && last != Self.newline
    }

    private func unwritable(_ number: Int32) -> BankError {
        BankError(
            .unreadableBook,
            code: "signings.unwritable",
            "the journal of signings \(path) cannot be written: \(Self.reason(number))"
        )
    }

    static func reason(_ number: Int32) -> String {
        switch number {
        case EFTYPE: "it is no file"
        case ELOOP: "it is a link, not a file"
        default: String(cString: strerror(number))
        }
    }
}

/// The journal of the bank.
let signingsJournalInject = InjectID<SigningsJournal>("SigningsJournal")

#if !canImport(Darwin)
    /// Darwin's number for something of another type than expected; none of Linux's.
    let EFTYPE: Int32 = 10_000
#endif

/// For this user alone; a link is not followed, and a pipe not waited for. (Outside of the type, where
/// `open` is the system's.)
private func openForAppending(_ path: String) -> Int32 {
    open(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
}
