import Benchmarking

/// The costs of a command, from its start to its end.
let commandRows: [Benchmark] = [
    Benchmark(
        "version",
        of: "bank --version",
        beside: "sqlite3 --version",
        goals: [.ratio(.time, atMost: 2.2)]
    ) {
        let folder = try BankFolder()
        return .sampled {
            [
                .init(
                    .time,
                    try folder.time(of: BankFolder.bank, ["--version"]),
                    beside: try folder.time(of: BankFolder.sqlite, ["--version"])
                )
            ]
        }
    },
    Benchmark(
        "show",
        of: "bank account show",
        beside: "one query of sqlite3 on the same book",
        goals: [.ratio(.time, atMost: 3)]
    ) {
        let folder = try BankFolder()
        let account = try folder.openAccount()
        let query = "SELECT * FROM accounts WHERE id = '\(account)'"
        return .sampled {
            [
                .init(
                    .time,
                    try folder.time(of: BankFolder.bank, ["account", "show", account]),
                    beside: try folder.time(of: BankFolder.sqlite, [folder.book, query])
                )
            ]
        }
    },
    Benchmark(
        "statement",
        of: "The first of \(movements) movements in bank account statement",
        goals: [.value(.elapsed, atMost: 50_000_000)]
    ) {
        let folder = try BankFolder()
        let account = try folder.openAccount()
        try folder.addMovements(movements, to: account)
        return .sampled {
            // The lines above it are the account, the period, the titles and the opening balance.
            let words = ["account", "statement", account]
            return [.init(.elapsed, try folder.time(untilLine: 5, of: BankFolder.bank, words))]
        }
    },
    Benchmark(
        "notices",
        of: "bank notices, of 10,000 movements of which one in a hundred is heard",
        goals: [.value(.elapsed, atMost: 50_000_000)]
    ) {
        let folder = try BankFolder()
        try folder.addMovements(10_000, to: folder.openAccount(), heardOneIn: 100)
        return .sampled {
            // The titles, and a hundred notices.
            let bank = BankFolder.bank
            return [.init(.elapsed, try folder.time(untilLine: 101, of: bank, ["notices"]))]
        }
    },
]

private let movements = BenchmarkProgram.isLong ? 10_000_000 : 100_000
