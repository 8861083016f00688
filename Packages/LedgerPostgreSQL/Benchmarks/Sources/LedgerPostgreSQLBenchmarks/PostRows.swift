import Benchmarking
import Bookkeeping
import LedgerPostgreSQLTesting

/// The rates of transfers on the bank's authority, beside those of pgbench.
let postRows: [Benchmark] = [
    // 0.9 of the rate of pgbench.
    row("post", tasks: 1, accounts: 10_000, transfers: 400, of: 400, atMost: 1 / 0.9),
    row("post-64", tasks: 64, accounts: 10_000, transfers: 6_400, of: 1_920, atMost: 1.0 / 2),
    row("post-64-hot", tasks: 64, accounts: 10, transfers: 6_400, of: 640, atMost: 1.0 / 8),
]

/// - Parameters:
///   - transfers: The number of transfers in a round.
///   - floor: The same for pgbench, which is slower with many clients.
private func row(
    _ name: String,
    tasks: Int,
    accounts: Int,
    transfers: Int,
    of floor: Int,
    atMost goal: Double
) -> Benchmark {
    Benchmark(
        name,
        of: tasks == 1
            ? "A durable transfer, one after the other, over \(accounts) accounts"
            : "A durable transfer of \(tasks) tasks at once, over \(accounts) accounts",
        beside: "pgbench with as many clients and the same statements in the same pipelines",
        goals: [.ratio(.elapsed, atMost: goal)]
    ) {
        let server = try PostgreSQLServer(settings: PGBench.serverSettings)
        let store = try server.database()
        try blocking {
            let bank = try await BenchmarkBank(store)
            try await bank.open(0..<accounts)
            try await bank.close()
        }
        let pgbench = try PGBench(on: server, copying: store, accounts: accounts)
        let bank = try blocking { try await BenchmarkBank(store) }
        let transferring: () throws -> (time: Double, elapsed: Double) = {
            try blocking {
                try await transfer(transfers, by: tasks, amongFirst: accounts, of: bank)
            }
        }
        _ = (try transferring(), try pgbench.run(floor, clients: tasks))
        var isFirst = false
        return .sampled {
            isFirst.toggle()
            let first = isFirst ? try transferring() : nil
            let floor = try pgbench.run(floor, clients: tasks)
            let ours = try first ?? transferring()
            return [
                .init(.time, ours.time, beside: floor.time),
                .init(.elapsed, ours.elapsed, beside: floor.elapsed),
            ]
        }
    }
}

/// Posts transfers between random accounts, and returns the nanoseconds for each.
private func transfer(
    _ count: Int,
    by tasks: Int,
    amongFirst accounts: Int,
    of bank: BenchmarkBank
) async throws -> (time: Double, elapsed: Double) {
    let stopwatch = Stopwatch()
    try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<tasks {
            group.addTask {
                for _ in 0..<count / tasks {
                    let from = Int.random(in: 0..<accounts)
                    let to = (from + .random(in: 1..<accounts)) % accounts
                    try await bank.transfer(.random(), from: from, to: to)
                }
            }
        }
        try await group.waitForAll()
    }
    return (stopwatch.time / Double(count), stopwatch.elapsed / Double(count))
}
