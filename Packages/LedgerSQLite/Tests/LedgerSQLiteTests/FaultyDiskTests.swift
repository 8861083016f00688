import Synchronization

@testable import LedgerSQLite

@Suite("Faulty disk")
struct FaultyDiskTests {
    private static let modes = ["once", "twice", "onwards", "late", "forgetful"]

    /// The outcome of one operation of the probe, and what the book contains after it.
    private struct Outcome {
        let code: String
        let message: String
        let isDone: Bool
    }

    /// Runs an operation for each of its writes, while that one fails.
    /// - Parameters:
    ///   - prepare: Creates what the operation needs.
    ///   - isCarriedOut: Looks up in the reopened book whether the operation was carried out.
    /// - Returns: The outcomes, of which the last met no fault.
    private func sweep(
        _ operation: String,
        _ mode: String,
        prepare: (TemporaryFolder) async throws -> Void,
        isCarriedOut: (TemporaryFolder) async throws -> Bool
    ) async throws -> [Outcome] {
        var outcomes: [Outcome] = []
        for number in 1...500 {
            let folder = try TemporaryFolder()
            try await prepare(folder)
            let run = try ProbeProcess(
                "onFaultyDisk",
                folder.book,
                operation,
                mode,
                "\(number)"
            ).finish()
            #expect(run.exitCode == 0, "\(run.error)")
            let outcome = Outcome(
                code: try #require(run.lines.first),
                message: run.lines.count == 3 ? run.lines[1] : "",
                isDone: try await isCarriedOut(folder)
            )
            let place: Comment = "write \(number): \(outcome)"
            switch outcome.code {
            case "done": #expect(outcome.isDone, place)
            case "outcome.unknown": break
            default:
                #expect(!outcome.isDone, place)
                #expect(outcome.message.contains("nothing was changed"), place)
            }
            outcomes.append(outcome)
            let writes = try #require(run.lines.last.flatMap { Int($0) })
            if writes < number { return outcomes }
        }
        Issue.record("the operation does not end")
        return outcomes
    }

    @Test("a failing disk never lets a transfer be answered wrongly", arguments: modes)
    func transfer(mode: String) async throws {
        let outcomes = try await sweep("transfer", mode) { folder in
            _ = try await LedgerFixture(book: folder.book)
        } isCarriedOut: { folder in
            let fixture = try await LedgerFixture(book: folder.book, date: nil)
            let id = try IdempotencyID("faulty-1")
            let receipt = try await fixture.ledger.receipt(under: id)
            // Later writes and openings do not change the answer.
            let later = try ProbeProcess("transfer", folder.book, "later", "2").finish()
            #expect(later.exitCode == 0)
            let again = try await LedgerFixture(book: folder.book, date: nil)
            #expect(try await again.ledger.receipt(under: id) == receipt)
            let audit = try await again.ledger.audit()
            #expect(audit.passed, "\(audit.findings)")
            return receipt != nil
        }
        for outcome in outcomes where outcome.code == "outcome.unknown" {
            #expect(outcome.message.contains("'--idempotency-key faulty-1'"))
        }
        #expect(outcomes.count > 10)
        let codes = Set(outcomes.map(\.code))
        // A commit that failed is never taken over from the log: its pages may not be on the disk.
        #expect(outcomes.count { $0.code == "done" } == 1)
        if mode == "onwards" {
            // A disk that stays broken hides the outcome, and the commit may appear later.
            #expect(codes == ["done", "outcome.unknown"])
            #expect(outcomes.contains { $0.code == "outcome.unknown" && $0.isDone })
        } else if mode == "twice" {
            #expect(codes == ["done", "outcome.unknown"])
        } else {
            #expect(codes == ["done", "book.io"])
        }
    }

    @Test("a failing disk never lets the close of a day be answered wrongly", arguments: modes)
    func closeDay(mode: String) async throws {
        let outcomes = try await sweep("closeDay", mode) { folder in
            _ = try await LedgerFixture(book: folder.book)
        } isCarriedOut: { folder in
            let fixture = try await LedgerFixture(book: folder.book, date: nil)
            let date = try await fixture.ledger.businessDate()
            #expect(try await fixture.ledger.audit().passed)
            return date > LedgerFixture.firstDay
        }
        #expect(outcomes.count > 5)
        for outcome in outcomes where outcome.code == "outcome.unknown" {
            #expect(outcome.message.contains("repeat the command"))
        }
    }

    @Test("a failing disk refuses a new book and leaves no file", arguments: modes)
    func start(mode: String) async throws {
        let outcomes = try await sweep("start", mode) { _ in
        } isCarriedOut: { folder in
            let names = try folder.names
            guard !names.isEmpty else { return false }
            #expect(names == ["book"])
            let fixture = try await LedgerFixture(book: folder.book, date: nil)
            #expect(try await fixture.ledger.audit().passed)
            return true
        }
        #expect(outcomes.count > 5)
        #expect(Set(outcomes.map(\.code)) == ["done", "book.io"])
    }

    @Test("a folder that cannot be synchronized is reported", arguments: 1...4)
    func folders(failing: Int) async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/above/inner/book"
        let count = Mutex(0)
        let sync: BookFolder.Sync = { descriptor in
            let isFailing = count.withLock {
                $0 += 1
                return $0 == failing
            }
            guard isFailing else { return fsync(descriptor) }
            errno = EIO
            return -1
        }
        let fixture = try await LedgerFixture(book: path, date: nil, sync: sync)
        let code = try await refusalCode { try await fixture.ledger.start(on: nil) }
        switch failing {
        case 1, 2:
            #expect(code == "book.folder")
            #expect(try folder.names == (failing == 1 ? [] : ["above"]))
        case 3:
            #expect(code == "outcome.unknown")
            // The repeated command synchronizes the folder.
            #expect(try await fixture.ledger.start(on: nil) == false)
            #expect(count.withLock { $0 } == 4)
        default:
            #expect(code == nil)
            #expect(count.withLock { $0 } == 3)
        }
    }

    @Test("an outcome is not certain while another process reads the write-ahead log")
    func readersOfTheLog() async throws {
        let folder = try TemporaryFolder()
        let fixture = try await LedgerFixture(book: folder.book)
        try await fixture.open(AccountID("1"), of: LedgerFixture.kim, with: 1)
        let reader = try RawBook(folder.book).connection
        try reader.execute("BEGIN; SELECT count(*) FROM entries")
        let fresh = try SQLiteConnection(path: folder.book)
        let failure = #expect(throws: SQLiteFailure.self) { try fresh.settled {} }
        #expect(failure?.isBusy == true)
        try reader.execute("COMMIT")
        #expect(throws: Never.self) { try fresh.settled {} }
    }
}
