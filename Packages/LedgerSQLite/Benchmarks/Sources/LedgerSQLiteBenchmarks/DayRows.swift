import Benchmarking
import Bookkeeping
import LedgerInterface

/// The costs of closing a day on which nothing is due.
let dayRows: [Benchmark] = [
    Benchmark(
        "day",
        of: "Closing and sealing a day with 100 entries, with \(accounts) accounts",
        beside: "the same with 1,000 accounts",
        goals: [.value(.elapsed, atMost: 10_000_000), .ratio(.bytes, atMost: 2)]
    ) {
        let folder = try BenchmarkFolder()
        let large = try bank(with: accounts, in: folder)
        let small = try bank(with: 1_000, in: folder)
        var day = 0
        return .sampled {
            let numbers = day * 100..<(day + 1) * 100
            day += 1
            let measured = try closeDay(large, numbers, accounts)
            let floor = try closeDay(small, numbers, 1_000)
            return [
                .init(.time, measured.time, beside: floor.time),
                .init(.elapsed, measured.elapsed, beside: floor.elapsed),
                .init(.bytes, measured.bytes, beside: floor.bytes),
            ]
        }
    }
]

private let accounts = BenchmarkProgram.isLong ? 1_000_000 : 20_000

/// Makes a bank whose boxes are due in the far future, and closes its first day.
private func bank(with accounts: Int, in folder: BenchmarkFolder) throws -> BenchmarkBank {
    try blocking {
        let bank = try await BenchmarkBank(folder.book("\(accounts)"))
        try await bank.open(0..<accounts, payingAfter: 100_000)
        try await bank.closer.advance(days: 1)
        try await bank.log.seal()
        return bank
    }
}

private func closeDay(
    _ bank: BenchmarkBank,
    _ numbers: Range<Int>,
    _ accounts: Int
) throws -> (time: Double, elapsed: Double, bytes: Double?) {
    try blocking {
        try await bank.transfer(numbers, amongFirst: accounts)
        let before = bytesWritten()
        let stopwatch = Stopwatch()
        try await bank.closer.advance(days: 1)
        try await bank.log.seal()
        let (time, elapsed) = (stopwatch.time, stopwatch.elapsed)
        let bytes = before.flatMap { before in bytesWritten().map { $0 - before } }
        return (time, elapsed, bytes)
    }
}
