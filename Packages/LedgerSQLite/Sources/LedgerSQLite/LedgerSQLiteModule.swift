import Bookkeeping
import DependencyContainer
import LedgerInterface

/// The durable book, opened when it is first used. It needs whoever checks customers' signatures,
/// lazily, since signatures are checked with what the book says of the customer.
public struct LedgerSQLiteModule: Module {
    private let file: BookFile
    private let issuer: AuthorityIssuer
    private let clock: WallClock
    private let busyRetry: BusyRetry

    /// - Parameters:
    ///   - book: The path of the book's file. Nothing is made or opened before it is first used.
    ///   - issuer: The one whose authorities the ledger trusts.
    ///   - clock: The computer's clock.
    public init(
        book: String,
        issuer: AuthorityIssuer,
        clock: @escaping WallClock = Timestamp.now
    ) {
        self.init(file: BookFile(path: book), issuer: issuer, clock: clock)
    }

    /// - Parameter busyRetry: How long it tries to get at a book that others keep busy.
    init(
        file: BookFile,
        issuer: AuthorityIssuer,
        clock: @escaping WallClock,
        busyRetry: BusyRetry = .usual
    ) {
        self.file = file
        self.issuer = issuer
        self.clock = clock
        self.busyRetry = busyRetry
    }

    public var provides: [any ServiceID]? { [ledgerInject] }

    public var needs: [any ServiceID]? { [authorityVerifierInject] }

    public func register(in registrar: inout Registrar) {
        registrar.registerAsync(openBookInject) { [file, busyRetry] in
            try await OpenBook(file, busyRetry: busyRetry)
        }
        registrar.register(
            ledgerInject,
            needs: openBookInject.lazily,
            authorityVerifierInject.lazily
        ) { [file, issuer, clock] book, verifier in
            SQLiteLedger(
                file: file,
                book: { try await book.value },
                issuer: issuer,
                verifier: { try verifier.value },
                clock: clock
            )
        }
    }
}
