import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    /// `bank day start`.
    static func dayStart(ledger: Lazy<any Ledger>) -> Command {
        Command(
            "day start",
            abstract: "Begin a new book on a date.",
            discussion: """
                A book begins by itself when the first customer joins, on today's date. This \
                command begins one on another date, and must come before all others.
                """,
            arguments: [
                Argument(
                    "date",
                    help: "The first business date, such as 2026-01-05; today if omitted.",
                    isOptional: true
                )
            ],
            accepts: .dryRun,
            examples: [Example("bank day start 2026-01-05", "Begin a book on a Monday.")],
            answer: .anyOf([.dryRun, ["dryRun": .bool, "date": .date]])
        ) { invocation in
            let date = try invocation.optionalArgument("date").map { try BusinessDate(parsing: $0) }
            let ledger = try ledger.value
            if invocation.globals.dryRun {
                let today = try await ledger.unlessMissing { try await ledger.businessDate() }
                guard today == nil else { throw bookExists }
                return .dryRun("a new book would begin")
            }
            guard try await ledger.start(on: date) else { throw bookExists }
            let first = try await ledger.businessDate()
            return Answer(
                [.line("A new book, beginning on \(first).")],
                json: ["dryRun": false, "date": .string(first.description)]
            )
        }
    }

    private static let bookExists = BankError(
        .refused,
        code: "book.exists",
        "a book exists already, and its date never goes back; 'bank day' prints it"
    )
}

extension Answer {
    /// Creates the answer to a request that was only checked.
    /// - Parameter outcome: What would happen, as a clause.
    static func dryRun(_ outcome: String) -> Answer {
        Answer([.line("Dry run: \(outcome); nothing was changed.")], json: ["dryRun": true])
    }
}
