import Bookkeeping
import LedgerInterface
import Synchronization

/// A process of the bank, which does one errand at a time.
final class Client {
    let number: Int
    let turn: Turn
    var bank: RealBank
    /// The present errand; nil when the client is idle.
    var flight: Flight?
    /// The requests that the client makes next, last one first.
    var plan: [Request] = []

    init(_ number: Int, _ turn: Turn, bank: RealBank) {
        (self.number, self.turn, self.bank) = (number, turn, bank)
    }
}

/// The work of a client, in as many parts as the schedule gives it turns.
enum Errand: Sendable {
    /// Makes a request with the key of an operation.
    case request(Int, Request)
    /// Closes days and does the work that is due.
    case advance(days: Int)
    /// Closes days like a process that is killed before it does the work that is due.
    case closeDays(Int)
    case checkpoint
    case look(at: String)

    /// The average number of accesses to the book in a turn.
    var pace: Int {
        switch self {
        // Years would take all turns of a run.
        case .advance(let days): 30 + 2 * days
        case .closeDays: 30
        default: 6
        }
    }

    /// The name of the errand or its request, for the report.
    var kind: String {
        let text = if case .request(_, let request) = self { "\(request)" } else { "\(self)" }
        return String(text.prefix { $0 != "(" })
    }
}

/// The answer to an errand.
enum Answer: Sendable {
    case receipt(Receipt)
    case view(AccountView)
    case checkpoint(Checkpoint)
    /// The days are closed; the code says why there is no checkpoint, if so.
    case closed(lateCheckpoint: String?)
    case done
    /// The code of an error, which came perhaps after the request was carried out.
    case refusal(String, isCarriedOut: Bool)
    case killed

    /// The answer in one line, which is the same in each run and on each store.
    ///
    /// So it leaves out the numbers of entries, because numbers on PostgreSQL have gaps.
    var line: String {
        switch self {
        case .receipt(let receipt):
            "\(receipt.result.sorted { $0.key < $1.key }) \(receipt.isRepeat)"
        case .checkpoint(let checkpoint): "\(checkpoint.head.size) \(checkpoint.head.root)"
        default: "\(self)"
        }
    }
}

/// An errand from its beginning to its answer, and what the model knows about it.
final class Flight {
    let errand: Errand
    /// The codes that the request deserved at its beginning, the first one first.
    let refusals: [String]
    /// The codes that it deserved at some time.
    var deserved: Set<String>
    /// The seconds on the clock at the beginning.
    let began: Int64
    /// The number of entries in the book at the beginning.
    let entries: Int64
    /// The number of closed days at the beginning.
    let days: Int
    /// Indicates whether others have written since the beginning.
    var isDisturbed = false
    /// Indicates whether this client has carried out the request.
    var hasCommitted = false
    /// Indicates whether the store has failed under the client.
    var isFaulted = false
    /// Indicates whether the signer was dead at some time.
    var metDeadSigner = false
    private let box = AnswerBox()

    init(_ errand: Errand, refusals: [String], began: Int64, entries: Int64, days: Int) {
        self.errand = errand
        self.refusals = refusals
        (self.began, self.entries, self.days) = (began, entries, days)
        deserved = Set(refusals)
    }

    /// The answer, as soon as there is one.
    var answer: Answer? { box.answer.withLock(\.self) }

    /// Returns the work for the turns of the client.
    func work(in bank: RealBank) -> @Sendable () async -> Void {
        let (box, errand) = (box, errand)
        return {
            let answer = await bank.run(errand, box)
            box.answer.withLock { $0 = answer }
        }
    }
}

/// The place where the task of a client leaves its answer.
private final class AnswerBox: Sendable {
    let answer = Mutex<Answer?>(nil)
    let isCarriedOut = Mutex(false)
}

extension RealBank {
    fileprivate func run(_ errand: Errand, _ box: AnswerBox) async -> Answer {
        do {
            return try await answer(to: errand, box)
        } catch is Turn.Killed {
            return .killed
        } catch {
            let code = (error as? BankError)?.code ?? "\(error)"
            return .refusal(code, isCarriedOut: box.isCarriedOut.withLock(\.self))
        }
    }

    private func answer(to errand: Errand, _ box: AnswerBox) async throws -> Answer {
        switch errand {
        case .request(let operation, let request):
            let options = RequestOptions(
                id: IdempotencyID(unchecked: "operation-\(operation)"),
                carriedOut: { box.isCarriedOut.withLock { $0 = true } },
                confirm: { _ in }
            )
            return try await carryOut(request, options).receipt.map { .receipt($0) } ?? .done
        case .advance(let days):
            return .closed(lateCheckpoint: try await advance(days: days))
        case .closeDays(let days):
            for _ in 0..<days { try await ledger.closeDay(ledger.businessDate()) }
            return .done
        case .checkpoint: return .checkpoint(try await checkpoint())
        case .look(let account): return .view(try await view(of: account))
        }
    }
}
