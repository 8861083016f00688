#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

enum OutputFile {
    /// Replaces a file as a whole, or writes to a pipe or device directly.
    ///
    /// - Parameter isInputReplaced: True to permit a file that archlint reads, such as a manifest.
    /// - Throws: `Problem` when the file cannot be written.
    static func write(
        _ text: String,
        to path: String,
        replacingInput isInputReplaced: Bool = false
    ) throws(Problem) {
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let status = FileStatus(path)
        guard status?.isFolder != true else {
            throw Problem(.outputFailed, at: path, "cannot be written: it is a folder")
        }
        let name = url.lastPathComponent
        let isInput = name.hasSuffix(".swift") || name.hasSuffix(RuleFile.usualName)
        guard status?.isFile != true || !isInput || isInputReplaced else {
            throw Problem(
                .outputFailed,
                at: path,
                "is not replaced, because archlint reads this file; name another file"
            )
        }
        do {
            let isAtomic = status?.isFile ?? true
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

    /// Writes a file that is missing or empty.
    ///
    /// - Throws: `Problem` when the file cannot be written.
    static func create(_ text: String, at path: String) throws(Problem) {
        if FileStatus(path)?.isFile == true { remove(path) }
        try write(text, to: path)
    }

    /// A new path for a temporary file or folder, without symbolic links.
    static var temporaryPath: String {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        return folder.appendingPathComponent("archlint-\(UUID().uuidString)").path
    }

    static func createFolder(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Removes a file or folder, if it exists.
    static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
}
