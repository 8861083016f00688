#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file that an answer is written to.
enum OutputFile {
    /// Writes a text whole: who reads the file meanwhile reads the one before or this one, and a full
    /// disk leaves the one before. What is no file, such as a pipe or `/dev/null`, is written to as
    /// it is.
    ///
    /// - Throws: `Problem` when it cannot be written.
    static func write(_ text: String, to path: String) throws(Problem) {
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type]
        let isDevice = (type as? FileAttributeType).map { $0 != .typeRegular } ?? false
        guard type as? FileAttributeType != .typeDirectory else {
            throw Problem(.outputFailed, at: path, "cannot be written: it is a folder")
        }
        guard !isFile(path) || !isInput(url.lastPathComponent) else {
            throw Problem(
                .outputFailed,
                at: path,
                "is not replaced by an answer: it is what archlint reads"
            )
        }
        do {
            try Data(text.utf8).write(to: url, options: isDevice ? [] : .atomic)
        } catch {
            let reason = (error as? CocoaError).flatMap(Self.reason) ?? ""
            throw Problem(.outputFailed, at: path, "cannot be written\(reason)")
        }
    }

    /// Whether there is a plain file of this path.
    static func isFile(_ path: String) -> Bool {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: target)
        return attributes?[.type] as? FileAttributeType == .typeRegular
    }

    /// Whether there is something of this path.
    static func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// Whether a file of this name is one of those that are examined.
    private static func isInput(_ name: String) -> Bool {
        name.hasSuffix(".swift") || name.hasSuffix(RuleFile.usualName)
    }

    private static func reason(_ error: CocoaError) -> String? {
        switch error.code {
        case .fileNoSuchFile: ": there is no such folder"
        case .fileWriteNoPermission: ": that is not permitted"
        case .fileWriteOutOfSpace: ": the disk is full"
        default: nil
        }
    }
}
