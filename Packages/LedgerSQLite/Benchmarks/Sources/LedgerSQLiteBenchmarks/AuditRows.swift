import Benchmarking
import Bookkeeping
import LedgerInterface

/// The costs of an audit.
let auditRows: [Benchmark] = [
    Benchmark(
        "audit",
        of: "The audit of an entry, of \(4 * boxes), half of them signed",
        beside: "the CPU time of all cores",
        goals: [.value(.time, atMost: 100_000), .ratio(.elapsed, atMost: 0.8)]
    ) {
        let bank = try auditedBank()
        return .sampled {
            let figures = try audit(bank)
            return [
                .init(.time, figures.time),
                .init(.elapsed, figures.elapsed, beside: figures.time),
            ]
        }
    }
]

private let boxes = BenchmarkProgram.isLong ? 250_000 : 2_500

private struct AuditedBank: Sendable {
    let bank: BenchmarkBank
    /// Keeps the folder.
    let folder: BenchmarkFolder
}

/// Makes a bank that has paid its boxes once and has two signed transfers for each box.
private func auditedBank() throws -> AuditedBank {
    let folder = try BenchmarkFolder()
    return AuditedBank(
        bank: try blocking {
            let bank = try await BenchmarkBank(folder.book("audited"))
            try await bank.open(0..<boxes)
            try await bank.closer.advance(days: BenchmarkBank.payoutDays)
            try await bank.transfer(0..<2 * boxes, amongFirst: boxes)
            try await bank.log.seal()
            return bank
        },
        folder: folder
    )
}

/// Audits the book and returns the nanoseconds for each entry.
private func audit(_ audited: AuditedBank) throws -> (time: Double, elapsed: Double) {
    try blocking {
        let stopwatch = Stopwatch()
        let report = try await audited.bank.ledger.audit()
        let (time, elapsed) = (stopwatch.time, stopwatch.elapsed)
        precondition(report.passed, "\(report.findings.prefix(3))")
        return (time / Double(report.entries), elapsed / Double(report.entries))
    }
}
