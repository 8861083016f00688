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

/// A file that keeps the cursor of a receiver of notices.
///
/// The file is replaced as a whole and durably, so a crash leaves the old cursor or the new one.
struct CursorFile: Sendable {
    let path: String
    let customer: CustomerID

    /// Returns the cursor in the file; that of the beginning if the file does not exist.
    ///
    /// - Throws: `BankError` `cursor.unreadable`, `cursor.other` for the cursor of another customer
    ///   or book, and errors of the book.
    func load(in ledger: any Ledger) async throws -> NoticeCursor {
        guard access(path, F_OK) == 0 || errno != ENOENT else { return NoticeCursor() }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
            let content = try? JSONDecoder().decode([String: String].self, from: data),
            let owner = content["customer"], let date = Self.date(content["holdsOn"])
        else {
            throw BankError(
                .unreadableBook,
                code: "cursor.unreadable",
                "the file '\(path)' is not a readable cursor; name another file, or remove it to "
                    + "get all notices again"
            )
        }
        guard owner == customer.rawValue else { throw other("customer '\(owner)'") }
        guard let entry = content["entry"] else { return NoticeCursor(holdsOn: date) }
        let id = IdempotencyID(unchecked: entry)
        guard let sequence = try await ledger.receipt(under: id)?.sequence else {
            throw other("another book, or of a later state of this one")
        }
        return NoticeCursor(sequence: sequence, entry: id, holdsOn: date)
    }

    /// Returns the date that a text names; `.some(nil)` without a text, and nil for another text.
    private static func date(_ text: String?) -> BusinessDate?? {
        guard let text else { return .some(nil) }
        return BusinessDate(text).map { $0 }
    }

    /// Replaces the cursor in the file; it is on the disk when this returns.
    ///
    /// - Throws: `BankError` `cursor.unwritable`.
    func save(_ cursor: NoticeCursor) throws(BankError) {
        var content = ["customer": customer.rawValue]
        content["entry"] = cursor.entry?.rawValue
        content["holdsOn"] = cursor.holdsOn?.description
        let draft = path + ".new"
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
        try synchronize(draft, flags, writing: Array((CanonicalJSON.encode(content) + "\n").utf8))
        guard rename(draft, path) == 0 else { throw unwritable() }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        try synchronize(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }

    private func synchronize(
        _ path: String,
        _ flags: Int32,
        writing bytes: [UInt8] = []
    ) throws(BankError) {
        let descriptor = open(path, flags, 0o600)
        guard descriptor >= 0 else { throw unwritable() }
        defer { close(descriptor) }
        guard write(descriptor, bytes, bytes.count) == bytes.count || bytes.isEmpty else {
            throw unwritable()
        }
        // Some file systems cannot synchronize a folder.
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw unwritable() }
    }

    private func unwritable() -> BankError {
        BankError(
            .unreadableBook,
            code: "cursor.unwritable",
            "the cursor cannot be written to '\(path)': "
                + "\(String(cString: strerror(errno))); name a file in a folder that you may write"
        )
    }

    private func other(_ owner: String) -> BankError {
        BankError(
            .refused,
            code: "cursor.other",
            "the cursor in '\(path)' is of \(owner); name another file, or remove it to get all "
                + "notices again"
        )
    }
}
