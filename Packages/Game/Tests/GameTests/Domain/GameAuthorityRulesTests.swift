import BankConsoleTesting
import GameInterface
import Testing

@testable import Game

/// Entries that the feature would never post, posted with valid authority.
@Suite("The authority rules of scores")
struct GameAuthorityRulesTests {
    typealias Forgery = @Sendable (inout TransactionDraft) throws -> Void

    private static let players = Players(player1Name: "두리", player2Name: "하나")

    @Test(
        "a game adds one result to the score of its players",
        arguments: [
            { try $0.write { $0.count(winner: "하나") } },
            { try $0.write { $0.reset() } },
            { try $0.write { $0 = ScoreRecord(of: Players(player1Name: "a", player2Name: "b")) } },
            { $0.setContent("winner", to: "두리") },
            { $0.setContent("winner", to: "세나") },
            { $0.setContent("players", to: "두리/세나") },
            { $0.setContent("players", to: "두리") },
            { $0.setContent("more", to: "x") },
            { $0.records = [] },
            { $0.records.append(try .create(RecordKey("game-score", "x"), 1)) },
            { $0.records.append(try .create(RecordKey("card", "x"), 1)) },
            { $0.memo = "x" }, { $0.result = ["x": "y"] },
        ] as [Forgery]
    )
    func result(forgery: Forgery) async throws {
        for isFirst in [true, false] {
            let bank = try TestBank()
            if !isFirst { try await bank.count(.player1, "하나", "두리") }
            var draft = try ScoreDrafts.counting(
                .random(),
                winner: "하나",
                of: Self.players,
                in: try await score(at: bank)
            )
            try forgery(&draft)
            let forged = draft
            let code = try await refusalCode { _ = try await bank.ledger.post(forged) }
            #expect(["authority.rule", "request.malformed"].contains(code))
        }
    }

    @Test(
        "a reset only writes zeros, even with a signature",
        arguments: [
            { try $0.write { $0.count(winner: nil) } },
            { try $0.write { $0 = ScoreRecord(of: Players(player1Name: "a", player2Name: "b")) } },
            { $0.setContent("customer", to: "C000002") },
            { $0.setContent("players", to: "두리/세나") },
            { $0.records = [] }, { $0.memo = "x" },
        ] as [Forgery]
    )
    func reset(forgery: Forgery) async throws {
        let bank = try TestBank()
        try await bank.count(.player1, "하나", "두리")
        let record = try #require(try await score(at: bank))
        var draft = try ScoreDrafts.resetting(
            .random(),
            by: FakeBank.customer,
            of: Self.players,
            in: record
        )
        try forgery(&draft)
        let preview = MovementPreview(title: "Test", about: .init("Players", ""))
        let proposal = Proposal(
            draft,
            preview: preview,
            signedBy: Proposal.Signer(FakeBank.customer)
        )
        let movement = try #require(proposal.movement)
        draft.authority = .customer(
            try await bank.signing.request(withSign: movement, preview: preview)
        )
        let forged = draft
        #expect(
            try await refusalCode { _ = try await bank.ledger.post(forged) } == "authority.rule"
        )
    }

    @Test("refuses a reset without a signature")
    func unsigned() async throws {
        let bank = try TestBank()
        try await bank.count(.player1, "하나", "두리")
        let record = try #require(try await score(at: bank))
        let draft = try ScoreDrafts.resetting(
            .random(),
            by: FakeBank.customer,
            of: Self.players,
            in: record
        )
        #expect(
            try await refusalCode { _ = try await bank.ledger.post(draft) } == "authority.missing"
        )
    }

    @Test("any single change of a draft between preview and posting is refused")
    func tampering() async throws {
        let bank = try TestBank()
        try await bank.count(.player1, "하나", "두리")
        let requests: [@Sendable () async throws -> Void] = [
            { try await bank.count(.player2, "하나", "세나") },
            { try await bank.count(nil, "하나", "두리") },
            { _ = try await bank.reset("하나", "두리") },
        ]
        for request in requests {
            let refusals = try await Tampering.refusals(
                by: bank.ledger,
                using: Tampering.Substitutes(
                    account: AccountID("bank/cash"),
                    purpose: Purpose("card.issue"),
                    record: RecordKey("game-score", "x")
                ),
                of: request
            )
            #expect(refusals > 10)
        }
        for request in requests { try await request() }
        #expect(try await bank.score("하나", "두리") == Score())
        #expect(try await bank.ledger.audit().passed)
    }

    private func score(at bank: TestBank) async throws -> TypedRecord<ScoreRecord>? {
        try await ScoresService(ledger: bank.ledger).record(of: Self.players)
    }
}

extension TransactionDraft {
    fileprivate mutating func setContent(_ key: String, to value: String) {
        intent = Intent(
            id: intent.id,
            purpose: intent.purpose,
            content: intent.content.merging([key: value]) { _, new in new }
        )
    }

    /// Changes the score that the draft writes.
    fileprivate mutating func write(_ body: (inout ScoreRecord) -> Void) throws {
        guard let change = records.first, let text = change.value else { throw MissingScore() }
        let record = Record(
            key: change.key,
            value: text,
            version: change.replacing,
            linkedTo: change.linkedTo
        )
        var score: ScoreRecord = try record.decode()
        body(&score)
        records[0] =
            change.replacing == 0
            ? try .create(change.key, score) : try .update(record, to: score)
    }
}

private struct MissingScore: Error {}
