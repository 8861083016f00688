import BankConsoleTesting
import Foundation
import Testing

@testable import BackOffice

@Suite("The export of the history: bank export")
struct ExportCommandTests {
    /// Texts with the signs that formats use for themselves.
    private static let memos = [
        "점심, \"둘\"", "a;b|c", "=1+1", "\\ back", "end\"", "  2026-01-05 * x", "(1) !",
    ]

    @Test("hledger and Beancount accept many transactions, and have the same balances")
    func others() async throws {
        let bank = try TestBank()
        var accounts: [(id: String, won: Int64)] = []
        for serial in 0..<GeneratedWork.exportedTransactions.amount {
            let won = Int64(1 + serial * 7_919 % 1_000_003)
            let account = try await bank.bank.openAccount(holding: Money(won: won), serial: serial)
            accounts.append((account.description, won))
        }
        let kind = try await bank.bank.ledger.account(AccountID(accounts[0].id))?.kind.name ?? ""
        let assertion = accounts.map {
            "    liabilities:\(kind):\($0.id)  0 KRW = -\($0.won) KRW\n"
        }
        let journal =
            try await export("hledger", of: bank) + "\n2026-01-05 check\n"
            + assertion.joined()
        try expect(["hledger", "check", "--strict", "-f"], journal, in: bank)
        let balances = accounts.map {
            "2026-01-06 balance Liabilities:\(kind.capitalizedFirst):\($0.id) -\($0.won) KRW\n"
        }
        let input = try await export("beancount", of: bank) + balances.joined()
        try expect(["bean-check"], input, in: bank)
        GeneratedWork.exportedTransactions.report(accounts.count)
        // Both programs do compare.
        let wrong = input + "2026-01-06 balance Assets:Cash:Bank:Cash 1 KRW\n"
        #expect(try run(["bean-check"], wrong, in: bank).exitCode != 0)
        let other = journal + "    assets:cash:bank:cash  0 KRW = 1 KRW\n"
        #expect(try run(["hledger", "check", "--strict", "-f"], other, in: bank).exitCode != 0)
    }

    @Test("any text of a person stays one text in each format")
    func texts() async throws {
        let purpose = Purpose("test.deposit")
        let bank = try TestBank(rules: [
            AuthorityRule(purpose, by: .bank("Test"), opening: [.cash]) { _ in }
        ])
        let account = try await bank.bank.openAccount(holding: Money(won: 1)).accountID
        for memo in Self.memos {
            let draft = TransactionDraft(
                Intent(id: .random(), purpose: purpose, content: [:]),
                authority: .bank(bank.bank.issuer.authority("Test")),
                legs: [
                    .debit(AccountOpening.cash.id, Money(won: 1), memo),
                    .credit(account, Money(won: 1), memo),
                ],
                memo: memo
            )
            _ = try await bank.bank.ledger.post(draft)
        }
        try expect(
            ["hledger", "check", "--strict", "-f"],
            try await export("hledger", of: bank),
            in: bank
        )
        try expect(["bean-check"], try await export("beancount", of: bank), in: bank)
        let csv = try await export("csv", of: bank)
        #expect(csv.contains(",\"점심, \"\"둘\"\"\","), "\(csv)")
        #expect(csv.components(separatedBy: "\r\n").count == 2 + 2 * (Self.memos.count + 1))
        let document = try JSONSerialization.jsonObject(
            with: Data(try await export("json", of: bank).utf8)
        )
        let entries = try #require(document as? [[String: Any]])
        #expect(entries.map { $0["number"] as? Int } == Array(1...(Self.memos.count + 2)))
        let texts = entries.dropFirst(2).map { ($0["entry"] as? [String: Any])?["memo"] as? String }
        #expect(texts == Self.memos)
    }

    @Test("a text of a forged book is safe in each format", arguments: ExportFormat.allCases)
    func unsafe(format: ExportFormat) throws {
        let text = "a\u{1B}[2J\u{7}b\u{9B}c\u{202E}d\ne\u{E0041}"
        let account = AccountID("3333\u{1B}")
        let entry = LedgerEntry(
            sequence: 2,
            date: try #require(BusinessDate("2026-01-05")),
            time: Timestamp(milliseconds: 0),
            intent: Intent(
                id: IdempotencyID(unchecked: text),
                purpose: Purpose(text),
                content: [:]
            ),
            authority: .none,
            legs: [.debit(account, Money(won: 1), text)],
            memo: text
        )
        var export = ExportWriter(format, columns: "")
        let part = export.text(of: entry, kinds: [:])
        let hidden = part.unicodeScalars.filter { $0.value > 0x7E || $0.value < 0x20 && $0 != "\n" }
        #expect(hidden.allSatisfy { $0 == "\r" }, "\(hidden.map(\.value))")
        #expect(!part.contains("d\ne"))
        if format == .json {
            let json = try JSONSerialization.jsonObject(with: Data(part.utf8)) as? [String: Any]
            #expect((json?["entry"] as? [String: Any])?["memo"] as? String == text)
        }
    }

    @Test("only entries of the dates are exported, and a later part opens its accounts")
    func dates() async throws {
        let bank = try TestBank()
        for serial in 0..<3 {
            _ = try await bank.bank.openAccount(holding: Money(won: 5), serial: serial)
            _ = try await bank.run("day", "advance")
        }
        let csv = try await export("csv", of: bank, "--from", "2026-01-06", "--to", "2026-01-06")
        let rows = csv.components(separatedBy: "\r\n")
        #expect(rows.count == 4, "a header, two legs, and the end")
        #expect(rows[1...2].allSatisfy { $0.contains(",2026-01-06,") })
        let input = try await export("beancount", of: bank, "--from", "2026-01-06")
        try expect(["bean-check"], input, in: bank)
    }

    @Test("an unknown format or date is refused, and a missing book, too")
    func refused() async throws {
        let bank = try TestBank()
        let format = try await bank.run("export", "xml")
        #expect(format.exitCode == .usage)
        #expect(format.errorOutput.contains("use one of 'csv', 'json', 'hledger', 'beancount'"))
        #expect(try await bank.run("export", "csv", "--from", "soon").exitCode == .badData)
        let empty = try await TestBank(on: nil).run("export", "csv")
        #expect(empty.exitCode == .unreadable)
        #expect(empty.output == "")
    }

    private func export(_ format: String, of bank: TestBank, _ words: String...) async throws
        -> String
    {
        let run = try await ProgramRun(bank: bank.bank.container, ["export", format] + words)
        try #require(run.exitCode == .success, "\(run.errorOutput)")
        return run.output
    }

    private func run(_ command: [String], _ text: String, in bank: TestBank) throws
        -> ChildProcess.Result
    {
        let file = bank.folder.file("export")
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        return try ChildProcess.run(
            ["/usr/bin/env"] + command + [file],
            environment: ["PATH": "/usr/bin:/bin:/usr/local/bin", "LANG": "C.UTF-8"]
        )
    }

    private func expect(_ command: [String], _ text: String, in bank: TestBank) throws {
        let result = try run(command, text, in: bank)
        let problem = "\(result.output.prefix(600))\(result.errorOutput.prefix(600))"
        #expect(result.exitCode == 0, "\(problem)")
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
