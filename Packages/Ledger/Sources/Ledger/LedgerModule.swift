import DependencyContainer
import LedgerInterface

/// The durable book. It needs whoever checks customers' signatures, lazily, since signatures are
/// checked with what the book says of the customer.
public struct LedgerModule: Module {
    private let book: String
    private let office: BankOffice
    private let clock: WallClock

    /// - Parameters:
    ///   - book: The path of the book's file. Nothing is made or opened before it is first used.
    ///   - office: The one whose authorities the ledger trusts.
    ///   - clock: The computer's clock.
    public init(
        book: String,
        office: BankOffice,
        clock: @escaping WallClock = Timestamp.now
    ) {
        self.book = book
        self.office = office
        self.clock = clock
    }

    public func register(in registrar: inout Registrar) {
        registrar.register(ledgerInject, needs: authorityVerifierInject.lazily) { verifier in
            SQLiteLedger(path: book, office: office, verifier: { try verifier.value }, clock: clock)
        }
    }
}
