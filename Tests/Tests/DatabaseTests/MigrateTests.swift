import BookkeepingTesting

@Suite("A book that moves to another store", .enabled(if: PostgreSQLServer.isWanted))
struct MigrateTests {
    private static let server = Result { try PostgreSQLServer() }
    /// A number of changes of files and of messages to the server that a move exceeds.
    private static let changes = 500

    private func database() throws -> String { try Self.server.get().database() }

    /// Returns a bank whose book has cards, a box, holds, reversals, closed days and checkpoints.
    private static func richBank() throws -> (bank: Bank, account: String, card: String) {
        let bank = try Bank.copy(of: "rich", madeBy: makeRichBank)
        return (bank, Bank.firstAccount, "\(Bank.firstAccount)/card1")
    }

    private static func makeRichBank() throws -> Bank {
        let bank = try Bank.withCustomer()
        _ = try bank.join(phone: "010-9876-5432")
        let account = try bank.account(holding: 1_000_000)
        try bank.expecting("account nickname \(account) 생활비")
        try bank.expecting("safebox open \(account)")
        try bank.expecting("safebox put \(account) 300000")
        let card = try bank.text("card", in: bank.expecting("card issue \(account)"))
        for (amount, step) in [(12_000, "settle"), (7_000, "void"), (5_000, "settle")] {
            let paid = try bank.expecting("card pay \(card) \(amount) 책방")
            try bank.expecting("card \(step) \(bank.text("payment", in: paid))")
        }
        try bank.expecting("card cancel \(card)/payment1 3000")
        try bank.expecting("day advance 60")
        try bank.expecting("card pay \(card) 9000 찻집")
        let closed = try bank.account()
        try bank.expecting("account close \(closed)")
        try bank.expecting("account withdraw \(account) 1000 --idempotency-key lunch")
        try bank.expecting("notices read --customer C000001")
        try bank.expecting("notices mute interest.paid --customer C000001")
        try bank.expecting("card pay \(card) 8000 극장")
        return bank
    }

    private func migrate(_ bank: Bank, _ from: String, _ to: String, _ more: String...) throws
        -> Bank.Outcome
    {
        try bank.run(["migrate", "--from", from, "--to", to] + more)
    }

    /// Returns the bank with its book in another place, beside the same keys.
    private func bank(_ bank: Bank, at place: String) -> Bank {
        var moved = bank
        moved.environment[place.hasPrefix("/") ? "BANK_BOOK" : "BANK_STORE"] = place
        return moved
    }

