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
                'bank export', which prints the books of the bank.
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
            examples: [
                Example("bank account export 월급 > my.journal", "Print a journal for hledger."),
                Example("bank account export 월급 csv", "Print rows for a spreadsheet."),
            ]
        ) { invocation in
            let format = invocation.optionalArgument("format").flatMap(ExportFormat.init)
            let statement = try await service.value.statement(
                of: try invocation.account(),
                from: nil,
                through: nil
            )
            let account = statement.account
            let own = try await service.value.ledger.accounts(ownedBy: account.owner)
                .map(\.id.rawValue)
            var export = ExportWriter(format ?? .hledger, columns: ExportWriter.columnsOfAccount)
            try invocation.write(export.beginning)
            for try await part in statement.parts {
                try invocation.write(
                    part.lines.map { export.text(of: $0, on: account.id, own: own) }.joined()
                )
            }
            try invocation.write(export.end)
            return Answer([], json: [:])
        }
    }
}
