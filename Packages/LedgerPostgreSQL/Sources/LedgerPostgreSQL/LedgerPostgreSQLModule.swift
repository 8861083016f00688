public import Bookkeeping
import CPostgreSQL
public import DependencyContainer
import LedgerInterface
import SigningInterface

/// The module of a ledger in a PostgreSQL database, which connects when it is first used.
///
/// The module needs the verifier of customers' signatures, the authority rules and the log's
/// signer.
public struct LedgerPostgreSQLModule: Module {
    private let store: String?
    private let issuer: AuthorityIssuer
    private let clock: WallClock

    /// Creates a module.
    /// - Parameters:
    ///   - store: A connection string for libpq, such as `postgres://host/bank`. Nil if the bank
    ///     uses another ledger: the module then only opens books to move them.
    ///   - issuer: The issuer of the bank's authorities.
    ///   - clock: The clock for the times of entries and the expiry of signatures.
    public init(
        store: String?,
        issuer: AuthorityIssuer,
        clock: @escaping WallClock = Timestamp.now
    ) {
        self.store = store
        self.issuer = issuer
        self.clock = clock
    }

    /// Checks that libpq is installed, and that a connection string is valid and has no password.
    ///
    /// The method does not connect.
    /// - Parameter store: A connection string for libpq, such as `postgres://host/bank`.
    /// - Throws: ``BankError`` `store.malformed`, `store.password` or `store.library`.
    public static func requireReadable(_ store: String) throws(BankError) {
        try libpq.loaded().requireReadable(store)
    }

    /// The ids of the ledger, its log and the service that copies its book; empty if the bank uses
    /// another ledger.
    public var provides: [any ServiceID]? {
        store == nil ? [] : [ledgerInject, historyLogInject, bookCopiesInject]
    }

    /// The ids of the verifier of customers' signatures, the authority rules and the log's signer.
    public var needs: [any ServiceID]? {
        [authorityVerifierInject, authorityRulesInject, logSignerInject]
    }

    /// Registers the store for moves, and the ledger if the bank uses it.
    public func register(in registrar: inout Registrar) {
        registrar.register(
            bookStoresInject,
            needs: authorityInject,
            logSignerInject
        ) { [clock] authority, signer in
            BookStore(isDatabase: true) { place in
                PostgreSQLLedger(
                    store: PostgreSQLStore(place, isMoving: true),
                    authority: authority,
                    clock: clock,
                    signer: signer
                )
            }
        }
        registrar.register(
            authorityInject,
            needs: authorityVerifierInject,
            authorityRulesInject
        ) { [issuer] in
            AuthorityCheck(issuer: issuer, verifier: $0, rules: try AuthorityRules($1))
        }
        if let store { registerBook(in: store, &registrar) }
    }

    private func registerBook(in store: String, _ registrar: inout Registrar) {
        registrar.register(storeInject) { PostgreSQLStore(store) }
        registrar.register(
            postgreSQLLedgerInject,
            needs: storeInject,
            authorityInject,
            logSignerInject
        ) { [clock] store, authority, signer in
            PostgreSQLLedger(store: store, authority: authority, clock: clock, signer: signer)
        }
        registrar.register(ledgerInject, needs: postgreSQLLedgerInject) { $0 }
        registrar.register(historyLogInject, needs: postgreSQLLedgerInject) { $0 }
        registrar.register(bookCopiesInject, needs: storeInject) { ServerCopies(place: $0.place) }
    }
}

private let authorityInject = InjectID<AuthorityCheck>("Ledger.PostgreSQLAuthority")
private let storeInject = InjectID<PostgreSQLStore>("Ledger.PostgreSQLStore")
private let postgreSQLLedgerInject = InjectID<PostgreSQLLedger>("Ledger.PostgreSQL")

/// A service that refuses to copy or restore a book, because only the database server can do this.
private struct ServerCopies: BookCopies {
    let place: String

    func copy(to path: String) async throws { throw unsupported }

    func copy(at path: String) async throws -> any Ledger & HistoryLog { throw unsupported }

    func restore(from path: String) async throws { throw unsupported }

    private var unsupported: BankError {
        BankError(
            .refused,
            code: "copy.server",
            "the book is in a database at '\(place)', which only its server can copy and restore; "
                + "ask the server's administrator to use pg_basebackup or pg_dump"
        )
    }
}
