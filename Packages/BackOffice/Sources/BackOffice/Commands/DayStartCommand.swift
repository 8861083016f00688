import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    /// The command `bank day start`.
    static func dayStart(ledger: Lazy<any Ledger>, clock: @escaping WallClock) -> Command {
        Command(
            "day start",
            abstract: "Begin a new book on a date.",
            discussion: """
                Without this command, a book begins on today's date when the first customer joins. \
                To begin a book on another date, run this command before all other commands.
                """,
            arguments: [
                Argument(
                    "date",
                    help: "The first business date, such as 2026-01-05 or -7d; today if omitted.",
                    isOptional: true
                )
            ],
            accepts: .dryRun,
            examples: [Example("bank day start 2026-01-05", "Begin a book on a Monday.")],
            answer: .anyOf([.dryRun, ["dryRun": .bool, "date": .date]])
        ) { invocation in
            let date = try invocation.optionalArgument("date").map {
                try BusinessDate(typed: $0, today: BusinessDate(inSeoulAt: clock()))
            }
            guard date != BusinessDate(dayNumber: .min) else { throw noDayBefore }
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

    private static let noDayBefore = BankError(
        .badData,
        code: "date.first",
        "a book cannot begin on the first day of the calendar, because interest counts from the "
            + "day before; choose a later date"
    )

    private static let bookExists = BankError(
        .refused,
        code: "book.exists",
        "a book exists already, and its date never goes back; 'bank day' prints the date"
    )
}

extension Answer {
    /// Creates the answer to a dry run, which changes nothing.
    /// - Parameter outcome: A clause that describes what would happen without the dry run.
    static func dryRun(_ outcome: String) -> Answer {
        Answer([.line("Dry run: \(outcome); nothing was changed.")], json: ["dryRun": true])
    }
}
