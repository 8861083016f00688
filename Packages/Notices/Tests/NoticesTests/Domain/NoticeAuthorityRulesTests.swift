import BankConsoleTesting
import Testing

@testable import Notices

/// Entries that the feature would never post.
@Suite("The authority rules of notices")
struct NoticeAuthorityRulesTests {
    typealias Forgery = @Sendable (inout TransactionDraft) throws -> Void

    private static let key = NoticeSettings.key(of: TestBank.hana)
    private static let forgeries: [Forgery] = [
        { $0.records = [] },
        { $0.records.append(try .create(RecordKey("notice-settings", "C000002"), 1)) },
        { $0.records.append(try .create(RecordKey("card", "x"), 1)) },
        { $0.memo = "x" }, { $0.result = ["x": "y"] },
    ]

    private func expectRefusal(
        of draft: (TestBank) async throws -> TransactionDraft,
        _ forgery: Forgery
    ) async throws {
        let bank = try TestBank()
        var draft = try await draft(bank)
        try forgery(&draft)
        let forged = draft
        let code = try await refusalCode { try await bank.ledger.post(forged) }
        #expect(["authority.rule", "request.malformed"].contains(code))
    }

    private func reading(_ bank: TestBank) async throws -> TransactionDraft {
        try NoticeDrafts.reading(
            NoticesReadingRequest(customer: TestBank.hana, entry: IdempotencyID.start.rawValue),
            as: .random(),
            nil,
            on: try await bank.ledger.businessDate()
        )
    }

    private func muting(_ bank: TestBank) async throws -> TransactionDraft {
        try NoticeDrafts.muting(
            NoticesMutingRequest(
                customer: TestBank.hana,
                kind: .cardPayment,
                setting: .muted
            ),
            as: .random(),
            nil,
            on: try await bank.ledger.businessDate()
        )
    }

    @Test(
        "reading only writes the key of the entry and the date",
        arguments: forgeries + [
            { $0.records = [try .create(key, NoticeSettings(read: "other"))] },
            { $0.records = [try .create(key, NoticeSettings(read: "book start", muted: ["x"]))] },
        ]
    )
    func reading(forgery: Forgery) async throws {
        try await expectRefusal(of: reading, forgery)
    }

    @Test(
        "muting only changes one kind, and at least that one",
        arguments: forgeries + [
            { $0.records = [try .create(key, NoticeSettings())] },
            {
                $0.records = [
                    try .create(key, NoticeSettings(muted: ["card.payment", "hold.expiring"]))
                ]
            },
            { $0.records = [try .create(key, NoticeSettings(read: "x", muted: ["card.payment"]))] },
        ]
    )
    func muting(forgery: Forgery) async throws {
        try await expectRefusal(of: muting, forgery)
    }

    @Test("the drafts themselves are accepted")
    func honest() async throws {
        let bank = try TestBank()
        _ = try await bank.ledger.post(try await reading(bank))
        let other = try TestBank()
        _ = try await other.ledger.post(try await muting(other))
        #expect(try await bank.ledger.audit().findings == [])
    }
}
