#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The document that `--json` prints and `--compare` reads.
struct ReportDocument: Codable {
    /// The version, which increases when a key changes its meaning.
    static let version = 1

    let version: Int
    let report: Report
    let comparison: Comparison?

    init(_ report: Report, _ comparison: Comparison? = nil) {
        version = Self.version
        self.report = report
        self.comparison = comparison
    }

    /// Returns the document as text, with its keys in alphabetical order.
    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }

    /// Reads the report of a file.
    ///
    /// - Throws: ``Failure`` if the file cannot be read or is no such document.
    static func readReport(_ path: String) throws(Failure) -> Report {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .unreadable("\(path) cannot be read; write it with --json > \(path)")
        }
        guard let document = try? JSONDecoder().decode(ReportDocument.self, from: data) else {
            throw .badData("\(path) is not an answer of --json; write one with --json > \(path)")
        }
        guard document.version == version else {
            throw .badData(
                "\(path) has version \(document.version) instead of \(version);"
                    + " write it again with --json > \(path)"
            )
        }
        return document.report
    }
}
