import BankConsole
import Bookkeeping
import LedgerInterface

/// Writes the book's entries as text for another program, in the order of their numbers.
struct ExportHistory: Sendable {
    let ledger: any Ledger
    let log: any HistoryLog

    /// - Parameters:
    ///   - format: The format of the text.
    ///   - first: The first date to write; nil to begin with the first entry.
    ///   - last: The last date to write; nil to end with the last entry.
    ///   - write: Writes a part of the text.
    /// - Throws: The errors of the book and of `write`.
    func callAsFunction(
        as format: ExportFormat,
        from first: BusinessDate?,
        through last: BusinessDate?,
        to write: @Sendable (String) throws -> Void
    ) async throws {
        var kinds: [AccountID: AccountKind] = [:]
        var export = ExportWriter(format, columns: ExportWriter.columnsOfHistory)
        var text = export.beginning
        for try await page in log.entries(after: 0) {
            for entry in page {
                if let first, entry.date < first { continue }
                if let last, entry.date > last { continue }
                for account in Set(entry.legs.map(\.account)).subtracting(kinds.keys) {
                    kinds[account] = try await ledger.account(account)?.kind
                }
                text += export.text(of: entry, kinds: kinds)
            }
            try write(text)
            text = ""
        }
        try write(export.end)
    }
}
