import Bookkeeping
import BookkeepingTesting
import ConsoleTesting
import LedgerInterface
import LedgerSQLiteTesting

@testable import Card

/// A run of random clients on one book, which its seed decides completely.
///
/// After each step the book is compared with the model.
actor SimulationRun {
    /// A request under one key, which is carried out at most once.
    struct Operation {
        let request: Request
        /// The number of the entry; nil until the request is in the book.
        var sequence: Int64?
        var result: [String: String] = [:]
    }

    /// The longest time that is closed at once, in days.
    let longestAdvance: Int
    let model: ModelBank
    let settings: RealBank.Settings
    let folder: TemporaryFolder
    var random: SharedGenerator
    /// A process that only reads.
    var observer: RealBank
    var clients: [Client]
    var operations: [Operation] = []
    /// The operations whose answers were lost, and which are repeated.
    var unanswered: [Int] = []
    var checkpoints: [Checkpoint] = []
    var tally = Tally()
    /// The number of the last entry that the model knows.
    var sequence = Int64(1)
    /// The seconds on the clock.
    var seconds = Int64(0)
    private let disk: FaultyDisk

    /// - Parameters:
    ///   - seed: Equal seeds give equal runs.
    ///   - folder: An empty folder for the book.
    ///   - count: The number of processes that use the book at once.
    ///   - longestAdvance: The longest time that is closed at once, in days.
    init(
        seed: UInt64,
        in folder: TemporaryFolder,
        clients count: Int = 16,
        longestAdvance: Int = 60
    ) throws {
        let random = SharedGenerator(seed: seed)
        let rates = [500, 2_000].map { Self.rates(upTo: $0, random) }
        let customers = (1...12).map { "C\(100_000 + $0)" }
        let settings = RealBank.Settings(
            book: folder.file("book"),
            customers: Dictionary(
                uniqueKeysWithValues: customers.map { (CustomerID($0), "customer \($0)") }
            ),
            accountRates: Self.table(rates[0]),
            boxRates: Self.table(rates[1]),
            clock: FakeClock(),
            drawNumber: { Self.cardNumber(random) }
        )
        model = ModelBank(
            customers: Set(customers),
            accountRates: rates[0],
            boxRates: rates[1]
        )
        (self.random, self.folder, self.settings) = (random, folder, settings)
        self.longestAdvance = longestAdvance
        disk = try FaultyDisk(folder: folder.path)
        try settings.start()
        observer = try RealBank(settings)
        clients = try (0..<count).map { number in
            let turn = Turn()
            return Client(number, turn, bank: try Self.bank(settings, turn, random))
        }
    }

    /// Takes steps, and then compares everything.
    /// - Parameter progress: A function that is called after each step with its number.
    /// - Throws: ``Violation``.
    func run(steps: Int, progress: @Sendable (Int) -> Void = { _ in }) async throws {
        for number in 1...steps {
            tally.steps = number
            do {
                try await step()
                // Later less often, because the book grows.
                let isInspected = number.isMultiple(of: number <= 50_000 ? 2_500 : 50_000)
                if isInspected || number == steps { try await inspect() }
            } catch {
                throw (error as? Violation ?? Violation("the book", "no error", found: error))
                    .inStep(number)
            }
            progress(number)
        }
        tally.root = try await observer.log.seal().root.description
        (tally.entries, tally.days) = (sequence, model.date.number)
        for client in clients where client.flight != nil { await client.turn.kill() }
        for client in clients { try await client.bank.close() }
        try await observer.close()
    }

    private func step() async throws {
        passTime()
        let client = clients[random.below(clients.count)]
        if random.once(in: 400) {
            tally.kills += 1
            await kill(client)
            try await client.bank.close()
            client.bank = try Self.bank(settings, client.turn, random)
            return
        }
        let fault = random.once(in: 80) ? FaultyDisk.Fault.allCases[random.below(6)] : nil
        let call = 1 + random.below(30)
        if let fault { disk.arm(fault, atCall: call) }
        if client.flight != nil {
            await client.turn.resume()
        } else {
            let flight = fly(chooseErrand(for: client))
            client.flight = flight
            await client.turn.start(pace: flight.errand.pace, flight.work(in: client.bank))
        }
        if let fault, disk.calls >= call {
            tally.faults["\(fault)", default: 0] += 1
            client.flight?.isFaulted = true
        }
        let isCrash = disk.isDead
        if isCrash { try await restart() }
        disk.disarm()
        let touched = try await catchUp(after: client, isCrash: isCrash)
        if let flight = client.flight, let answer = flight.answer {
            client.flight = nil
            tally.note("\(client.number) \(flight.errand.kind) \(answer.line)")
            try judge(answer, of: flight)
        }
        try await compare(touched)
    }

    /// Begins an errand.
    private func fly(_ errand: Errand) -> Flight {
        var refusals: [String] = []
        if case .request(let number, let request) = errand {
            if operations[number].request != request {
                refusals = ["idempotency.conflict"]
            } else if operations[number].sequence == nil {
                refusals = model.refusals(of: request)
            }
        }
        return Flight(errand, refusals: refusals, began: seconds)
    }

    /// Lets the clock stand still, go on, or jump.
    private func passTime() {
        let passed = Int64(random.once(in: 300) ? random.below(4_000) : random.below(3))
        settings.clock.advance(bySeconds: passed)
        seconds += passed
    }

    /// Ends what a client does; the answer to its request is lost.
    private func kill(_ client: Client) async {
        guard let flight = client.flight else { return }
        await client.turn.kill()
        client.flight = nil
        client.plan = []
        if case .request(let number, let request) = flight.errand,
            operations[number].request == request
        {
            unanswered.append(number)
        }
    }

    /// Starts all processes again after the disk has died under them.
    private func restart() async throws {
        tally.crashes += 1
        for client in clients where client.flight?.answer == nil { await kill(client) }
        try? await observer.close()
        for client in clients { try? await client.bank.close() }
        disk.restart(using: &random)
        observer = try RealBank(settings)
        for client in clients { client.bank = try Self.bank(settings, client.turn, random) }
        let last = try await observer.log.entries(after: sequence - 1, limit: 1).first
        try expect(last?.sequence, sequence, "the last known entry after a crash")
    }
}

// MARK: - Settings

extension SimulationRun {
    /// Returns a process of a client, which waits for its turns.
    private static func bank(
        _ settings: RealBank.Settings,
        _ turn: Turn,
        _ random: SharedGenerator
    ) throws -> RealBank {
        try RealBank(settings) { try await turn.wait(random) }
    }

    private static func rates(upTo highest: Int, _ random: SharedGenerator) -> ModelRates {
        var changes = [0: 1 + random.below(highest)]
        for _ in 0..<12 { changes[random.below(2_000)] = random.below(highest) }
        return ModelRates(changes: changes)
    }

    private static func table(_ rates: ModelRates) -> InterestRateTable {
        let first = BusinessDate("2026-01-05") ?? BusinessDate(dayNumber: 0)
        return InterestRateTable(
            Dictionary(
                uniqueKeysWithValues: rates.changes.map {
                    (first.advanced(by: $0.key), InterestRate(basisPoints: $0.value))
                }
            )
        )
    }

    /// Draws from few numbers, so that some are taken.
    private static func cardNumber(_ random: SharedGenerator) -> CardNumber {
        while true {
            let digits = "536510000\(100_000 + random.below(20_000))\(random.below(10))"
            if let number = try? CardNumber(parsing: digits) { return number }
        }
    }
}
