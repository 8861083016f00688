import Bookkeeping
import BookkeepingTesting
import Card
import ConsoleTesting
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import LedgerSQLite
import SigningInterface
import SigningInterfaceTesting

@testable import DemandDeposit
@testable import SafeBox

/// Accounts, boxes and cards on a real book, with other rates than the bank's and without passwords.
struct RealBank {
    let ledger: any Ledger
    let accounts: DemandDepositService
    let boxes: SafeBoxService
    private let folder: TemporaryFolder
    private let container: Container

    init(accountRates: InterestRateTable, boxRates: InterestRateTable) async throws {
        folder = try TemporaryFolder(named: "model")
        let issuer = AuthorityIssuer()
        container = try Container(
            modules: LedgerSQLiteModule(book: folder.file("book"), issuer: issuer) { _ in },
            FakeSigningModule(),
            VerifierModule(),
            DemandDepositModule(
                authority: issuer.authority("DemandDeposit"),
                rates: accountRates
            ),
            SafeBoxModule(authority: issuer.authority("SafeBox"), rates: boxRates),
            CardModule(authority: issuer.authority("Card"))
        )
        ledger = try container.resolve(ledgerInject)
        accounts = try container.resolve(DemandDeposit.serviceInject)
        boxes = try container.resolve(SafeBox.serviceInject)
        try await ledger.start(on: BusinessDate("2026-01-05"))
    }

    var options: RequestOptions { RequestOptions { _ in } }

    /// Opens an account of a customer.
    func open(for customer: CustomerID) async throws -> String {
        let outcome = try await accounts.open(for: customer, nickname: nil, options)
        return outcome.result["account"] ?? ""
    }

    /// Closes days, and pays what is due on each of them and on the last closed day.
    func advance(days: Int) async throws {
        try await DayCloser(ledger: ledger, parts: container.resolve(dayClosingInject))
            .advance(days: days)
    }

    /// Returns the balance of an account of the bank in won; 0 before its first use.
    func balance(of opening: AccountOpening) async throws -> Int64 {
        try await ledger.account(opening.id)?.balance.won ?? 0
    }

    /// Closes the book.
    func close() async throws {
        try await container.close()
    }
}

/// The module of a verifier without Signing.
private struct VerifierModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(authorityVerifierInject) { FakeSignatureVerifier() }
    }
}
