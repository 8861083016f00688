import Bookkeeping
import ConsoleTesting
import DependencyContainer
import LedgerInterface
import LedgerInterfaceTesting
import LedgerPostgreSQLTesting
import SigningInterface
import SigningInterfaceTesting
import Testing

@testable import LedgerPostgreSQL
@testable import LedgerSQLite

/// The same new book on every store.
struct Stores {
    let memory: InMemoryLedger
    /// The other stores: SQLite, and PostgreSQL unless it is left out.
    let others: [any Ledger & HistoryLog]

    /// - Parameters:
    ///   - setup: The authority, the clock and the first entry of all books.
    ///   - folder: The folder of the book on SQLite.
    ///   - server: The server of the book on PostgreSQL; nil to leave it out.
    init(_ setup: LedgerSetup, in folder: TemporaryFolder, server: PostgreSQLServer?) async throws {
        memory = InMemoryLedger(setup)
        var others: [any Ledger & HistoryLog] = [
            try await Self.sqlite(setup, path: folder.file("book.sqlite"))
        ]
        if let server {
            let ledger = PostgreSQLLedger(
                store: PostgreSQLStore(try server.database()),
                authority: setup.authority,
                clock: setup.clock,
                nonce: setup.nonce
            )
            try await ledger.start(on: setup.date)
            others.append(ledger)
        }
        self.others = others
    }

    private static func sqlite(_ setup: LedgerSetup, path: String) async throws -> SQLiteLedger {
        let file = BookFile(
            path: path,
            signer: FakeLogSigner(isInUse: false),
            sync: { _ in 0 }
        )
        func ledger(
            _ book: @escaping @Sendable () async throws -> OpenBook
        ) -> SQLiteLedger {
            SQLiteLedger(
                file: file,
                book: book,
                authority: setup.authority,
                clock: setup.clock,
                nonce: setup.nonce
            )
        }
        try await ledger { throw CancellationError() }.start(on: setup.date)
        let book = try await OpenBook(file, busyRetry: BusyRetry()) { Issue.record("\($0)") }
        return ledger { book }
    }
}
