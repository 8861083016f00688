import Bookkeeping
internal import CPostgreSQL
import DependencyContainer
import LedgerInterface
import SigningInterface

/// The module of the book on PostgreSQL, to which it connects when it is first used.
///
/// It needs the verifier of customers' signatures and the rules of all purposes.
public struct LedgerPostgreSQLModule: Module {
    private let store: String?
    private let issuer: AuthorityIssuer
    private let clock: WallClock

    /// Creates a module.
    /// - Parameters:
    ///   - store: A connection string as libpq takes it, such as `postgres://host/bank`. With nil,
    ///     the bank has another ledger, and this module only opens books that move.
    ///   - issuer: The issuer of the bank's authority.
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

    /// Requires a valid connection string without a password, and libpq, but does not connect.
    /// - Parameter store: A connection string as libpq takes it, such as `postgres://host/bank`.
    /// - Throws: ``BankError`` `store.malformed`, `store.password` or `store.library`.
    public static func requireReadable(_ store: String) throws(BankError) {
        try libpq.loaded().requireReadable(store)
    }

    /// The ids of the book, of its log, and of its copies, if the bank uses this ledger.
    public var provides: [any ServiceID]? {
        store == nil ? [] : [ledgerInject, historyLogInject, bookCopiesInject]
    }

    /// The ids of the verifier of customers' signatures, the rules and the signer.
    public var needs: [any ServiceID]? {
        [authorityVerifierInject, authorityRulesInject, logSignerInject]
    }

    /// Registers the book, and the kind of store.
    public func register(in registrar: inout Registrar) {
        registrar.register(
            authorityInject,
            needs: authorityVerifierInject,
            authorityRulesInject
        ) { [issuer] verifier, rules in
            AuthorityCheck(issuer: issuer, verifier: verifier, rules: try AuthorityRules(rules))
        }
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

/// The copies of a database, which its server makes.
private struct ServerCopies: BookCopies {
    let place: String

    func copy(to path: String) async throws { throw unsupported }

    func copy(at path: String) async throws -> any Ledger & HistoryLog { throw unsupported }

    func restore(from path: String) async throws { throw unsupported }

    private var unsupported: BankError {
        BankError(
            .refused,
            code: "copy.server",
            "the book is in a database at '\(place)', which its server copies; "
                + "ask its administrator, who has pg_basebackup and pg_dump"
        )
    }
}
