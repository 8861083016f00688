import Console

/// A text format in which movements of money are exported to other programs.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// Rows of CSV, as defined in RFC 4180.
    case csv
    /// A JSON document with a list of objects.
    case json
    /// A journal that hledger can read.
    case hledger
    /// An input file that Beancount can read.
    case beancount

    /// Returns a row of CSV, whose fields are in quotation marks if necessary.
    public static func row(_ fields: [String]) -> String {
        fields.map(field).joined(separator: ",") + "\r\n"
    }

    private static func field(_ text: String) -> String {
        // Spreadsheets take such beginnings for formulas.
        let isFormula = text.first.map { "=+-@".contains($0) } ?? false
        let safe = TerminalSafe.line(isFormula && Int64(text) == nil ? "'" + text : text)
        return safe.contains(where: { ",\"".contains($0) })
            ? "\"" + safe.replacing("\"", with: "\"\"") + "\"" : safe
    }
}
