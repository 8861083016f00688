import BankConsoleTesting
import Testing

@testable import Notices

/// Entries that the feature would never post.
@Suite("The authority rule of the settings")
struct NoticeSettingTests {
    typealias Forgery = @Sendable (inout TransactionDraft) throws -> Void

    private static let key = NoticeSettings.key(of: TestBank.hana)
    private static let forgeries: [Forgery] = [
        { $0.records = [] },
        { $0.records.append(try .create(RecordKey("notice-settings", "C000002"), 1)) },
        { $0.records.append(try .create(RecordKey("card", "x"), 1)) },
        { $0.memo = "x" }, { $0.result = ["x": "y"] },
        { $0.records = [try .create(key, NoticeSettings())] },
        { $0.records = [try .create(key, NoticeSettings(read: "other"))] },
        { $0.records = [try .create(key, NoticeSettings(read: "book start", muted: ["x"]))] },
        {
            $0.records = [
                try .create(key, NoticeSettings(muted: ["card.payment", "hold.expiring"]))
            ]
        },
    ]

    private func draft(
        _ change: NoticeSettingRequest.Change,
        _ subject: String,
        _ bank: TestBank
    ) async throws -> TransactionDraft {
        let request = NoticeSettingRequest(
            customer: TestBank.hana,
            change: change,
            subject: subject
        )
        return try request.draft(as: .random(), nil, on: try await bank.ledger.businessDate())
    }

    @Test("a setting writes what its request says, and nothing else", arguments: forgeries)
    func forged(forgery: Forgery) async throws {
        for (change, subject) in [
            (NoticeSettingRequest.Change.read, "book start"), (.mute, "card.payment"),
        ] {
            let bank = try TestBank()
            var draft = try await draft(change, subject, bank)
            try forgery(&draft)
            let forged = draft
            let code = try await refusalCode { try await bank.ledger.post(forged) }
            #expect(code == "authority.rule")
        }
    }

    @Test("an unknown kind is neither muted nor unmuted")
    func unknown() async throws {
        let bank = try TestBank()
        for change in [NoticeSettingRequest.Change.mute, .unmute] {
            await #expect(throws: (any Error).self) { try await draft(change, "x", bank) }
        }
    }

    @Test("the drafts themselves are accepted, and pass the audit")
    func honest() async throws {
        let bank = try TestBank()
        _ = try await bank.ledger.post(try await draft(.read, "book start", bank))
        let other = try TestBank()
        _ = try await other.ledger.post(try await draft(.mute, "card.payment", other))
        #expect(try await bank.ledger.audit().findings == [])
        #expect(try await other.ledger.audit().findings == [])
    }
}
