/// The files of a revision in a temporary folder, which `deinit` removes.
///
/// Neither the work tree nor the index of the checkout is touched.
final class RevisionFolder: Sendable {
    /// The absolute path of the copy of the examined folder.
    let path: String
    /// The problems with submodules that could not be copied.
    let problems: [Problem]
    private let temporary: String

    /// Writes the files of a commit and of its submodules to a temporary folder.
    ///
    /// - Parameter folder: The absolute path of the examined folder, without symbolic links. Its
    ///   copy is empty if the commit does not contain it.
    /// - Throws: `Problem` when git fails.
    init(_ commit: String, of checkout: GitCheckout, at folder: String) throws {
        temporary = OutputFile.temporaryPath
        // The name of its folder is the identity of a package.
        let copy = "\(temporary)/\(checkout.top.lastName)"
        path = copy + folder.dropFirst(checkout.top.count)
        try OutputFile.createFolder(path)
        problems = try Self.write(commit, of: checkout, to: "\(copy)/", named: "", temporary)
    }

    deinit { OutputFile.remove(temporary) }

    /// Writes the files of a commit and of its submodules to the folder `copy`.
    ///
    /// - Returns: The problems with submodules.
    private static func write(
        _ commit: String,
        of checkout: GitCheckout,
        to copy: String,
        named name: String,
        _ temporary: String
    ) throws -> [Problem] {
        let index = "\(temporary)/\(OutputFile.temporaryPath.lastName)"
        try checkout.list(["read-tree", commit], index: index)
        // Large files are no sources, and a filter would fetch them.
        let filters = ["smudge=", "process=", "required=false"].flatMap {
            ["-c", "filter.lfs.\($0)"]
        }
        let action = ["checkout-index", "--all", "--force", "--quiet", "--prefix=\(copy)"]
        try checkout.list(filters + action, index: index)
        let submodules = try checkout.list(["ls-files", "--stage", "-z"], index: index)
            .filter { $0.hasPrefix("160000 ") }
        return try submodules.flatMap { entry -> [Problem] in
            let words = entry.split(separator: "\t", maxSplits: 1)
            let id = String(words[0].split(separator: " ")[1])
            let path = String(words[1])
            let folder = "\(checkout.top)/\(path)"
            // An empty folder is empty now, too.
            let isEmpty = FileStatus(folder) != nil && FileStatus("\(folder)/.git") == nil
            if isEmpty { return [] }
            guard let submodule = try? GitCheckout(around: folder), submodule.top == folder,
                let commit = try? submodule.commit(id)
            else {
                let problem = Problem(
                    .unreadable,
                    at: name + path,
                    "commit '\(id.prefix(12))' of this submodule is missing; check the submodule "
                        + "out, and run 'git fetch' in it"
                )
                return [problem]
            }
            let inner = "\(name)\(path)/"
            return try write(commit, of: submodule, to: "\(copy)\(path)/", named: inner, temporary)
        }
    }
}
