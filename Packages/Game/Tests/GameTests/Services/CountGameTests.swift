import BankConsoleTesting
import GameInterface
import Testing

@Suite("Counting games in the book")
struct CountGameTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank(
            rules: [AuthorityRule(Self.breaking, by: .unneeded, changing: ["game-score"])]
        )
    }

    @Test("the score is zero before the first game")
    func noneYet() async throws {
        #expect(try await bank.score("하나", "두리") == Score())
        #expect(try await bank.scores.scores().isEmpty)
    }

    @Test("a won game counts for its winner, and a draw for neither player")
    func counting() async throws {
        #expect(try await bank.count(.player1, "하나", "두리") == Score(player1Score: 1))
        try await bank.count(.player2, "하나", "두리")
        try await bank.count(.player2, "하나", "두리")
        let last = try await bank.count(nil, "하나", "두리")
        #expect(last == Score(player1Score: 1, player2Score: 2, draws: 1))
        #expect(try await bank.score("하나", "두리") == last)
    }

    @Test("two players share one score, which is returned in the requested order")
    func order() async throws {
        try await bank.count(.player1, "하나", "두리")
        try await bank.count(.player1, "두리", "하나")
        let score = try await bank.count(.player1, "두리", "하나")
        #expect(score == Score(player1Score: 2, player2Score: 1))
        #expect(try await bank.score("하나", "두리") == Score(player1Score: 1, player2Score: 2))
        #expect(try await bank.scores.scores().count == 1)
    }

    @Test("the scores of all pairs are listed by name, each pair once")
    func listing() async throws {
        for (player1, player2) in [("Kim", "하나"), ("하나", "Kim Lee"), ("Zoe", "Kim")] {
            try await bank.count(.player1, player1, player2)
        }
        let listed = try await bank.scores.scores()
        // Sorted by names and not by record names, in which a slash separates the players.
        #expect(
            listed.map(\.players) == [
                Players(player1Name: "Kim", player2Name: "Zoe"),
                Players(player1Name: "Kim", player2Name: "하나"),
                Players(player1Name: "Kim Lee", player2Name: "하나"),
            ]
        )
        #expect(
            listed.map(\.score) == [
                Score(player2Score: 1), Score(player1Score: 1), Score(player2Score: 1),
            ]
        )
    }

    @Test("a game with the same id is counted once, in either order of its players")
    func repeated() async throws {
        let id = try IdempotencyID("game-1")
        try await bank.count(.player1, "하나", "두리", under: id)
        let again = try await bank.count(.player1, "하나", "두리", under: id)
        let swapped = try await bank.count(.player2, "두리", "하나", under: id)
        #expect(again == Score(player1Score: 1))
        #expect(swapped == Score(player2Score: 1))
    }

    @Test("refuses another game under the same id", arguments: [nil, PlayerType.player2])
    func conflict(winner: PlayerType?) async throws {
        let id = try IdempotencyID("game-1")
        try await bank.count(.player1, "하나", "두리", under: id)
        #expect(
            try await refusalCode { try await bank.count(winner, "하나", "두리", under: id) }
                == "idempotency.conflict"
        )
        #expect(
            try await refusalCode { try await bank.count(.player1, "하나", "세나", under: id) }
                == "idempotency.conflict"
        )
        #expect(try await bank.score("하나", "두리") == Score(player1Score: 1))
    }

    @Test("without a book all scores are zero, and only counting a game creates one")
    func noBook() async throws {
        let bank = try TestBank(on: nil)
        #expect(try await bank.score("하나", "두리") == Score())
        #expect(try await bank.scores.scores().isEmpty)
        #expect(try await refusalCode { try await bank.ledger.businessDate() } == "book.missing")

        #expect(try await bank.count(nil, "하나", "두리") == Score(draws: 1))
        #expect(try await bank.score("하나", "두리") == Score(draws: 1))
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("two processes that count games at the same moment count both, even the first")
    func simultaneously() async throws {
        bank.ledger.interpose(of: .gameResult) { [bank] in
            try await bank.count(.player2, "두리", "하나")
        }
        // The other process creates the score first, and then changes it.
        #expect(try await bank.count(nil, "하나", "두리").draws == 1)
        bank.ledger.interpose(of: .gameResult) { [bank] in
            try await bank.count(.player2, "두리", "하나")
        }
        #expect(
            try await bank.count(nil, "하나", "두리")
                == Score(player1Score: 2, draws: 2)
        )
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("two processes that count the same game at the same moment count it once")
    func sameGameSimultaneously() async throws {
        let id = try IdempotencyID("game-1")
        bank.ledger.interpose(of: .gameResult) { [bank] in
            try await bank.count(.player1, "하나", "두리", under: id)
        }
        let score = try await bank.count(.player1, "하나", "두리", under: id)
        #expect(score == Score(player1Score: 1))
    }

    @Test("thirty games that are counted at once all count")
    func many() async throws {
        try await withThrowingTaskGroup { group in
            for number in 0..<30 {
                group.addTask {
                    try await bank.count(number.isMultiple(of: 3) ? nil : .player1, "하나", "두리")
                }
            }
            try await group.waitForAll()
        }
        #expect(try await bank.score("하나", "두리") == Score(player1Score: 20, draws: 10))
    }

    @Test("errors of the book are thrown unchanged")
    func brokenBook() async throws {
        let broken = BankError(.unreadableBook, code: "book.broken", "the book is broken")
        bank.ledger.interpose(of: .gameResult) { throw broken }
        #expect(
            try await refusalCode { try await bank.count(nil, "하나", "두리") }
                == "book.broken"
        )
        let record = RecordKey("game-score", "두리/하나")
        _ = try await bank.ledger.post(
            TransactionDraft(
                Intent(id: .random(), purpose: Self.breaking, content: [:]),
                authority: .unneeded,
                records: [.create(record, "no score")]
            )
        )
        for read in [
            { _ = try await bank.score("하나", "두리") },
            { _ = try await bank.scores.scores() },
        ] as [() async throws -> Void] {
            #expect(try await refusalCode(read) == "record.unreadable")
        }
    }

    private static let breaking = Purpose("test.breaking")

}