    @Test("has the same root, checkpoints and answers in PostgreSQL, and then in a file again")
    func roundTrip() throws {
        let (bank, account, card) = try Self.richBank()
        let lines = [
            "day", "account list", "account show \(account)", "account statement \(account)",
            "safebox show \(account)", "card list \(account)", "card show \(card)",
            "card history \(card)", "customer list", "customer show C000001", "game scores",
            "export json", "checkpoint key", "events", "notices --customer C000001",
            "notices --customer C000001 --unread",
        ]
        func answers(_ bank: Bank) throws -> [String] {
            try lines.map { try bank("\($0) --json").output }
        }
        let old = bank.directory + "/old.checkpoint"
        try bank("checkpoint").output.write(toFile: old, atomically: true, encoding: .utf8)
        try bank.expecting("account deposit \(account) 1")
        let receipt = bank.directory + "/receipt"
        try bank("receipt lunch").output.write(toFile: receipt, atomically: true, encoding: .utf8)
        let (before, head) = (try answers(bank), try bank.head())
        #expect(before.allSatisfy { $0.count > 10 })

        let places = [bank.book, try database(), bank.directory + "/new.sqlite"]
        var current = bank
        for (from, to) in zip(places, places.dropFirst()) {
            let report = try migrate(bank, from, to, "--json").json()
            #expect(report["root"] as? String == head)
            #expect(report["copied"] as? Int == report["entries"] as? Int)
            #expect((report["audits"] as? [Any])?.count == 2)
            current = self.bank(bank, at: to)
            #expect(try answers(current) == before)
            let audit = try current.run(["audit", "--checkpoint", old, "--json"]).json()
            #expect(audit["head"] as? String == head)
            #expect(audit["uncovered"] as? Int == 0)
            #expect(audit["checkpoints"] as? Int == (try bankCheckpoints(report)) + 1)
            let key = try current.text("key", in: current.expecting("checkpoint key"))
            #expect(try current.run(["verify", "--key", key, receipt]).exitCode == 0)
            #expect(
                try current("receipt lunch").output
                    == String(contentsOfFile: receipt, encoding: .utf8)
            )
            // The old book is not the bank any more.
            let refused = try self.bank(bank, at: from)("account deposit \(account) 1 --yes")
            #expect(refused.exitCode == 66)
            #expect(refused.errorOutput.contains("was moved to '\(to)'"), "\(refused)")
            let again = try migrate(bank, from, to, "--json")
            #expect(try again.json()["repeated"] as? Bool == true, "\(again)")
        }
        // The bank goes on: with the password, the hold, the payday and the bank's key.
        try current.expecting("account withdraw \(account) 1000")
        try current.expecting("card settle \(card)/payment4")
        try current.expecting("day advance 31")
        #expect(try current.expecting("audit")["uncovered"] as? Int == 0)
        let later = try migrate(bank, places[1], places[2], "--json")
        #expect(try later.json()["repeated"] as? Bool == true, "\(later)")
    }

    private func bankCheckpoints(_ report: [String: any Sendable]) throws -> Int {
        try #require(report["checkpoints"] as? Int)
    }

    @Test("moves back to its old place, which gets the entries since then and a new journal")
    func back() throws {
        let (bank, account, _) = try Self.richBank()
        let store = try database()
        let first = try migrate(bank, bank.book, store, "--json").json()
        let moved = self.bank(bank, at: store)
        try moved.expecting("account withdraw \(account) 1000")
        let head = try moved.head()
        let report = try migrate(bank, store, bank.book, "--json").json()
        let counts = try [("entries", report), ("entries", first), ("copied", report)].map {
            try bank.won($0, in: $1)
        }
        #expect(counts[0] - counts[1] == counts[2] && counts[2] > 0)
        #expect(try bank.head() == head)
        #expect(try bank.file(endingWith: ".signings.1").hasPrefix(bank.book))
        try bank.expecting("account withdraw \(account) 1000")
        #expect(try bank.expecting("audit")["signatures"] as? Int == 1)
        // And once more to the database, which has the first entries.
        #expect(try migrate(bank, bank.book, store).exitCode == 0)
        #expect(try moved.head() != head)
    }

    #if os(Linux)
        @Test("goes on where it was killed, wherever that was, and ends with the same root")
        func killed() throws {
            let (first, _, _) = try Self.richBank()
            try first.expecting("day advance 1200")
            let head = try first.head()
            var places = [first.book]
            var interruptions = 0
            for hop in 1...GeneratedWork.killedMoves.amount {
                let from = places[hop - 1]
                let to = hop.isMultiple(of: 2) ? first.directory + "/\(hop).sqlite" : try database()
                places.append(to)
                for attempt in 1...2 {
                    let words = ["migrate", "--from", from, "--to", to]
                    let number = 1 + hop * attempt * 37 % Self.changes
                    let outcome = try first.onDisk(withFault: "kill:\(number)").run(words)
                    guard outcome.exitCode != 0 else { continue }
                    interruptions += 1
                    let day = try self.bank(first, at: to)("day")
                    guard day.exitCode != 0 else {
                        // It was killed after its last step.
                        #expect(try self.bank(first, at: to).head() == head)
                        continue
                    }
                    #expect(day.exitCode == 66, "\(day)")
                    #expect(
                        day.errorOutput.contains("is incomplete")
                            || day.errorOutput.contains("no book"),
                        "\(day)"
                    )
                }
                let end = try migrate(first, from, to, "--json")
                #expect(try end.json()["root"] as? String == head, "\(end)")
                #expect(try self.bank(first, at: to).head() == head)
            }
            GeneratedWork.killedMoves.report(places.count - 1)
            #expect(interruptions > 5)
        }
    #endif

    /// The lock of each transaction that changes the target.
    private static let lock = "pg_advisory_xact_lock(1113681515)"

    /// Waits until sessions wait for the lock.
    ///
    /// - Parameter count: The least number of the sessions.
    private func waitForLock(
        _ count: Int,
        in store: String,
        of server: PostgreSQLServer
    ) throws {
        let waiting = """
            SELECT count(*) >= \(count) FROM pg_stat_activity
            WHERE wait_event = 'advisory' AND datname = current_database()
            """
        var isWaiting = false
        for _ in 0..<6_000 where !isWaiting {
            isWaiting = try server.query(waiting, in: store) == "t"
            if !isWaiting { usleep(10_000) }
        }
        try #require(isWaiting)
    }

    @Test("survives the end of connections and of the server")
    func server() throws {
        let server = try PostgreSQLServer()
        let store = try server.database()
        let (bank, _, _) = try Self.richBank()
        try bank.expecting("day advance 1200")
        let head = try bank.head()
        try server.openTransaction(Self.lock, in: store)
        let run = try bank.start(["migrate", "--from", bank.book, "--to", store])
        try waitForLock(1, in: store, of: server)
        let entries = "SELECT count(*) FROM bank.entries"
        while (try? server.query(entries, in: store)) ?? "0" == "0" {
            // The program gets the lock first, and so takes one step.
            try server.openTransaction(Self.lock, in: store)
            try waitForLock(2, in: store, of: server)
            try server.endTransaction()
        }
        try server.query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'bank'",
            in: "postgres"
        )
        try server.stop()
        try server.start()
        let outcome = try run.waitUntilExit()
        if outcome.exitCode != 0 {
            #expect(try migrate(bank, bank.book, store).exitCode == 0, "\(outcome)")
        }
        #expect(try self.bank(bank, at: store).head() == head)
    }

    @Test("has the entries that were added during the move, and refuses later ones")
    func appended() throws {
        let (bank, account, _) = try Self.richBank()
        try bank.expecting("day advance 1200")
        let before = try bank.balance(of: account)
        let store = try database()
        let server = try Self.server.get()
        try server.openTransaction(Self.lock, in: store)
        let run = try bank.start(["migrate", "--from", bank.book, "--to", store])
        try waitForLock(1, in: store, of: server)
        try bank.expecting("account deposit \(account) 1")
        try server.endTransaction()
        var accepted = Int64(1)
        var refusal = ""
        // Many more than a move gives time for.
        for _ in 1...1_000 where refusal.isEmpty {
            let outcome = try bank("account deposit \(account) 1 --yes")
            if outcome.exitCode == 0 { accepted += 1 } else { refusal = outcome.errorOutput }
        }
        #expect(try run.waitUntilExit().exitCode == 0)
        #expect(refusal.contains("moved to '\(store)'"), "\(refusal)")
        #expect(try self.bank(bank, at: store).balance(of: account) == before + accepted)
    }

    @Test("a dry run reports the entries, and changes neither place")
    func dryRun() throws {
        let bank = try Bank.withCustomer()
        let store = try database()
        let outcome = try migrate(bank, bank.book, store, "--dry-run")
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("3 entries would be moved"), "\(outcome)")
        #expect(try self.bank(bank, at: store)("day").errorOutput.contains("There is no book"))
        try bank.expecting("checkpoint")
    }

    @Test("a move that cannot be made is refused in one line, and changes nothing")
    func refusals() throws {
        let bank = try Bank.withCustomer()
        let (store, empty) = (try database(), try database())
        let other = try Bank.anotherWithCustomer()
        #expect(try migrate(other, other.book, store).exitCode == 0)
        let server = try Self.server.get()
        try server.makeUser("mover", in: "bank_writer")
        func asWriter(_ store: String) -> String { PostgreSQLServer.store(store, as: "mover") }
        let new = bank.directory + "/new.sqlite"
        let longer = try bank.copy()
        try longer.expecting("account open --customer C000001")
        let files = try bank.files()
        for (from, to, exitCode, reason) in [
            ("/nowhere/book", empty, 66, "There is no book at '/nowhere/book'"),
            (empty, new, 66, "There is no book at 'host="),
            (bank.book, bank.book, 65, "name the same place"),
            ("postgres://h/b", "postgres://h/b", 65, "name the same place"),
            (bank.book, "POSTGRES://kim:secret@h/b", 65, "PGPASSFILE"),
            (bank.book, "mysql://kim:s/secret@h/b", 65, "PGPASSFILE"),
            (bank.book, "postgres:/kim:secret@h/b", 65, "is not a connection string"),
            (bank.book, " postgres://h/b", 65, "is not a connection string"),
            (bank.book, "Host = h dbname=x", 65, "invalid connection option"),
            (bank.book, " host=h password = 'a secret' dbname=x", 65, "PGPASSFILE"),
            (bank.book, "host=h user=b PASSWORD=secret", 65, "is not a connection string"),
            (bank.book, "postgres://h/b?p%61ssword=secret%zz", 65, "is not a connection string"),
            (bank.book, "postgres://h/b?sslpassword=secret", 65, "PGPASSFILE"),
            ("mysql://kim:secret@h/b", new, 65, "PGPASSFILE"),
            (bank.book, store, 1, "There is a bank's book at"),
            (bank.book, longer.book, 1, "There is a bank's book at"),
            (bank.book, other.book, 1, "is not a copy of the book at"),
            (other.book, new, 66, "was moved to '\(store)'"),
            (asWriter(store), new, 66, "may not move a book to or from"),
            (bank.book, asWriter(empty), 66, "may not move a book to or from"),
            (bank.book, "postgres:///bank?host=/nowhere", 66, "cannot be reached"),
            (bank.book, "postgres://kim:secret@localhost/bank", 65, "PGPASSFILE"),
            (bank.book, "mysql=1", 65, "is not a connection string of PostgreSQL"),
            (bank.book, "/proc/book", 66, "No book can be created in '/proc'"),
        ] as [(String, String, Int32, String)] {
            let outcome = try migrate(bank, from, to)
            #expect(outcome.exitCode == exitCode, "\(from) \(to): \(outcome)")
            #expect(outcome.errorOutput.contains(reason), "\(from) \(to): \(outcome)")
            #expect(outcome.errorOutput.split(separator: "\n").count == 1, "\(outcome)")
            #expect(outcome.output == "" && !outcome.errorOutput.contains("secret"))
        }
        try bank.expecting("account open --customer C000001")
        #expect(try bank.files() == files)
    }

    @Test("a book whose move was interrupted at the end is in use again when the target is lost")
    func lostTarget() throws {
        let bank = try Bank.withCustomer()
        let store = try database()
        #expect(try migrate(bank, bank.book, store).exitCode == 0)
        let moved = self.bank(bank, at: store)
        try Self.server.get().query(
            "INSERT INTO bank.move VALUES ('departing', '/proc/book')",
            in: store
        )
        let refused = try moved("account open --customer C000001")
        #expect(refused.exitCode == 66)
        #expect(refused.errorOutput.contains("is being moved to '/proc/book'"), "\(refused)")
        #expect(try migrate(bank, store, "/proc/book").exitCode == 66)
        try moved.expecting("account open --customer C000001")
    }

    @Test("a source that fails its audit is not moved")
    func unsound() throws {
        let (bank, account, _) = try Self.richBank()
        let store = try database()
        #expect(try migrate(bank, bank.book, store).exitCode == 0)
        try Self.server.get().query(
            """
            ALTER TABLE bank.accounts DISABLE TRIGGER ALL;
            UPDATE bank.accounts SET balance = balance + 1 WHERE id = '\(account)';
            ALTER TABLE bank.accounts ENABLE TRIGGER ALL;
            ALTER TABLE bank.accounts ENABLE ALWAYS TRIGGER refuse_change;
            ALTER TABLE bank.accounts ENABLE ALWAYS TRIGGER require_own_entry
            """,
            in: store
        )
        let outcome = try migrate(bank, store, bank.directory + "/new.sqlite")
        #expect(outcome.exitCode == 65)
        #expect(outcome.errorOutput.contains("The audit failed"), "\(outcome)")
        #expect(!FileManager.default.fileExists(atPath: bank.directory + "/new.sqlite"))
    }
}
