import BankConsoleTesting
import Game
import GameInterface

/// A bank with the game only, on the shared fakes.
struct TestBank {
    private let bank: FakeBank

    var container: Container { bank.container }
    /// The ledger of the bank, at whose posts a test can intervene.
    var ledger: RecordingLedger { bank.ledger }
    var signing: FakeSigning { bank.signing }

    var scores: any ScoresInject {
        get throws { try container.resolve(scoresInject) }
    }

    /// - Parameters:
    ///   - date: The first business date; nil for a bank without a book.
    ///   - rules: Rules for entries that the test itself posts.
    init(
        on date: BusinessDate? = BusinessDate("2026-01-05"),
        rules: [AuthorityRule] = []
    ) throws {
        bank = try FakeBank(on: date, clock: FakeClock().now, rules: rules) { _ in [GameModule()] }
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
        by customer: CustomerID = FakeBank.customer,
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

    /// Runs a command line of the bank in this process.
    /// - Parameters:
    ///   - words: The words after `bank`.
    ///   - input: The lines that a person types at a terminal; nil for a run without a person.
    func run(_ words: [String], input: String? = nil) async throws -> ProgramRun {
        try await ProgramRun(bank: container, words, input: input)
    }
}
