import Bookkeeping
import BookkeepingTesting
import ConsoleTesting
import LedgerInterface
import SigningInterfaceTesting

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

    let setup: SimulationSetup
    let model: ModelBank
    /// The notices that the customers of the model get.
    var notices = ModelNotices()
    let settings: RealBank.Settings
    let folder: TemporaryFolder
    let random: SharedGenerator
    /// A process that only reads.
    var observer: RealBank
    var clients: [Client]
    /// The requests by the numbers of their keys.
    var operations: [Int: Operation] = [:]
    /// The operations whose answers were lost, and which are repeated.
    var unanswered: [Int] = []
    var checkpoints: [Checkpoint] = []
    /// The accounts and cards that the present step has changed.
    var touched = Touched()
    var tally = Tally()
    /// The number of the last entry that the model knows.
    var sequence = Int64(1)
    /// The number of entries that the model knows.
    var entries = Int64(1)
    /// The seconds on the clock.
    var seconds = Int64(0)
    var isSignerDead = false
    /// The steps so far, in the names of this run.
    var script = Script()
    /// The steps that this run repeats; nil while it draws new ones.
    var source: Script?
    /// The names of accounts, cards and payments in this run, by those in `source`.
    var names: [String: String] = [:]
    private let store: SimulatedStore

    /// - Parameters:
    ///   - setup: The seed and the store.
    ///   - folder: An empty folder for the book.
    init(_ setup: SimulationSetup, in folder: TemporaryFolder) async throws {
        let random = SharedGenerator(seed: setup.seed)
        let rates = [500, 2_000].map { SimulationSetup.rates(upTo: $0, random) }
        let customers = (1...12).map { "C\(100_000 + $0)" }
        // Not shared with the schedule, so that a repeated step draws what it drew before.
        let cards = SharedGenerator(seed: ~setup.seed)
        let settings = RealBank.Settings(
            customers: Dictionary(
                uniqueKeysWithValues: customers.map { (CustomerID($0), "customer \($0)") }
            ),
            accountRates: SimulationSetup.table(rates[0]),
            boxRates: SimulationSetup.table(rates[1]),
            clock: FakeClock(),
            drawNumber: { SimulationSetup.cardNumber(cards) }
        )
        model = ModelBank(
            customers: Set(customers),
            accountRates: rates[0],
            boxRates: rates[1]
        )
        (self.setup, self.random, self.folder, self.settings) = (setup, random, folder, settings)
        let store = try SimulatedStore(in: folder.path, server: setup.server)
        try await settings.start(store.book())
        observer = try RealBank(settings, store.book())
        clients = try (0..<setup.clients).map { number in
            let (turn, isFaulty) = (Turn(), setup.hasFaults(client: number))
            let bank = try RealBank(settings, store.book(isFaulty: isFaulty), turn: turn)
            return Client(number, turn, bank: bank)
        }
        self.store = store
    }

    /// Takes random steps, and then compares everything.
    /// - Parameters:
    ///   - steps: The largest number of steps.
    ///   - operations: The number of answers after which the run ends.
    ///   - progress: A function that is called after each step with its number.
    /// - Throws: ``Violation``.
    func run(
        steps: Int = .max,
        operations: Int = .max,
        progress: @Sendable (Int) -> Void = { _ in }
    ) async throws {
        try await finishing {
            while tally.steps < steps, tally.answers < operations {
                try await perform(chooseStep())
                // Later less often, because the book grows.
                let isEarly = tally.steps <= 50_000
                let isInspected = tally.steps.isMultiple(of: isEarly ? 10_000 : 50_000)
                if isInspected, tally.steps < steps { try await checking(inspect) }
                progress(tally.steps)
            }
        }
    }

    /// Takes the steps of another run, as far as their accounts and cards exist in this one.
    /// - Parameter isInspected: Whether everything is compared at the end.
    /// - Throws: ``Violation``.
    func repeatSteps(of script: Script, isInspected: Bool) async throws {
        source = script
        try await finishing(isInspected: isInspected) {
            for step in script.steps { try await perform(step) }
        }
    }

    /// Takes steps, compares everything, and ends all processes in any case.
    private func finishing(
        isInspected: Bool = true,
        _ steps: () async throws -> Void
    ) async throws {
        let result: Result<Void, any Error>
        do {
            try await steps()
            if isInspected { try await checking(inspectEnd) }
            result = .success(())
        } catch {
            result = .failure(error)
        }
        (tally.entries, tally.days) = (entries, model.date.number)
        for client in clients {
            await end(client)
            try? await client.bank.close()
        }
        try? await observer.close()
        try store.remove()
        try result.get()
    }

    private func inspectEnd() async throws {
        try await inspect()
        settings.signer.fail(with: nil)
        // Whatever the signer has missed, one checkpoint makes up for it.
        let checkpoint = try await observer.checkpoint()
        try expect(checkpoint.head.size, entries, "the size of the last checkpoint")
        tally.root = checkpoint.head.root.description
    }

    /// Adds the number of the step to an error.
    private func checking(_ body: () async throws -> Void) async throws {
        do {
            try await body()
        } catch {
            throw (error as? Violation ?? Violation("the book", "no error", found: error))
                .inStep(tally.steps)
        }
    }

    private func perform(_ step: Step) async throws {
        tally.steps += 1
        try await checking {
            let client = clients[step.client]
            guard let action = translated(step.action, of: client) else { return }
            var step = step
            step.action = action
            script.steps.append(step)
            settings.clock.advance(bySeconds: step.seconds)
            seconds += step.seconds
            switch action {
            case .setSigner(let isDead): setSigner(isDead: isDead)
            case .kill:
                tally.kills += 1
                try await kill(client)
            case .start, .resume: try await take(step, by: client)
            }
        }
    }

    private func take(_ step: Step, by client: Client) async throws {
        if let fault = step.fault { store.arm(fault, during: client.turn) }
        if case .start(let errand) = step.action {
            let flight = fly(errand)
            client.flight = flight
            await client.turn.start(accesses: step.accesses, flight.work(in: client.bank))
        } else {
            await client.turn.resume(accesses: step.accesses)
        }
        var isCrash = false
        if let fault = step.fault {
            isCrash = store.isDead
            if isCrash { try await restart(after: fault) }
            if let name = store.disarm(fault, client.turn) {
                tally.faults[name, default: 0] += 1
                client.flight?.isFaulted = true
            }
        }
        if client.turn.takeHasWritten() || isCrash {
            try await catchUp(after: client, isCrash: isCrash)
        }
        if client.turn.isKilled, client.flight != nil {
            tally.kills += 1
            try await kill(client)
        }
        if let flight = client.flight, let answer = flight.answer {
            client.flight = nil
            tally.note("\(client.number) \(flight.errand.kind) \(answer.line)")
            try await judge(answer, of: flight)
        }
        // Each reading takes a round trip to a server. A mistake in a balance remains, so that the
        // inspection finds it, too.
        let isCompared = setup.server == nil || source != nil || tally.steps.isMultiple(of: 10)
        if isCompared { try await compare(touched) }
        touched = Touched()
    }

    /// Begins an errand.
    private func fly(_ errand: Errand) -> Flight {
        var refusals: [String] = []
        if case .request(let number, let request) = errand {
            unanswered.removeAll { $0 == number }
            let operation = operations[number, default: Operation(request: request)]
            operations[number] = operation
            if operation.request != request {
                refusals = ["idempotency.conflict"]
            } else if operation.sequence == nil {
                refusals = model.refusals(of: request)
            }
        }
        let flight = Flight(
            errand,
            refusals: refusals,
            began: seconds,
            entries: entries,
            days: model.date.number
        )
        flight.metDeadSigner = isSignerDead
        return flight
    }

    private func setSigner(isDead: Bool) {
        isSignerDead = isDead
        tally.faults["signer", default: 0] += isDead ? 1 : 0
        settings.signer.fail(
            with: isDead
                ? BankError(.unreadableBook, code: "signer.dead", "the signer is dead") : nil
        )
        for client in clients where isDead { client.flight?.metDeadSigner = true }
    }

    /// Kills a process, and starts it again.
    private func kill(_ client: Client) async throws {
        await end(client)
        try await client.bank.close()
        client.bank = try bank(of: client)
    }

    /// Ends what a client does; the answer to its request is lost.
    private func end(_ client: Client) async {
        guard let flight = client.flight else { return }
        if flight.answer == nil {
            client.turn.kill()
            await client.turn.resume(accesses: 0)
        }
        client.flight = nil
        client.plan = []
        if case .request(let number, let request) = flight.errand,
            operations[number]?.request == request
        {
            unanswered.append(number)
        }
    }

    /// Starts all processes again after the disk has died under them.
    private func restart(after fault: Fault) async throws {
        tally.crashes += 1
        for client in clients where client.flight?.answer == nil { await end(client) }
        try? await observer.close()
        for client in clients { try? await client.bank.close() }
        store.restart(after: fault)
        observer = try RealBank(settings, store.book())
        for client in clients { client.bank = try bank(of: client) }
        let last = try await observer.log.entries(after: sequence - 1, limit: 1).first
        try expect(last?.sequence, sequence, "the last known entry after a crash")
    }

    private func bank(of client: Client) throws -> RealBank {
        let isFaulty = setup.hasFaults(client: client.number)
        return try RealBank(settings, store.book(isFaulty: isFaulty), turn: client.turn)
    }
}
