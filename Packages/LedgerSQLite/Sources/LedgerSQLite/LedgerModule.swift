import Bookkeeping
import DependencyContainer
import LedgerInterface

/// The durable book, opened when it is first used. It needs whoever checks customers' signatures,
/// lazily, since signatures are checked with what the book says of the customer.
public struct LedgerModule: Module {
    private let file: BookFile
    private let office: AuthorityIssuer
    private let clock: WallClock
    private let patience: Patience

    /// - Parameters:
    ///   - book: The path of the book's file. Nothing is made or opened before it is first used.
    ///   - office: The one whose authorities the ledger trusts.
    ///   - clock: The computer's clock.
    public init(
        book: String,
        office: AuthorityIssuer,
        clock: @escaping WallClock = Timestamp.now
    ) {
        self.init(file: BookFile(path: book), office: office, clock: clock)
    }

    /// - Parameter patience: How long it tries to get at a book that others keep busy.
    init(
        file: BookFile,
        office: AuthorityIssuer,
        clock: @escaping WallClock,
        patience: Patience = .usual
    ) {
        self.file = file
        self.office = office
        self.clock = clock
        self.patience = patience
    }

    public var provides: [any ServiceID]? { [ledgerInject] }

    public var needs: [any ServiceID]? { [authorityVerifierInject] }

    public func register(in registrar: inout Registrar) {
        registrar.registerAsync(openBookInject) { [file, patience] in
            try await OpenBook(file, patience: patience)
        }
        registrar.register(
            ledgerInject,
            needs: openBookInject.lazily,
            authorityVerifierInject.lazily
        ) { [file, office, clock] book, verifier in
            SQLiteLedger(
                file: file,
                book: { try await book.value },
                office: office,
                verifier: { try verifier.value },
                clock: clock
            )
        }
    }
}
