#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The document of `--json`.
struct ReportJSON: Codable {
    /// Counted up when a key changes its meaning.
    static let version = 1

    let version: Int
    let report: Report
    let comparison: Comparison?

    /// The document as text, its keys in alphabetical order.
    static func text(of report: Report, _ comparison: Comparison? = nil) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let document = ReportJSON(version: version, report: report, comparison: comparison)
        return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    }
}
