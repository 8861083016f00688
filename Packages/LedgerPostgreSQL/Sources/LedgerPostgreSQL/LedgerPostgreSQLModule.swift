import Bookkeeping
import DependencyContainer
import LedgerInterface
import SigningInterface

/// The module of the book on PostgreSQL, to which it connects when it is first used.
///
/// It needs the verifier of customers' signatures and the rules of all purposes.
public struct LedgerPostgreSQLModule: Module {
    private let store: String
    private let issuer: AuthorityIssuer
    private let clock: WallClock

    /// Creates a module.
    /// - Parameters:
    ///   - store: A connection string as libpq takes it, such as `postgres://host/bank`.
    ///   - issuer: The issuer of the bank's authority.
    ///   - clock: The clock for the times of entries and the expiry of signatures.
    public init(
        store: String,
        issuer: AuthorityIssuer,
        clock: @escaping WallClock = Timestamp.now
    ) {
        self.store = store
        self.issuer = issuer
        self.clock = clock
    }

    /// The ids of the book, of its log, and of its copies.
    public var provides: [any ServiceID]? { [ledgerInject, historyLogInject, bookCopiesInject] }

    /// The ids of the verifier of customers' signatures, the rules and the signer.
    public var needs: [any ServiceID]? {
        [authorityVerifierInject, authorityRulesInject, logSignerInject]
    }

    /// Registers the book.
    public func register(in registrar: inout Registrar) {
        registrar.register(storeInject) { [store] in PostgreSQLStore(store) }
        registrar.register(
            postgreSQLLedgerInject,
            needs: storeInject,
            authorityVerifierInject,
            authorityRulesInject,
            logSignerInject
        ) { [issuer, clock] store, verifier, rules, signer in
            PostgreSQLLedger(
                store: store,
                authority: AuthorityCheck(
                    issuer: issuer,
                    verifier: verifier,
                    rules: try AuthorityRules(rules)
                ),
                clock: clock,
                signer: signer
            )
        }
        registrar.register(ledgerInject, needs: postgreSQLLedgerInject) { $0 }
        registrar.register(historyLogInject, needs: postgreSQLLedgerInject) { $0 }
        registrar.register(bookCopiesInject, needs: storeInject) { ServerCopies(place: $0.place) }
    }
}

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
