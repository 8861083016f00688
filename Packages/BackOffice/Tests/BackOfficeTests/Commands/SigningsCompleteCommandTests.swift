import BankConsoleTesting
import Console
import Foundation
import Testing

@testable import BackOffice

@Suite("bank signings complete")
struct SigningsCompleteCommandTests {
    private static let withdraw = Purpose("test.withdraw")

    private let bank: TestBank

    init() throws {
        bank = try TestBank(rules: [
            AuthorityRule(Self.withdraw, by: .customer) { _ in }
        ])
    }

    /// Withdraws one won on the customer's signature.
    /// - Parameter isRecorded: Whether the request is written to the journal.
    private func withdraw(from account: AccountID, isRecorded: Bool) async throws {
        var draft = TransactionDraft(
            Intent(id: .random(), purpose: Self.withdraw, content: [:]),
            legs: [
                .debit(account, Money(won: 1), "w"),
                .credit(AccountOpening.cash.id, Money(won: 1), "w"),
            ]
        )
        let movement = Movement(
            customer: FakeBank.customer,
            from: account,
            to: AccountOpening.cash.id,
            amount: Money(won: 1),
            purpose: Self.withdraw,
            idempotencyID: draft.intent.id,
            digest: draft.digest
        )
        let preview = MovementPreview(title: "w", from: "a", to: "b", amount: Money(won: 1))
        let signing: any SigningInject =
            try isRecorded ? bank.bank.container.resolve(signingInject) : bank.bank.signing
        draft.authority = .customer(
            try await signing.request(withSign: movement, preview: preview)
        )
        _ = try await bank.bank.ledger.post(draft)
    }

    /// Posts the entries 3 to 6 with signatures, of which the journal lacks those of 4 and 5.
    private func makeGap() async throws {
        let account = try await bank.bank.openAccount(holding: Money(won: 10)).accountID
        for isRecorded in [true, false, false, true] {
            try await withdraw(from: account, isRecorded: isRecorded)
        }
    }

    @Test("closes a gap, and each later audit passes and names the gap with its date")
    func completes() async throws {
        try await makeGap()
        let before = try await bank.run("audit")
        #expect(before.exitCode == .badData)
        #expect(before.errorOutput.contains("then run 'bank signings complete'"))
        let completed = try await bank.run("signings", "complete", "--json")
        #expect(completed.exitCode == .success, "\(completed.errorOutput)")
        #expect(completed.output.contains("\"signatures\": 2"), "\(completed.output)")
        for _ in 1...2 {
            let audit = try await bank.run("audit")
            #expect(audit.exitCode == .success, "\(audit.errorOutput)")
            #expect(
                audit.errorOutput.contains(
                    "A gap in the journal of signings was closed on 1970-01-01: "
                        + "2 signatures (entries 4 to 5)."
                ),
                "\(audit.errorOutput)"
            )
        }
        let json = try await bank.run("audit", "--json").output
        for member in [#""closedOn": "1970-01-01""#, #""firstEntry": 4"#, #""lastEntry": 5"#] {
            #expect(json.contains(member), "\(json)")
        }
    }

    @Test("marks the added lines, and leaves all others unchanged")
    func marks() async throws {
        try await makeGap()
        let before = try journal()
        let added = try await bank.run("signings", "complete")
        #expect(
            added.output
                == "Added 2 signatures (entries 4 to 5) to the journal of signings.\n"
        )
        #expect(try journal().hasPrefix(before))
        let entries = try bank.journal.contents().entries
        #expect(entries.map(\.added) == [nil, nil, 7, 7])
        #expect(entries.allSatisfy { $0.outcome == SigningEntry.signed })
        let shown = try await bank.run("signings").output.split(separator: "\n")
        #expect(shown.filter { $0.hasSuffix("signed, added later") }.count == 2, "\(shown)")
    }

    @Test("a second completion adds nothing")
    func idempotent() async throws {
        try await makeGap()
        _ = try await bank.run("signings", "complete")
        let first = try journal()
        let second = try await bank.run("signings", "complete")
        #expect(second.output == "Added no signature to the journal of signings.\n")
        #expect(try journal() == first)
    }

    @Test("a dry run names what is missing, and adds nothing")
    func dryRun() async throws {
        try await makeGap()
        let before = try journal()
        let run = try await bank.run("signings", "complete", "--dry-run")
        #expect(
            run.output == "Dry run: 2 signatures (entries 4 to 5) would be added to the journal "
                + "of signings; nothing was changed.\n"
        )
        #expect(try journal() == before)
    }

    @Test("a line that was removed is completed only with a mark that each audit names")
    func removed() async throws {
        try await makeGap()
        _ = try await bank.run("signings", "complete")
        let lines = try journal().split(separator: "\n").map { $0 + "\n" }
        for removed in lines.indices {
            var rest = lines
            rest.remove(at: removed)
            try write(rest.joined())
            #expect(try await bank.run("audit").exitCode == .badData)
            #expect(try await bank.run("signings", "complete").exitCode == .success)
            let audit = try await bank.run("audit")
            #expect(audit.exitCode == .success, "\(audit.errorOutput)")
            #expect(audit.errorOutput.contains("was closed on 1970-01-01: "))
        }
    }

    @Test("refuses to complete where nothing is compared: without a journal, or with several")
    func uncompared() async throws {
        let missing = try await bank.run("signings", "complete")
        #expect(missing.exitCode == .refused)
        #expect(missing.errorOutput.contains("there is no journal of signings at"))
        let several = JournalComparison(SigningsJournal(path: bank.journal.path, isPartial: true))
        #expect(several.absence == "other computers record their requests in other journals")
    }

    @Test("adds nothing from a book that is not sound")
    func unsound() async throws {
        try await makeGap()
        let before = try journal()
        let head = TreeHead(size: 9, root: try await bank.log.sealedHead().root)
        let note = try bank.bank.logSigner.checkpoint(of: head, in: try await bank.log.origin())
        let checkpoint = bank.folder.file("later")
        try Data(note.description.utf8).write(to: URL(fileURLWithPath: checkpoint))
        let run = try await bank.run("signings", "complete", "--checkpoint", checkpoint)
        #expect(run.exitCode == .badData, "\(run.output)")
        #expect(try journal() == before)
    }

    private func journal() throws -> String {
        try String(contentsOfFile: bank.journal.path, encoding: .utf8)
    }

    private func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: bank.journal.path))
    }
}
