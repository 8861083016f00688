import BankConsole
import BankConsoleTesting
import Bookkeeping
import BookkeepingTesting
import Card
import CardInterface
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
    package let issuer = AuthorityIssuer()
    /// The bank's, for all that Card does in its name.
    package let authority: BankAuthority
    package let ledger: InMemoryLedger
    /// The same book as the feature sees it: tests choose a moment when something is posted.
    package let interposed: RecordingLedger
    package let demandDeposit: FakeDemandDeposit
    package let signing: FakeSigning
    /// An account that can be closed until it has money or a card.
    package let account: AccountNumber
    package let owner = CustomerID("C000001")
    /// The module of this feature, wired to the fakes.
    package let container: Container

    /// - Parameters:
    ///   - balance: What is in the account.
    ///   - drawNumber: Draws the numbers of new cards.
    ///   - others: Further modules, for tests.
    package init(
        balance: Money = .zero,
        drawNumber: @escaping @Sendable () -> CardNumber = { CardNumber.random() },
        with others: [any Module] = []
    ) async throws {
        let clock = FakeClock()
        authority = issuer.authority(
            "Card",
            for: .cardPayment,
            .cardSettlement,
            .cardVoid,
            .cardExpiry,
            .cardCancellation
        )
        ledger = InMemoryLedger(
            date: BusinessDate(year: 2026, month: 1, day: 5),
            issuer: issuer,
            verifier: FakeSignatureVerifier(),
            clock: clock.now
        )
        interposed = RecordingLedger(ledger)
        signing = FakeSigning(clock: clock.now)
        demandDeposit = FakeDemandDeposit(ledger: ledger)
        account = try await demandDeposit.open(
            serial: 1,
            owner: owner,
            balance: balance,
            authority: issuer.authority("CardDemo", for: .deposit)
        )
        let modules: [any Module] = [
            CardModule(authority: authority, drawNumber: drawNumber),
            FakeSigningModule(signing: signing),
            FakesModule(ledger: interposed, demandDeposit: demandDeposit),
        ]
        container = try Container(modules: modules + others)
    }

    /// The command line with nothing but the commands of this feature.
    /// - Parameter screens: What it is without a word.
    package func program(
        io: any ProgramIO,
        screens: ScreenProgram? = nil
    ) throws -> CommandLineProgram {
        try CommandLineProgram(
            bank: container,
            version: "demo",
            abstract: "Check cards without the bank around them.",
            screens: screens,
            io: io
        )
    }

    /// The screens of this feature, with ``owner`` signed in.
    package var screens: ScreenProgram {
        ScreenProgram { [container, owner] terminal in
            let session = try container.open(signedInScope, with: owner)
            do {
                let end = try await Self.play(session, at: terminal)
                try await session.close()
                return end
            } catch {
                // What went wrong first is told; closing a second time does nothing.
                try? await session.close()
                throw error
            }
        }
    }

    @MainActor
    private static func play(
        _ session: Container,
        at terminal: any Terminal
    ) async throws -> ScreenSessionEnd {
        let stage = try FeatureStage { listener in
            try session.resolve(homeEntriesInject)[0].router(listener)
        }
        defer { stage.end() }
        return try await ScreenSession.run(window: stage.window, terminal: terminal)
    }
}

/// The shared fakes in the place of what the bank would register.
private struct FakesModule: Module {
    let ledger: RecordingLedger
    let demandDeposit: FakeDemandDeposit

    func register(in registrar: inout Registrar) {
        let (ledger, demandDeposit) = (ledger, demandDeposit)
        registrar.register(ledgerInject) { ledger }
        registrar.register(demandDepositInject) { demandDeposit }
        registrar.registerOnMainActor(
            managementDemandDepositInject,
            needs: cardInject,
            managementCardInject.lazily,
            scope: .within(signedInScope)
        ) { AccountScreens(accounts: demandDeposit, cards: $0, managementCard: $1) }
    }
}
