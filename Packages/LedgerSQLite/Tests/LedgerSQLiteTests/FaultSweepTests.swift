import LedgerSQLiteTesting

@testable import LedgerSQLite

/// A disk whose I/O calls fail in turn, below a book that is written, read and audited.
///
/// `MODULARBANK_SEED=N` repeats a single seed.
@Suite("Faults of the disk")
struct FaultSweepTests {
    private static let faults = 50

    private static let seeds: ClosedRange<UInt64> = {
        let environment = ProcessInfo.processInfo.environment
        if let seed = environment["MODULARBANK_SEED"].flatMap({ UInt64($0) }) { return seed...seed }
        return GeneratedWork.diskFaults.seeds(of: faults)
    }()

    @Test(
        "whatever I/O call fails, acknowledged entries are there and refused ones are not",
        arguments: seeds
    )
    func sweep(seed: UInt64) async throws {
        var sweep = try await FaultSweep(seed: seed)
        while sweep.faults < Self.faults { try await sweep.step() }
        try await sweep.checkAll()
        GeneratedWork.diskFaults.report(sweep.faults)
        #expect(sweep.outcomes.keys.contains("done"), "\(sweep.outcomes)")
        #expect(sweep.outcomes.keys.contains("book.io"), "\(sweep.outcomes)")
    }

    @Test("a repeat says that it was done before, whatever I/O call fails")
    func repeatOnFailingDisk() async throws {
        let folder = try TemporaryFolder()
        let disk = try FaultyDisk(folder: folder.path)
        let fixture = try await LedgerFixture(book: folder.book)
        try await fixture.open(AccountID("1"), of: LedgerFixture.kim)
        let draft = try fixture.depositDraft("deposit", to: AccountID("1"), 100)
        let first = try await fixture.ledger.post(draft)
        var (call, answers, isMet) = (0, 0, true)
        while isMet {
            call += 1
            // After a failure it opens the book again, which is not to fail.
            _ = try await fixture.ledger.businessDate()
            disk.arm(.ioError, atCall: call)
            let receipt = try? await fixture.ledger.post(draft)
            isMet = disk.calls >= call
            disk.disarm()
            guard let receipt else { continue }
            answers += 1
            #expect(receipt.isRepeat, "at call \(call)")
            #expect(receipt.sequence == first.sequence)
        }
        #expect(!first.isRepeat)
        #expect(answers > 1, "an answer in spite of a failed call")
    }

    @Test("a repeat is answered durably, also when the process that posted was killed")
    func repeatAfterKill() async throws {
        var random = SeededGenerator(seed: 1)
        var (call, isMet) = (0, true)
        while isMet {
            call += 1
            let folder = try TemporaryFolder()
            let disk = try FaultyDisk(folder: folder.path)
            var fixture: LedgerFixture? = try await LedgerFixture(book: folder.book)
            func restarted() async throws -> LedgerFixture {
                fixture = nil
                disk.restart(using: &random)
                return try await LedgerFixture(book: folder.book, date: nil)
            }
            try await fixture?.open(AccountID("1"), of: LedgerFixture.kim)
            disk.arm(.kill, atCall: call)
            _ = try? await fixture?.open(AccountID("2"), of: LedgerFixture.kim, with: 1)
            isMet = disk.isDead
            fixture = try await restarted()
            try await fixture?.open(AccountID("2"), of: LedgerFixture.kim, with: 1)
            disk.arm(.powerLoss, atCall: 1)
            _ = try? await fixture?.ledger.businessDate()
            let after = try await restarted()
            #expect(try await after.balance(AccountID("2")) == 1, "killed at call \(call)")
        }
        #expect(call > 10)
    }
}
