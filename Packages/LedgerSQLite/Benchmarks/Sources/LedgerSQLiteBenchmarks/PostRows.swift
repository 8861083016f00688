import Benchmarking
import Bookkeeping
import LedgerInterface

/// The costs of posting on the bank's authority.
let postRows: [Benchmark] = [
    post("post", of: "A durable deposit, from a task"),
    post("post-main", of: "A durable deposit, from the main actor", isOnMainActor: true),
    post("post-batch", of: "A deposit, of 1,000 in a durable commit", batch: 1_000),
]

private let accounts = 1_000

private func post(
    _ name: String,
    of subject: String,
    isOnMainActor: Bool = false,
    batch: Int = 1
) -> Benchmark {
    Benchmark(
        name,
        of: subject,
        beside: "a C program that runs the same statements",
        goals: [.ratio(.elapsed, atMost: 1 / 0.85)]
    ) {
        let folder = try BenchmarkFolder()
        let start = folder.book("start")
        try blocking {
            let bank = try await BenchmarkBank(start)
            try await bank.open(0..<accounts)
            try await bank.ledger.closeDay(BenchmarkBank.firstDay)
            try await bank.close()
        }
        return .sampled {
            let posted = try folder.copy(start, to: "posted")
            let ours =
                try isOnMainActor
                ? blockingOnMainActor { try await post(batch, to: posted) }
                : blocking { try await post(batch, to: posted) }
            let replay = try Replay(of: posted, onto: try folder.copy(start, to: "replayed"))
            let floor = try replay.write(batches: batch, reads: true)
            return [
                .init(.time, ours.time, beside: floor.time),
                .init(.elapsed, ours.elapsed, beside: floor.elapsed),
            ]
        }
    }
}

/// Posts all deposits where the caller runs, and returns the nanoseconds for each.
private nonisolated(nonsending) func post(
    _ batch: Int,
    to path: String
) async throws -> (time: Double, elapsed: Double) {
    // A commit each takes minutes on a busy disk.
    let deposits = batch == 1 ? 1_000 : 4_000
    let bank = try await BenchmarkBank(path)
    let drafts = (0..<deposits).map { bank.deposit($0, amongFirst: accounts) }
    _ = try await bank.ledger.businessDate()
    let stopwatch = Stopwatch()
    if batch == 1 {
        for draft in drafts { _ = try await bank.ledger.post(draft) }
    } else {
        for start in stride(from: 0, to: deposits, by: batch) {
            for result in try await bank.ledger.post(Array(drafts[start..<start + batch])) {
                _ = try result.get()
            }
        }
    }
    let (time, elapsed) = (stopwatch.time, stopwatch.elapsed)
    try await bank.close()
    return (time / Double(deposits), elapsed / Double(deposits))
}
