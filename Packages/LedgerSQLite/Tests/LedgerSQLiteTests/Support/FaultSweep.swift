import LedgerSQLiteTesting

@testable import LedgerSQLite

/// Random operations on one book, during each of which an I/O call fails, and what the book must
/// contain afterward.
struct FaultSweep {
    private enum Operation: CaseIterable {
        case post, batch, hold, record, closeDay, seal, read
    }

    private static let account = AccountID("1")
    private static let record = RecordKey("test", "counter")

    /// The number of faults that were met.
    private(set) var faults = 0
    /// The number of operations by their outcome: `done`, or the code of an error.
    private(set) var outcomes: [String: Int] = [:]
    private let seed: UInt64
    private var random: SeededGenerator
    private let folder: TemporaryFolder
    private let disk: FaultyDisk
    private var fixture: LedgerFixture?
    private var steps = 0
    /// The call at which each operation meets each fault next.
    private var nextCalls: [String: Int] = [:]
    /// The requests of the present operation.
    private var drafts: [TransactionDraft] = []
    /// The requests that are in the book.
    private var posted: Set<IdempotencyID> = []
    private var balance: Int64 = 0
    private var date = LedgerFixture.firstDay
    private var place: Comment = ""

    init(seed: UInt64) async throws {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        folder = try TemporaryFolder()
        disk = try FaultyDisk(folder: folder.path)
        let fixture = try await LedgerFixture(book: folder.book)
        try await fixture.open(Self.account, of: LedgerFixture.kim)
        self.fixture = fixture
    }

    /// Carries out an operation during which a call fails, and checks what it left.
    mutating func step() async throws {
        steps += 1
        let operation = try #require(Operation.allCases.randomElement(using: &random))
        let fault = try #require(FaultyDisk.Fault.allCases.randomElement(using: &random))
        let turn = "\(fault) during \(operation)"
        let number = nextCalls[turn] ?? .random(in: 1...20, using: &random)
        place =
            "MODULARBANK_SEED=\(seed), step \(steps): \(fault) at call \(number) of \(operation)"
        try await prepare(operation)
        disk.arm(fault, atCall: number)
        let error = await carryOut(operation)
        outcomes[error?.code ?? "done", default: 0] += 1
        let isMet = disk.calls >= number
        nextCalls[turn] = isMet ? number + 1 : 1
        if isMet { faults += 1 }
        try await repair()
        try await check(operation, error)
        if Int.random(in: 0..<10, using: &random) == 0 { try await losePower() }
    }

    /// Checks everything that was acknowledged, and the whole book.
    func checkAll() async throws {
        let ledger = try #require(fixture).ledger
        for id in posted {
            #expect(try await ledger.receipt(under: id) != nil, "\(id) is lost; \(place)")
        }
        let audit = try await ledger.audit()
        #expect(audit.findings == [], place)
        #expect(try await fixture?.balance(Self.account) == balance, place)
    }

    private mutating func prepare(_ operation: Operation) async throws {
        let fixture = try #require(fixture)
        func deposit(_ part: Int) throws -> TransactionDraft {
            try fixture.depositDraft("deposit-\(steps)-\(part)", to: Self.account, Int64(steps))
        }
        switch operation {
        case .post: drafts = [try deposit(1)]
        case .batch: drafts = try (1...3).map(deposit)
        case .hold:
            drafts = [
                try fixture.holdDraft(
                    "hold-\(steps)",
                    .place(HoldID("hold-\(steps)"), on: Self.account, Money(won: 1)),
                    legs: fixture.paidIn(Self.account, Int64(steps))
                )
            ]
        case .record:
            let record = try await fixture.ledger.record(Self.record)
            let change =
                try record.map { try RecordChange.update($0, to: ["step": steps]) }
                ?? .create(Self.record, ["step": steps])
            drafts = [
                TransactionDraft(
                    try fixture.intent("record-\(steps)", LedgerFixture.setting),
                    authority: .unneeded,
                    records: [change]
                )
            ]
        case .closeDay, .seal, .read: drafts = []
        }
    }

    /// Returns the error of the operation, or nil.
    private func carryOut(_ operation: Operation) async -> BankError? {
        do {
            guard let ledger = fixture?.ledger else { return nil }
            switch operation {
            case .post, .hold, .record: _ = try await ledger.post(drafts[0])
            case .batch:
                for result in try await ledger.post(drafts) { _ = try result.get() }
            case .closeDay: try await ledger.closeDay(date)
            case .seal: try await ledger.seal()
            case .read:
                let statement = try await ledger.statement(
                    of: Self.account,
                    from: nil,
                    through: nil
                )
                #expect(statement.closing.won == balance, place)
                #expect(try await ledger.businessDate() == date, place)
            }
            return nil
        } catch let error as BankError {
            return error
        } catch {
            Issue.record(error, place)
            return nil
        }
    }

    /// Makes the disk work again, and starts the process again if it has died.
    private mutating func repair() async throws {
        guard disk.isDead else { return disk.disarm() }
        // Releases the connections, as the end of a process does.
        fixture = nil
        disk.restart(using: &random)
        fixture = try await LedgerFixture(book: folder.book, date: nil)
    }

    /// Loses power while nothing is written.
    private mutating func losePower() async throws {
        disk.arm(.powerLoss, atCall: 1)
        _ = await carryOut(.read)
        try await repair()
        try await checkAll()
    }

    private mutating func check(_ operation: Operation, _ error: BankError?) async throws {
        let ledger = try #require(fixture).ledger
        switch operation {
        case .closeDay:
            try expect(try await ledger.businessDate() > date, after: error)
            // A repeat closes the day if it is open, and makes sure of it.
            if error?.code == "outcome.unknown" { try await ledger.closeDay(date) }
            date = try await ledger.businessDate()
        case .seal:
            if error == nil { #expect(try await ledger.audit().unsealed == 0, place) }
        case .read: break
        case .post, .batch, .hold, .record:
            var present: [IdempotencyID] = []
            for draft in drafts where try await ledger.receipt(under: draft.intent.id) != nil {
                present.append(draft.intent.id)
            }
            #expect([0, drafts.count].contains(present.count), "a part of a batch; \(place)")
            try expect(!present.isEmpty, after: error)
            if error?.code == "outcome.unknown" {
                if operation != .batch {
                    let option = "--idempotency-key \(drafts[0].intent.id)"
                    #expect(error?.message.contains(option) == true, place)
                }
                // A repeat carries the request out once.
                try await prepare(operation)
                for draft in drafts {
                    let isRepeat = try await ledger.post(draft).isRepeat
                    #expect(isRepeat == !present.isEmpty, place)
                }
                present = drafts.map(\.intent.id)
            }
            if !present.isEmpty { learn() }
        }
        #expect(try await fixture?.balance(Self.account) == balance, place)
    }

    private mutating func learn() {
        for draft in drafts {
            posted.insert(draft.intent.id)
            for leg in draft.legs where leg.account == Self.account { balance += leg.amount.won }
        }
    }

    private func expect(_ isDone: Bool, after error: BankError?) throws {
        switch error?.code {
        case nil: #expect(isDone, "acknowledged and lost; \(place)")
        case "outcome.unknown": break
        default: #expect(!isDone, "refused and done (\(error?.code ?? "")); \(place)")
        }
    }
}
