import Benchmarking
import Bookkeeping
import LedgerInterface

/// The costs of reading an account.
let readRows: [Benchmark] = [
    read("read", of: "Reading an account, from a task"),
    read("read-main", of: "Reading an account, from the main actor", isOnMainActor: true),
]

private let reads = 10_000

private func read(
    _ name: String,
    of subject: String,
    isOnMainActor: Bool = false
) -> Benchmark {
    Benchmark(
        name,
        of: subject,
        beside: "a C program that runs the same query, each time in its own transaction",
        goals: [.ratio(.time, atMost: 1.3)]
    ) {
        let folder = try BenchmarkFolder()
        let path = folder.book("read")
        let bank = try blocking {
            let bank = try await BenchmarkBank(path)
            try await bank.open(0..<1_000)
            return bank
        }
        let replay = try Replay(of: path, onto: path)
        let account = BenchmarkBank.account(500)
        return .sampled {
            let ours =
                try isOnMainActor
                ? blockingOnMainActor { try await read(account, of: bank) }
                : blocking { try await read(account, of: bank) }
            return [.init(.time, ours, beside: try replay.read(account.rawValue, times: reads))]
        }
    }
}

/// Reads an account where the caller runs, and returns the nanoseconds for each time.
private nonisolated(nonsending) func read(
    _ account: AccountID,
    of bank: BenchmarkBank
) async throws -> Double {
    let stopwatch = Stopwatch()
    for _ in 0..<reads { _ = try await bank.ledger.account(account) }
    return stopwatch.time / Double(reads)
}
