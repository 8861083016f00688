import BankConsole
import Bookkeeping
import BookkeepingTesting
import Console
import DependencyContainer
import Game
import GameInterface
import LedgerInterface
import LedgerInterfaceTesting
import SigningInterface
import SigningInterfaceTesting

/// A bank with this one feature, on a book in memory.
struct TestBank {
    static let hana = CustomerID("C000001")

    let ledger: any Ledger
    let signing: FakeSigning
    let container: Container

    /// - Parameters:
    ///   - date: The first business date; nil for a bank without a book.
    ///   - wrap: Puts another ledger before the one in memory, such as one that crashes.
    init(
        on date: BusinessDate? = BusinessDate("2026-01-05"),
        wrap: (InMemoryLedger) -> any Ledger = { $0 }
    ) throws {
        let clock = FakeClock()
        let ledger = wrap(
            InMemoryLedger(
                date: date,
                issuer: AuthorityIssuer(),
                verifier: FakeSignatureVerifier(),
                clock: clock.now
            )
        )
        let signing = FakeSigning(clock: clock.now)
        container = try Container(
            modules: GameModule(),
            LedgerModule(make: { ledger }),
            FakeSigningModule(signing: signing)
        )
        self.ledger = ledger
        self.signing = signing
    }

    /// A ledger that is just there.
    struct LedgerModule: Module {
        let make: @Sendable () -> any Ledger

        func register(in registrar: inout Registrar) {
            registrar.register(ledgerInject, make: make)
        }
    }

    var scores: any ScoresInject {
        get throws { try container.resolve(scoresInject) }
    }

    @discardableResult
    func count(
        _ winner: PlayerType?,
        _ player1Name: String,
        _ player2Name: String,
        under id: IdempotencyID = .random()
    ) async throws -> Score {
        try await scores.count(
            winner: winner,
            of: Players(player1Name: player1Name, player2Name: player2Name),
            under: id
        )
    }

    func score(_ player1Name: String, _ player2Name: String) async throws -> Score {
        try await scores.score(
            of: Players(player1Name: player1Name, player2Name: player2Name)
        )
    }

    func reset(
        _ player1Name: String,
        _ player2Name: String,
        by customer: CustomerID = hana,
        signing: (any SigningInject)? = nil,
        _ options: RequestOptions = RequestOptions { _ in }
    ) async throws -> RequestOutcome {
        try await scores.reset(
            scoreOf: Players(player1Name: player1Name, player2Name: player2Name),
            by: customer,
            signing: signing ?? self.signing,
            options
        )
    }
}
