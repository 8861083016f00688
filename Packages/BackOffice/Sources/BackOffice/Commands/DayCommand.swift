import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension CommandGroup {
    /// The group of the commands `bank day …`.
    static let day = CommandGroup(
        "day",
        abstract: "Show the bank's business date, and close days.",
        discussion: """
            The bank keeps its own business date, in Asia/Seoul. Closing a day ends it: interest \
            accrues on that day's closing balances, and due interest is paid.
            """
    )
}

extension Command {
    /// The command `bank day`.
    static func day(ledger: Lazy<any Ledger>) -> Command {
        Command(
            "day",
            abstract: "Show the business date.",
            synonyms: "date today",
            examples: [Example("bank day", "Show the current business date.")],
            answer: ["date": .date]
        ) { _ in
            let date = try await ledger.value.businessDate()
            return Answer([.line(date.description)], json: ["date": .string(date.description)])
        }
    }
}
