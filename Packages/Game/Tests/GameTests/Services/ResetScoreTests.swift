import BankConsoleTesting
import GameInterface
import Testing

@Suite("Resetting a score")
struct ResetScoreTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("a reset is signed by the customer, moves no money, and leaves zeros")
    func resets() async throws {
        try await bank.count(.player1, "하나", "두리")
        try await bank.count(.player1, "하나", "세나")
        let options = RequestOptions(id: try IdempotencyID("reset-1")) { _ in }
        let outcome = try await bank.reset("하나", "두리", options)
        #expect(outcome.receipt?.intent.purpose == .gameScoreReset)
        let request = try #require(bank.signing.requests.first)
        #expect(bank.signing.requests.count == 1)
        #expect(
            request.movement
                == Movement(
                    customer: CustomerID("C000001"),
                    from: AccountID(""),
                    to: AccountID(""),
                    amount: .zero,
                    purpose: .gameScoreReset,
                    idempotencyID: options.id,
                    digest: request.movement.digest
                )
        )
        #expect(
            request.preview.text == "Score reset\nPlayers: 하나 and 두리\nSo far: 1 to 0, 0 drawn"
        )
        #expect(try await bank.score("두리", "하나") == Score())
        #expect(try await bank.score("하나", "세나") == Score(player1Score: 1))
        #expect(try await bank.scores.scores().count == 2)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("the next game after a reset counts from zero")
    func countsOn() async throws {
        try await bank.count(.player1, "하나", "두리")
        _ = try await bank.reset("두리", "하나")
        #expect(try await bank.count(nil, "하나", "두리") == Score(draws: 1))
    }

    @Test("a reset shows the players and their score before it is signed, and can be canceled")
    func canceled() async throws {
        try await bank.count(.player1, "하나", "두리")
        try await bank.count(nil, "하나", "두리")
        let options = RequestOptions { [signing = bank.signing] preview in
            #expect(signing.requests == [])
            #expect(!preview.movesMoney)
            #expect(
                preview.lines == [
                    .init("Players", "두리 and 하나"), .init("So far", "0 to 1, 1 drawn"),
                ]
            )
            throw CancellationError()
        }
        await #expect(throws: CancellationError.self) {
            try await bank.reset("두리", "하나", options)
        }
        #expect(bank.signing.requests == [])
        #expect(try await bank.score("하나", "두리") == Score(player1Score: 1, draws: 1))
    }

    @Test("the book refuses the signature of another customer or for another request")
    func wrongSigner() async throws {
        try await bank.count(.player1, "하나", "두리")
        for (key, value, code) in [
            ("customer", "C000002", "authority.rule"),
            ("idempotency-id", "another", "signature.other"),
            ("purpose", "card.limits", "signature.other"),
            ("digest", String(repeating: "0", count: 64), "signature.other"),
        ] {
            let signing = AlteringSigning(key: key, value: value, signing: bank.signing)
            #expect(
                try await refusalCode { try await bank.reset("하나", "두리", signing: signing) }
                    == code
            )
        }
        #expect(try await bank.score("하나", "두리") == Score(player1Score: 1))
    }

    @Test(
        "refuses to reset a score before the first game, without asking for a signature",
        arguments: [true, false]
    )
    func noScore(hasBook: Bool) async throws {
        let bank = try TestBank(on: hasBook ? BusinessDate("2026-01-05") : nil)
        let options = RequestOptions { _ in Issue.record("the reset is previewed") }
        // The error names no command, because screens show it, too.
        let refusal = BankError(
            .notFound,
            code: "game.score-none",
            "'하나' and '두리' have not played yet"
        )
        await #expect(throws: refusal) { try await bank.reset("하나", "두리", options) }
        #expect(bank.signing.requests == [])
    }

    @Test("refuses to reset a score of zeros, without asking for a signature")
    func zeros() async throws {
        try await bank.count(.player1, "하나", "두리")
        _ = try await bank.reset("하나", "두리")
        let asked = bank.signing.requests
        let refusal = BankError(
            .refused,
            code: "game.score-zero",
            "the score of '하나' and '두리' is zero already; there is nothing to reset"
        )
        let options = RequestOptions { _ in Issue.record("the reset is previewed") }
        await #expect(throws: refusal) { try await bank.reset("하나", "두리", options) }
        #expect(bank.signing.requests == asked)
    }

    @Test(
        "a repeated reset returns the first receipt without a signature, and keeps newer games"
    )
    func repeated() async throws {
        try await bank.count(.player1, "하나", "두리")
        let options = RequestOptions(id: try IdempotencyID("reset-1")) { _ in }
        let first = try await bank.reset("하나", "두리", options)
        try await bank.count(.player2, "하나", "두리")
        let again = try await bank.reset("두리", "하나", options)
        #expect(!first.isRepeat)
        #expect(again.isRepeat)
        #expect(again.receipt?.sequence == first.receipt?.sequence)
        #expect(bank.signing.requests.count == 1)
        #expect(try await bank.score("하나", "두리") == Score(player2Score: 1))
    }

    @Test("refuses a reset under the id of a game")
    func conflict() async throws {
        let id = try IdempotencyID("game-1")
        try await bank.count(.player1, "하나", "두리", under: id)
        #expect(
            try await refusalCode {
                try await bank.reset("하나", "두리", RequestOptions(id: id) { _ in })
            } == "idempotency.conflict"
        )
    }

    @Test("refuses a reset under the id of another customer's reset")
    func conflictOfCustomers() async throws {
        try await bank.count(.player1, "하나", "두리")
        let options = RequestOptions(id: try IdempotencyID("reset-1")) { _ in }
        _ = try await bank.reset("하나", "두리", options)
        #expect(
            try await refusalCode {
                try await bank.reset("하나", "두리", by: CustomerID("C000002"), options)
            } == "idempotency.conflict"
        )
    }

    @Test("a game that is counted during a reset is reset, too, with the one signature")
    func simultaneously() async throws {
        try await bank.count(.player1, "하나", "두리")
        bank.ledger.interpose(of: .gameScoreReset) { [bank] in
            try await bank.count(.player1, "하나", "두리")
        }
        _ = try await bank.reset("하나", "두리")
        #expect(bank.signing.requests.count == 1)
        #expect(try await bank.score("하나", "두리") == Score())
        #expect(try await bank.ledger.audit().passed)
    }
}

/// A signer that signs a movement with one other value.
private struct AlteringSigning: SigningInject {
    let key: String
    let value: String
    let signing: FakeSigning

    func request(
        withSign movement: Movement,
        preview: MovementPreview
    ) async throws -> SignedMovement {
        let honest = try await signing.request(withSign: movement, preview: preview)
        var parameters = honest.parameters
        parameters[key] = value
        let altered = try SignedMovement(parameters: parameters, signature: "")
        return try await signing.request(withSign: altered.movement, preview: preview)
    }
}
