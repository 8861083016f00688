#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An answer in JSON that was kept.
enum EarlierReport {
    /// Reads the file.
    /// - Throws: ``Failure`` when it cannot be read, or is nothing that this program wrote.
    static func read(_ path: String) throws(Failure) -> Report {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .unreadable("\(path) cannot be read; write it with --json > \(path)")
        }
        guard let document = try? JSONDecoder().decode(ReportJSON.self, from: data) else {
            throw .badData("\(path) is no answer of --json; write one with --json > \(path)")
        }
        guard document.version == ReportJSON.version else {
            throw .badData(
                "\(path) is of version \(document.version), and this is \(ReportJSON.version):"
                    + " write it anew with --json > \(path)"
            )
        }
        return document.report
    }
}
