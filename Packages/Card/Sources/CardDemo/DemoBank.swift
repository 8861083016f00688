import Card
import Console
import DemandDepositInterface
import DemandDepositInterfaceTesting
import DependencyContainer
import LedgerInterface
import LedgerInterfaceTesting
import SigningInterface
import SigningInterfaceTesting

/// A bank with nothing in it but cards, on the shared fakes: a book in memory, accounts without the
/// feature that opens them, and a signer that signs whatever it is asked to, without a password.
///
/// The demo plays on it, and the tests do.
package struct DemoBank: Sendable {
    package let office = BankOffice()
    package let ledger: InMemoryLedger
    package let demandDeposit: FakeDemandDeposit
    package let signing: FakeSigning
    /// An account without money, and so one that can be closed until it has a card.
    package let account: AccountNumber
    package let owner = CustomerID("C000001")

    package init() async throws {
        let clock = ManualClock()
        ledger = InMemoryLedger(
            date: BusinessDate(year: 2026, month: 1, day: 5),
            office: office,
            verifier: FakeSignatureVerifier(),
            clock: clock.now
        )
        signing = FakeSigning(clock: clock.now)
        demandDeposit = FakeDemandDeposit(ledger: ledger)
        account = try await demandDeposit.open(
            serial: 1,
            owner: owner,
            balance: .zero,
            authority: office.authority("CardDemo", for: .deposit)
        )
    }

    /// The module of this feature, wired to the fakes.
    package func container() throws -> Container {
        try Container(modules: CardModule(), FakesModule(bank: self))
    }

    /// The command line with nothing but the commands of this feature.
    package func program(io: any ProgramIO) throws -> CommandLineProgram {
        let container = try container()
        return try CommandLineProgram(
            name: "bank",
            version: "demo",
            abstract: "Check cards without the bank around them.",
            groups: container.resolve(commandGroupsInject),
            commands: container.resolve(commandsInject),
            io: io
        ) { error in
            // Which class of error ends with which status is for the app to say.
            (error as? BankError)
                .map { Failure(status: .refused, code: $0.code, message: $0.message) }
        }
    }
}

/// The shared fakes in the place of what the bank would register.
private struct FakesModule: Module {
    let bank: DemoBank

    func register(in registrar: inout Registrar) {
        registrar.register(ledgerInject) { bank.ledger }
        registrar.register(demandDepositInject) { bank.demandDeposit }
        registrar.register(signingInject) { bank.signing }
    }
}
