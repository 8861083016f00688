import Benchmarking
import Bookkeeping
import LedgerInterface
import Synchronization

/// The costs of paying the interest of all boxes on one day.
let paydayRows: [Benchmark] = [
    Benchmark(
        "payday",
        of: "The payday of a box, of \(boxes) boxes",
        beside: "a C program that writes the same rows in the same batches",
        goals: [.ratio(.time, atMost: 2), .ratio(.elapsed, atMost: 2)]
    ) {
        let folder = try BenchmarkFolder()
        let due = try dueBook(in: folder)
        return .sampled {
            let paid = try folder.copy(due, to: "paid")
            let ours = try payday(paid)
            let replay = try Replay(of: paid, onto: try folder.copy(due, to: "replayed"))
            let floor = try replay.write(batches: BenchmarkBank.batch)
            return [
                .init(.time, ours.time, beside: floor.time),
                .init(.elapsed, ours.elapsed, beside: floor.elapsed),
            ]
        }
    },
    Benchmark(
        "payday-memory",
        of: "The greatest memory in the last tenth of the payday of \(boxes) boxes",
        beside: "that in the second tenth",
        goals: [.ratio(.bytes, atMost: 1.05)]
    ) {
        let folder = try BenchmarkFolder()
        let due = try dueBook(in: folder)
        return .sampled {
            let greatest = GreatestMemory()
            _ = try payday(try folder.copy(due, to: "paid"), greatest: greatest)
            return [.init(.bytes, greatest.inTenth(9), beside: greatest.inTenth(1))]
        }
    },
]

private let boxes = BenchmarkProgram.isLong ? 1_000_000 : 5_000

/// Makes a book whose boxes are due.
private func dueBook(in folder: BenchmarkFolder) throws -> String {
    let path = folder.book("due")
    try blocking {
        let bank = try await BenchmarkBank(path)
        try await bank.open(0..<boxes)
        for day in 0..<BenchmarkBank.payoutDays {
            try await bank.ledger.closeDay(BenchmarkBank.firstDay.advanced(by: day))
        }
        try await bank.close()
    }
    return path
}

/// Pays all boxes and returns the nanoseconds for each.
private func payday(
    _ path: String,
    greatest: GreatestMemory? = nil
) throws -> (time: Double, elapsed: Double) {
    try blocking {
        let bank = try await BenchmarkBank(path) {
            greatest?.note()
            return .now()
        }
        let yesterday = try await bank.ledger.businessDate().advanced(by: -1)
        let stopwatch = Stopwatch()
        let count = try await bank.interest.run(afterClosing: yesterday).count
        let (time, elapsed) = (stopwatch.time, stopwatch.elapsed)
        precondition(count == boxes, "\(count) boxes were paid")
        try await bank.close()
        return (time / Double(boxes), elapsed / Double(boxes))
    }
}

/// The greatest memory in each tenth of the entries of a payday.
private final class GreatestMemory: Sendable {
    private let state = Mutex((entries: 0, tenths: [Int](repeating: 0, count: 10)))

    /// Notes the memory now and then, before an entry is posted.
    func note() {
        state.withLock { state in
            if state.entries.isMultiple(of: 100), let bytes = Memory.bytesInUse {
                let tenth = min(9, state.entries * 10 / boxes)
                state.tenths[tenth] = max(state.tenths[tenth], bytes)
            }
            state.entries += 1
        }
    }

    func inTenth(_ number: Int) -> Double? {
        let bytes = state.withLock { $0.tenths[number] }
        return bytes == 0 ? nil : Double(bytes)
    }
}
