import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    /// The command `bank export`.
    static func export(_ services: Provider<LogServices>) -> Command {
        Command(
            "export",
            abstract: "Print the history in a format for another program.",
            discussion: """
                The formats are csv (a row for each debit and credit), json (the canonical form of \
                each entry), hledger and beancount. The text is printed while it is read, so a long \
                history needs little memory.
                """,
            arguments: [
                Argument(
                    "format",
                    help: "The format of the text.",
                    values: ExportFormat.allCases.map(\.rawValue)
                )
            ],
            options: Option.days,
            examples: [
                Example("bank export hledger > bank.journal", "Print a journal for hledger."),
                Example("bank export csv --from 2026-01-01", "Open this year in a spreadsheet."),
            ]
        ) { invocation in
            guard let format = ExportFormat(rawValue: try invocation.argument("format")) else {
                preconditionFailure("the argument is declared with the values of ExportFormat")
            }
            let services = try services.make()
            let days = try await invocation.days(today: services.ledger.businessDate)
            try await ExportHistory(ledger: services.ledger, log: services.log)(
                as: format,
                from: days.from,
                through: days.through,
                to: { try invocation.write($0) }
            )
            return Answer([], json: [:])
        }
    }
}
