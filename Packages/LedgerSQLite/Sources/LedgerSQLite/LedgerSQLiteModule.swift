public import Bookkeeping
public import DependencyContainer
import LedgerInterface
import SigningInterface

/// The module of the ledger in a SQLite file.
///
/// The file is opened when the ledger is first used.
///
/// The module needs the verifier of customers' signatures, the rules of all purposes and the log
/// signer.
public struct LedgerSQLiteModule: Module {
    private let file: (@Sendable (any LogSigner) -> BookFile)?
    private let issuer: AuthorityIssuer
    private let clock: WallClock
    private let busyRetry: BusyRetry
    private let warn: @Sendable (String) -> Void

    /// Creates a module.
    /// - Parameters:
    ///   - book: The path of the book, which is opened later. Nil if the bank uses another ledger;
    ///     then this module only opens books for a move.
    ///   - issuer: The issuer of the bank's authority.
    ///   - clock: The clock for the times of entries and the expiry of signatures.
    ///   - warn: Shows the person a warning, such as for a book that other users can read.
    public init(
        book: String?,
        issuer: AuthorityIssuer,
        clock: @escaping WallClock = Timestamp.now,
        warn: @escaping @Sendable (String) -> Void
    ) {
        var file: (@Sendable (any LogSigner) -> BookFile)?
        if let book { file = { BookFile(path: book, signer: $0) } }
        self.init(file: file, issuer: issuer, clock: clock, warn: warn)
    }

    init(
        file: (@Sendable (any LogSigner) -> BookFile)?,
        issuer: AuthorityIssuer,
        clock: @escaping WallClock,
        busyRetry: BusyRetry = BusyRetry(),
        warn: @escaping @Sendable (String) -> Void
    ) {
        self.file = file
        self.issuer = issuer
        self.clock = clock
        self.busyRetry = busyRetry
        self.warn = warn
    }

    /// The service ids of the ledger, its log and the service that copies its book; empty if the
    /// bank uses another ledger.
    public var provides: [any ServiceID]? {
        file == nil ? [] : [ledgerInject, historyLogInject, bookCopiesInject]
    }

    /// The service ids of the verifier of customers' signatures, the rules, and the log signer.
    public var needs: [any ServiceID]? {
        [authorityVerifierInject, authorityRulesInject, logSignerInject]
    }

    /// Registers the ledger, and the store that opens books for a move.
    public func register(in registrar: inout Registrar) {
        registrar.register(
            authorityInject,
            needs: authorityVerifierInject,
            authorityRulesInject
        ) { [issuer] in
            AuthorityCheck(issuer: issuer, verifier: $0, rules: try AuthorityRules($1))
        }
        registrar.register(
            bookStoresInject,
            needs: logSignerInject,
            authorityInject
        ) { [busyRetry, clock] signer, authority in
            BookStore(isDatabase: false) { path in
                var file = BookFile(path: path, signer: signer)
                file.isMoving = true
                return SQLiteLedger(
                    file: file,
                    book: { [file] in
                        try await OpenBook(file, busyRetry: busyRetry, warn: { _ in })
                    },
                    authority: authority,
                    clock: clock
                )
            }
        }
        if let file { registerBook(file, in: &registrar) }
    }

    private func registerBook(
        _ file: @escaping @Sendable (any LogSigner) -> BookFile,
        in registrar: inout Registrar
    ) {
        registrar.register(bookFileInject, needs: logSignerInject) { file($0) }
        registrar.register(openBookInject, needs: bookFileInject) { [busyRetry, warn] file in
            try await OpenBook(file, busyRetry: busyRetry, warn: warn)
        }
        registrar.register(
            sqliteLedgerInject,
            needs: bookFileInject,
            openBookInject.lazily,
            authorityInject
        ) { [clock] file, book, authority in
            SQLiteLedger(
                file: file,
                book: { try await book.value },
                authority: authority,
                clock: clock
            )
        }
        registrar.register(ledgerInject, needs: sqliteLedgerInject) { $0 }
        registrar.register(historyLogInject, needs: sqliteLedgerInject) { $0 }
        registrar.register(bookCopiesInject, needs: sqliteLedgerInject) { $0 }
    }
}

private let authorityInject = InjectID<AuthorityCheck>("Ledger.AuthorityCheck")
private let bookFileInject = InjectID<BookFile>("Ledger.BookFile")
private let sqliteLedgerInject = InjectID<SQLiteLedger>("Ledger.SQLite")
