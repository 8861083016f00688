import BankDriver
import Foundation
import LedgerPostgreSQLTesting
import Testing

@Suite("A book of version 0.1.0")
struct UpgradeTests {
    @Test("keeps its balances, boxes, cards and statements, and its audit is clean")
    func unchanged() throws {
        let old = try OldBook()
        #expect(old.answers.count > 20)
        for (line, answer) in old.answers {
            #expect(try OldBook.text(of: old.answer(line)) == OldBook.text(of: answer), "\(line)")
        }
        let audit = try old.answer("audit")
        #expect(
            ["holds", "entries", "unsealed", "uncovered", "checkpoints"].map { audit[$0] as? Int }
                == [1, 297, 0, 0, 1]
        )
        let upgraded = try old.file
        for line in old.answers.keys { _ = try old.answer(line) }
        #expect(try old.file == upgraded, "a later opening changes nothing")
    }

    @Test("pays later the interest that version 0.1.0 would have paid")
    func later() throws {
        let old = try OldBook()
        #expect(old.later.count == 3)
        for (days, answers) in old.later {
            try old.bank.expecting("day advance \(days)")
            for (line, answer) in answers {
                let now = try OldBook.text(of: old.answer(line), without: ["entry", "time"])
                #expect(try now == OldBook.text(of: answer), "\(line), \(days) days later")
            }
        }
        #expect(try old.answer("audit")["holds"] as? Bool == true)
    }

    @Test(
        "moves to PostgreSQL and back to a file, with its answers and its interest",
        .enabled(if: PostgreSQLServer.isWanted)
    )
    func moved() throws {
        let old = try OldBook()
        let server = try PostgreSQLServer()
        let head = try old.bank.head()
        var bank = old.bank
        var place = bank.book
        for (variable, to) in [
            ("BANK_STORE", try server.database()), ("BANK_BOOK", bank.directory + "/new.sqlite"),
        ] {
            let run = try bank.run(["migrate", "--from", place, "--to", to, "--json"])
            #expect(try run.json()["root"] as? String == head, "\(run)")
            place = to
            bank = old.bank
            bank.environment[variable] = to
            for (line, answer) in old.answers {
                let now = try old.answer(line, of: bank)
                #expect(try OldBook.text(of: now) == OldBook.text(of: answer), "\(line)")
            }
            #expect(try bank.head() == head)
        }
        let (days, answers) = try #require(old.later.first)
        try bank.expecting("day advance \(days)")
        for (line, answer) in answers {
            let now = try old.answer(line, of: bank)
            #expect(
                try OldBook.text(of: now, without: ["entry", "time"]) == OldBook.text(of: answer),
                "\(line)"
            )
        }
        #expect(try bank.expecting("audit")["holds"] as? Bool == true)
    }

    @Test("keeps its passwords and recovery codes, and warns until the key file is moved")
    func keys() throws {
        let old = try OldBook()
        func run(_ line: String, _ typed: String...) throws -> Bank.Outcome {
            try old.bank(line + " --pin-stdin", input: typed.map { $0 + "\n" }.joined())
        }
        let verified = try run("customer verify C000001", "604817")
        #expect(verified.exitCode == 0)
        let warning = verified.errorOutput.split(separator: "move it: ")
        #expect(warning.count == 2)
        let move = try old.bank.run(program: ["/bin/sh", "-c", String(try #require(warning.last))])
        #expect(move.exitCode == 0)
        #expect(!FileManager.default.fileExists(atPath: old.bank.book + ".key"))

        for (line, typed, exitCode) in [
            ("customer verify C000001", ["604817"], 0),
            ("customer verify C000001", ["482915"], 2),
            ("customer verify C000002", ["739204"], 3),
            ("customer unlock C000002", [old.recoveryCode(of: "C000002")], 0),
            ("customer verify C000002", ["739204"], 0),
            (
                "customer recover C000001",
                [old.recoveryCode(of: "C000001"), "350178", "350178"], 0
            ),
            ("account withdraw 3333-01-0000013 1000", ["350178"], 0),
            ("safebox interest 3333-01-0000013", ["350178"], 0),
            ("card reissue 3333-01-0000021/card1", ["350178"], 0),
        ] as [(String, [String], Int32)] {
            let input = typed.map { $0 + "\n" }.joined()
            let options = try old.bank.answeringOptions(
                of: line.split(separator: " ").map(String.init)
            )
            let outcome = try old.bank(([line] + options).joined(separator: " "), input: input)
            #expect(outcome.exitCode == exitCode, "\(line): \(outcome.errorOutput)")
            #expect(!outcome.errorOutput.contains("Warning"), "\(outcome.errorOutput)")
        }
        #expect(try old.answer("audit")["holds"] as? Bool == true)
    }

    @Test("refuses an old copy after the upgrade, and leaves it unchanged")
    func rollback() throws {
        let old = try OldBook()
        let copy = try old.file
        try old.bank.expecting("day")
        try copy.write(to: URL(filePath: old.bank.book))
        let outcome = try old.bank("day")
        #expect(outcome.exitCode == 66)
        #expect(outcome.errorOutput.contains("it was upgraded before"), "\(outcome.errorOutput)")
        #expect(try old.file == copy)
    }

    @Test(
        "is refused and left unchanged when an entry, a balance, a hold or a record was edited",
        arguments: [
            ("'cash paid in'", "'cash paid by'"), ("'salary'", "'Salary'"),
            ("'debit',12345678,", "'debit',12345679,"), ("0,'C000002',6,", "0,'C000001',6,"),
            ("6,NULL,53880638", "6,NULL,53880639"), ("payment3',1,25000", "payment3',1,25001"),
            (#""payout":"monthly""#, #""payout":"on-request""#),
            (#""payout":"monthly"}',3"#, #""payout":"monthly"}',1"#),
            ("records VALUES('card','3333-01-0000021/card1'", "records VALUES('card','x'"),
        ]
    )
    func damaged(text: String, replacement: String) throws {
        let old = try OldBook(replacing: text, with: replacement)
        let damaged = try old.file
        let outcome = try old.bank("account list")
        #expect(outcome.exitCode == 66)
        #expect(outcome.errorOutput.contains("so it cannot be upgraded"), "\(outcome.errorOutput)")
        #expect(try old.file == damaged)
        let names = try FileManager.default.contentsOfDirectory(atPath: old.bank.directory)
        #expect(names.sorted() == ["book.sqlite", "book.sqlite.key"], "no signer was made")
    }
}
