import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import DependencyContainer
import LedgerInterface

extension Command {
    static func accountExport(_ service: Lazy<DemandDepositService>) -> Command {
        Command(
            "account export",
            abstract: "Print the movements on an account for another program.",
            discussion: """
                The account is an asset of the customer. Card payments are expenses by merchant, and \
                a transfer to an own account goes through Assets:Transfer. The formats are those of \
                'bank export', which prints the books of the bank. The balance before the first day \
                comes from Equity:Opening balance, as entry 0.
                """,
            arguments: [
                .account,
                Argument(
                    "format",
                    help: "The format of the text; hledger if omitted.",
                    isOptional: true,
                    values: ExportFormat.allCases.map(\.rawValue)
                ),
            ],
            options: Option.days,
            examples: [
                Example("bank account export 월급 > my.journal", "Print a journal for hledger."),
                Example(
                    "bank account export 월급 csv --in 2026-01",
                    "Print the rows of January for a spreadsheet."
                ),
            ]
        ) { invocation in
            let format = invocation.optionalArgument("format").flatMap(ExportFormat.init)
            let today = try service.value.ledger.businessDate
            let (from, through) = try await invocation.days(today: today)
            let statement = try await service.value.statement(
                of: try invocation.account(),
                from: from,
                through: through
            )
            let account = statement.account
            let own = try await service.value.ledger.accounts(ownedBy: account.owner)
                .map(\.id.rawValue)
            var export = ExportWriter(format ?? .hledger, columns: ExportWriter.columnsOfAccount)
            try invocation.write(export.beginning)
            func write(_ lines: [Statement.Line]) throws {
                try invocation.write(
                    lines.map { export.text(of: $0, on: account.id, own: own) }.joined()
                )
            }
            try write(statement.openingMovement.map { [$0] } ?? [])
            for try await part in statement.parts { try write(part.lines) }
            try invocation.write(export.end)
            return Answer([], json: [:])
        }
    }
}
