import BankConsoleTesting
import Bookkeeping
import DemandDepositInterface
import DemandDepositInterfaceTesting
import DependencyContainer
import LedgerInterface
import LedgerInterfaceTesting
import SafeBox
import SigningInterface
import SigningInterfaceTesting

/// A bank with this one feature, on a book in memory; a signer signs whatever is asked.
struct DemoBank: Sendable {
    static let customer = CustomerID("C000001")

    let container: Container
    private let ledger: InMemoryLedger
    private let issuer = AuthorityIssuer()

    /// - Parameter date: The first business date.
    init(on date: BusinessDate) throws {
        let ledger = InMemoryLedger(
            date: date,
            issuer: issuer,
            verifier: FakeSignatureVerifier()
        )
        self.ledger = ledger
        container = try Container(
            modules: SafeBoxModule(
                authority: issuer.authority(
                    "SafeBox",
                    for: .safeBoxAccrual,
                    .safeBoxMonthlyInterest
                )
            ),
            FakeSigningModule(),
            VerifyOnScreenModule(),
            AccountsModule(ledger: ledger)
        )
    }

    /// Opens the customer's account.
    func openAccount(holding balance: Money) async throws {
        try await FakeDemandDeposit(ledger: ledger).open(
            serial: 1,
            owner: Self.customer,
            balance: balance,
            authority: issuer.authority("Demo", for: .deposit)
        )
    }

    /// Closes days.
    /// - Returns: The business date after that.
    func closeDays(_ count: Int) async throws -> BusinessDate {
        try await DayCloser(ledger: ledger, parts: container.resolve(dayClosingInject))
            .advance(days: count).date
    }
}

/// Accounts that are just there.
private struct AccountsModule: Module {
    let ledger: InMemoryLedger

    func register(in registrar: inout Registrar) {
        registrar.register(ledgerInject) { [ledger] in ledger }
        registrar.register(demandDepositInject) { [ledger] in FakeDemandDeposit(ledger: ledger) }
        registrar.registerOnMainActor(
            managementDemandDepositInject,
            scope: .within(signedInScope)
        ) { AccountStandIn() }
    }
}
