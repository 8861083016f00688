import Bookkeeping
import LedgerInterface

extension SQLiteLedger: BookCopies {
    func copy(to path: String) async throws {
        guard try await copy(file, to: BookFile(path: path, sync: file.sync)) else {
            throw BankError(
                .refused,
                code: "copy.exists",
                "there is a file at '\(path)' already; name a new file"
            )
        }
    }

    func copy(at path: String) async throws -> any Ledger & HistoryLog {
        let copy = file.copy(at: path)
        guard copy.exists else { throw BankError.copyMissing(at: path) }
        let book = try await OpenBook(copy, busyRetry: BusyRetry(), warn: { _ in })
        return SQLiteLedger(
            file: copy,
            book: { book },
            authority: authority,
            clock: clock
        )
    }

    func restore(from path: String) async throws {
        guard try await copy(file.copy(at: path), to: file) else {
            throw BankError(
                .refused,
                code: "book.exists",
                "there is a book at '\(file.path)'; move it and its -wal and -shm files away"
            )
        }
    }

    private func copy(_ source: BookFile, to other: BookFile) async throws -> Bool {
        do {
            return try await BusyRetry().retrying { try source.copy(to: other) }
        } catch let failure as SQLiteFailure {
            throw BankError(failure, path: source.path)
        }
    }
}
