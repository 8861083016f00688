#if os(Linux)
    import BankDriver
    import BookkeepingTesting
    import Foundation
    import Testing

    @testable import LedgerSQLite

    /// The real `bank` on a disk whose n-th change kills it or fails, with the library WriteFaults.
    @Suite("An interrupted upgrade of a book of version 0.1.0")
    struct InterruptedUpgradeTests {
        /// A number above that of the changes of files, which are about 200.
        private static let changes = 240

        @Test(
            "leaves the old book or the new one, whichever write it is",
            arguments: ["kill", "fail", "late"]
        )
        func interrupted(fault: String) throws {
            let old = try OldBook()
            let balances = try OldBook.text(of: old.answers["account list"])
            let rows = try Self.rows(of: old)
            var versions: Set<Int64> = []
            let unharmed = try old.copy().bank.onDisk(withFault: "kill:\(Self.changes)")
            #expect(try unharmed("day").exitCode == 0)
            let work = GeneratedWork.upgradeFaults
            let numbers = Bank.changes(to: Self.changes, count: work.amount)
            for number in numbers {
                let book = try old.copy()
                let outcome = try book.bank.onDisk(withFault: "\(fault):\(number)")("day")
                #expect([0, 66, 75, -SIGKILL].contains(outcome.exitCode), "\(outcome.errorOutput)")

                let connection = try SQLiteConnection(path: book.bank.book)
                let version = try Migrator.version(of: connection)
                versions.insert(version)
                #expect(
                    try Schema.digest(of: connection) == Schema.migrations[Int(version) - 1].schema
                )
                if version == 3 { #expect(try Self.rows(of: book) == rows) }
                try connection.close()

                let place: Comment = "change \(number): \(outcome)"
                let list = try book.answer("account list")
                #expect(try OldBook.text(of: list) == balances, place)
                for (line, answer) in old.answers.prefix(GeneratedWork.upgradeAnswers.amount) {
                    let text = try OldBook.text(of: book.answer(line))
                    #expect(try text == OldBook.text(of: answer), place)
                }
                try book.bank.expecting("checkpoint")
                let audit = try book.answer("audit")
                #expect(audit["entries"] as? Int == 297, place)
                #expect(audit["holds"] as? Bool == true, place)
                #expect(audit["uncovered"] as? Int == 0, place)
            }
            work.report(numbers.count)
            #expect(versions == [3, 4])
        }

        /// Returns the rows that an upgrade changes.
        private static func rows(of book: OldBook) throws -> [String] {
            let connection = try SQLiteConnection(path: book.bank.book)
            return try connection.all(
                """
                SELECT quote(content) || quote(result) || quote(hash) FROM entries
                UNION ALL SELECT quote(name) || quote(value) FROM records
                UNION ALL SELECT quote(name) || quote(digest) FROM record_history
                """
            ) { $0.text(0) }
        }
    }
#endif
