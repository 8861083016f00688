import Bookkeeping
import LedgerInterface

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

/// A file with the idempotency key of the last entry whose notices were delivered to a receiver.
///
/// The file is replaced as a whole and durably, so a crash leaves the old key or the new one.
struct CursorFile: Sendable {
    let path: String
    let customer: CustomerID

    /// Returns the number of the entry; 0 if the file does not exist.
    ///
    /// - Throws: `BankError` `cursor.other` for another file, or the cursor of another customer or
    ///   book, and errors of the book.
    func load(in ledger: any Ledger) async throws -> Int64 {
        guard access(path, F_OK) == 0 || errno != ENOENT else { return 0 }
        let words = (try? String(contentsOfFile: path, encoding: .utf8))?.dropLast()
            .split(separator: " ", maxSplits: 1).map(String.init)
        guard let words, words.first == customer.rawValue,
            let key = words.last,
            let entry = try await ledger.receipt(under: IdempotencyID(unchecked: key))
        else {
            throw BankError(
                .refused,
                code: "cursor.other",
                "the file '\(path)' has no cursor of '\(customer)' in this book; name another "
                    + "file, or remove it to get all notices again"
            )
        }
        return entry.sequence
    }

    /// Replaces the file; its content is on the disk when this returns.
    ///
    /// - Throws: `BankError` `cursor.unwritable`.
    func save(_ entry: IdempotencyID) throws(BankError) {
        let bytes = Array("\(customer) \(entry)\n".utf8)
        // Two programs with one cursor do not write the same draft.
        let draft = "\(path).\(getpid()).new"
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
        let descriptor = open(draft, flags, 0o600)
        defer { if descriptor >= 0 { close(descriptor) } }
        guard descriptor >= 0, write(descriptor, bytes, bytes.count) == bytes.count,
            fsync(descriptor) == 0, rename(draft, path) == 0, synchronizeFolder()
        else {
            throw BankError(
                .unreadableBook,
                code: "cursor.unwritable",
                "the cursor cannot be written to '\(path)': \(String(cString: strerror(errno))); "
                    + "name a file in a folder that you may write"
            )
        }
    }

    private func synchronizeFolder() -> Bool {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        // Some file systems cannot synchronize a folder.
        return fsync(descriptor) == 0 || errno == EINVAL
    }
}
