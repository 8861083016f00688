import Bookkeeping
import DependencyContainer
import LedgerInterface

/// The module of the durable book, which is opened when it is first used.
///
/// It needs the verifier of customers' signatures and the rules of all purposes.
public struct LedgerSQLiteModule: Module {
    private let file: BookFile
    private let issuer: AuthorityIssuer
    private let clock: WallClock
    private let busyRetry: BusyRetry

    /// Creates a module.
    /// - Parameters:
    ///   - book: The path of the book, which is neither created nor opened yet.
    ///   - issuer: The issuer of the bank's authority.
    ///   - clock: The clock for the times of entries and the expiry of signatures.
    public init(
        book: String,
        issuer: AuthorityIssuer,
        clock: @escaping WallClock = Timestamp.now
    ) {
        self.init(file: BookFile(path: book), issuer: issuer, clock: clock)
    }

    init(
        file: BookFile,
        issuer: AuthorityIssuer,
        clock: @escaping WallClock,
        busyRetry: BusyRetry = BusyRetry()
    ) {
        self.file = file
        self.issuer = issuer
        self.clock = clock
        self.busyRetry = busyRetry
    }

    /// The id of the book.
    public var provides: [any ServiceID]? { [ledgerInject] }

    /// The id of the verifier of customers' signatures.
    public var needs: [any ServiceID]? { [authorityVerifierInject, authorityRulesInject] }

    /// Registers the book.
    public func register(in registrar: inout Registrar) {
        registrar.register(openBookInject) { [file, busyRetry] in
            try await OpenBook(file, busyRetry: busyRetry)
        }
        registrar.register(
            ledgerInject,
            needs: openBookInject.lazily,
            authorityVerifierInject,
            authorityRulesInject
        ) { [file, issuer, clock] book, verifier, rules in
            SQLiteLedger(
                file: file,
                book: { try await book.value },
                authority: AuthorityCheck(
                    issuer: issuer,
                    verifier: verifier,
                    rules: try AuthorityRules(rules)
                ),
                clock: clock
            )
        }
    }
}
