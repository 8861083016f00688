import BankConsole
import BankConsoleTesting
import Foundation
import Testing

@testable import DemandDeposit

@Suite("The export of an account: bank account export")
struct ExportCommandTests {
    private static let number = AccountID("3333-01-0000013")
    private static let own = AccountID("3333-01-0000021")

    /// A movement of each kind, with merchants whose names have signs that formats use.
    private static let movements: [(purpose: Purpose, text: String, memo: String, won: Int64)] =
        [
            (.deposit, "cash paid in", "월급", 3_000_000),
            (.transfer, "transfer to 3333-01-0000021", "", -500_000),
            (.transfer, "transfer to 3333-01-0000039", "7월분", -50_000),
            (.safeBoxPut, "into the safe box", "", -1_000_000),
            (.accountInterest, "account interest", "", 2_341),
            (.accountInterest, "income tax", "", -320),
            (.cardCancellation, "refund", "한강 책방", 2_000),
        ]
        + ["한강 책방", "(주)가; 나|다", "a:b  c", "\"x\" \\", "café 🍱", "-9", "!!!"].map {
            (.cardSettlement, "card payment", $0, -9_900)
        }

    private func text(of format: ExportFormat) throws -> String {
        let date = try #require(BusinessDate("2026-01-05"))
        var export = ExportWriter(format, columns: ExportWriter.columnsOfAccount)
        var text = export.beginning
        for (index, movement) in Self.movements.enumerated() {
            let line = Statement.Line(
                sequence: Int64(index + 1),
                date: date,
                time: Timestamp(milliseconds: 0),
                purpose: movement.purpose,
                text: movement.text,
                memo: movement.memo,
                change: Money(won: movement.won),
                balance: .zero
            )
            text += export.text(of: line, on: Self.number, own: [Self.own.rawValue])
        }
        return text + export.end
    }

    @Test("hledger and Beancount accept every movement strictly, and know expenses by merchant")
    func others() throws {
        let journal = try text(of: .hledger)
        try expect(["hledger", "check", "--strict", "-f"], journal)
        let spent = try run(["hledger", "bal", "expenses:Card:한강 책방", "-N", "-f"], journal)
        #expect(spent.output.contains(" 7900 KRW"), "\(spent.output)\(spent.errorOutput)")
        let left = try run(["hledger", "bal", "assets:Transfer", "-N", "-f"], journal)
        #expect(left.output.contains(" 500000 KRW"), "\(left.output)\(left.errorOutput)")
        #expect(journal.contains("expenses:Transfer:3333-01-0000039  50000 KRW"))
        #expect(journal.contains("income:Account interest  -2341 KRW"))
        let input = try text(of: .beancount)
        try expect(["bean-check"], input)
        #expect(input.contains("Expenses:Card:한강-책방  9900 KRW"))
        #expect(input.contains("Assets:SafeBox:3333-01-0000013  1000000 KRW"))
    }

    @Test("JSON and CSV have each movement with its other side")
    func documents() throws {
        let document = try JSONSerialization.jsonObject(with: Data(try text(of: .json).utf8))
        let movements = try #require(document as? [[String: Any]])
        #expect(movements.map { $0["won"] as? Int64 } == Self.movements.map(\.won))
        #expect(movements.map { $0["memo"] as? String } == Self.movements.map(\.memo))
        #expect(movements.last?["other"] as? String == "Expenses:Card:!!!")
        let rows = try text(of: .csv).components(separatedBy: "\r\n")
        #expect(rows[0] == "entry,date,what,memo,won,other")
        #expect(rows[1] == "1,2026-01-05,cash paid in,월급,3000000,Assets:Cash")
        #expect(rows[2].contains(",-500000,Assets:Transfer"))
        #expect(rows.count == Self.movements.count + 2)
    }

    @Test(
        "the command exports an account by its nickname, as a journal unless a format is given"
    )
    func command() async throws {
        let bank = try TestBank()
        let account = try await bank.open(1_000, nickname: "월급")
        try await bank.withdraw(300, from: account)
        let journal = try await bank.run("account export 월급")
        #expect(journal.exitCode == .success)
        #expect(journal.output.contains("assets:Bank:3333-01-0000013  -300 KRW"))
        try expect(["hledger", "check", "--strict", "-f"], journal.output)
        #expect(try await bank.run("account export 월급 csv").output.hasPrefix("entry,date,what"))
        #expect(try await bank.run("account export 월급 xml").exitCode == .usage)
        #expect(try await bank.run("account export 없음").exitCode == .notFound)
    }

    private func run(_ command: [String], _ text: String) throws -> ChildProcess.Result {
        let folder = try TemporaryFolder()
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file("export")))
        return try ChildProcess.run(
            ["/usr/bin/env"] + command + [folder.file("export")],
            environment: ["PATH": "/usr/bin:/bin:/usr/local/bin", "LANG": "C.UTF-8"]
        )
    }

    private func expect(_ command: [String], _ text: String) throws {
        let result = try run(command, text)
        #expect(
            result.exitCode == 0,
            "\(result.output.prefix(600))\(result.errorOutput.prefix(600))"
        )
    }
}
