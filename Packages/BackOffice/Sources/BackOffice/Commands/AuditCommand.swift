import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

/// `bank audit`.
enum AuditCommand {
    static func command(ledger: Lazy<any Ledger>) -> Command {
        Command(
            "audit",
            abstract: "Check the whole book: the chain of hashes, sums, balances, records.",
            discussion: """
                Exits with 0 if everything holds, otherwise with 65, and names the first fault. The last \
                line is the hash of the newest entry. Keep it elsewhere, so that a later audit can show \
                whether history was rewritten as a whole.
                """,
            examples: [Example("bank audit", "Check the book, and report the first fault.")]
        ) { _ in
            let report = try await ledger.value.audit()
            guard report.passed else { throw failure(report) }
            return Answer(
                [
                    .fields([
                        Field("entries", String(report.entries)),
                        Field("legs", String(report.legs)),
                        Field("accounts", String(report.accounts)),
                        Field("records", String(report.records)),
                    ]),
                    .line("everything holds"),
                    .line("head: \(report.head)"),
                ],
                json: [
                    "holds": true,
                    "entries": .integer(report.entries),
                    "legs": .integer(report.legs),
                    "accounts": .integer(report.accounts),
                    "records": .integer(report.records),
                    "head": .string(report.head),
                    "findings": [],
                ]
            )
        }
    }

    private static func failure(_ report: AuditReport) -> BankError {
        let first = report.findings[0]
        let place = first.sequence.map { " at entry \($0)" } ?? ""
        let others = report.findings.count - 1
        let more = others == 0 ? "" : " (and \(others) more)"
        return BankError(
            .badData,
            code: "audit.\(first.check)",
            "the audit failed\(place): \(first.message)\(more); "
                + "keep a copy of the book, and restore the last good one"
        )
    }
}
