import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

/// `bank day …`: the bank's calendar.
enum DayCommands {
    static let group = CommandGroup(
        "day",
        abstract: "The bank's calendar: the business date, and closing days.",
        discussion: """
            The bank keeps a business date of its own, in Asia/Seoul. Closing a day ends it: interest \
            accrues on that day's closing balances, and what is due is paid.
            """
    )

    static func show(ledger: Lazy<any Ledger>) -> Command {
        Command(
            "day",
            abstract: "Show the business date.",
            examples: [Example("bank day", "the date that a transaction would get now")]
        ) { _ in
            let date = try await ledger.value.businessDate()
            return Answer([.line(date.description)], json: ["date": .string(date.description)])
        }
    }

    static func start(ledger: Lazy<any Ledger>) -> Command {
        Command(
            "day start",
            abstract: "Begin a new book on a date.",
            discussion: """
                A book begins by itself when the first customer joins, on today's date. This begins one on \
                another date, which must be the first thing done with it.
                """,
            arguments: [
                Argument(
                    "date",
                    help: "The first business date, as 2026-01-05; today when left out",
                    isOptional: true
                )
            ],
            examples: [Example("bank day start 2026-01-05", "a book that begins on a Monday")]
        ) { invocation in
            let date = try invocation.optionalArgument("date")
                .map { try BusinessDate(parsing: $0) }
            guard try await ledger.value.start(on: date) else {
                throw BankError(
                    .refused,
                    code: "book.exists",
                    "there is a book already, and its date never goes back; `bank day` tells it"
                )
            }
            let first = try await ledger.value.businessDate()
            return Answer(
                [.line("a new book, beginning on \(first)")],
                json: ["date": .string(first.description)]
            )
        }
    }

    static func advance(offices: Provider<DayCloser>) -> Command {
        Command(
            "day advance",
            abstract: "Close days, one after the other.",
            arguments: [
                Argument(
                    "days",
                    help: "How many days to close, 1 to \(mostDays); 1 when left out",
                    isOptional: true
                )
            ],
            examples: [Example("bank day advance 30", "let thirty days pass")]
        ) { invocation in
            let days = try count(invocation.optionalArgument("days") ?? "1")
            let result = try await offices.make().advance(days: days) { day in
                invocation.progress("closed \(day)")
            }
            invocation.progress("")
            return answer(result)
        }
    }

    /// Ten years: enough for any story, and no typing slip keeps the bank busy for hours.
    private static let mostDays = 3_660

    private static func count(_ text: String) throws -> Int {
        guard let days = Int(text), (1...mostDays).contains(days) else {
            throw BankError(
                .badData,
                code: "day.count",
                "“\(text)” is not a number of days from 1 to \(mostDays)"
            )
        }
        return days
    }

    private static func answer(_ result: DayCloser.Result) -> Answer {
        let days = result.days == 1 ? "1 day" : "\(result.days) days"
        let done = result.changes.filter { $0.count > 0 }
        return Answer(
            [.line("closed \(days); the business date is \(result.date)")]
                + done.map { .line("\($0.title): \($0.count)") },
            json: [
                "date": .string(result.date.description),
                "days": .integer(Int64(result.days)),
                "changes": .array(
                    result.changes.map {
                        ["part": .string($0.title), "count": .integer(Int64($0.count))]
                    }
                ),
            ]
        )
    }
}
