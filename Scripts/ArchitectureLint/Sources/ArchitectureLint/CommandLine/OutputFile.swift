#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

enum OutputFile {
    /// Replaces a file as a whole, or writes to a pipe or device directly.
    ///
    /// - Throws: `Problem` when the file cannot be written.
    static func write(_ text: String, to path: String) throws(Problem) {
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let type = type(of: url)
        guard type != .typeDirectory else {
            throw Problem(.outputFailed, at: path, "cannot be written: it is a folder")
        }
        let name = url.lastPathComponent
        let isInput = name.hasSuffix(".swift") || name.hasSuffix(RuleFile.usualName)
        guard type != .typeRegular || !isInput else {
            throw Problem(
                .outputFailed,
                at: path,
                "is not replaced by an answer, because archlint reads it"
            )
        }
        do {
            let isAtomic = type == nil || type == .typeRegular
            try Data(text.utf8).write(to: url, options: isAtomic ? .atomic : [])
        } catch {
            let reason =
                switch (error as? CocoaError)?.code {
                case .fileNoSuchFile: ": there is no such folder"
                case .fileWriteNoPermission: ": permission denied"
                case .fileWriteOutOfSpace: ": the disk is full"
                default: ""
                }
            throw Problem(.outputFailed, at: path, "cannot be written\(reason)")
        }
    }

    static func isFile(_ path: String) -> Bool {
        type(of: URL(fileURLWithPath: path).resolvingSymlinksInPath()) == .typeRegular
    }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    private static func type(of url: URL) -> FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return attributes?[.type] as? FileAttributeType
    }
}
