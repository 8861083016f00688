/// The files of a folder that have changed since a revision, according to git.
struct ChangedFiles {
    /// The sorted changed files, relative to the folder; a submodule counts as one file.
    let inside: [String]
    /// The changed files of the checkout outside of the folder, relative to the checkout.
    let outside: [String]
    /// The symbolic links in the folder; through such a link, a file can belong to further
    /// packages.
    let links: [SourceLink]

    /// Asks git for changed and new files; a moved file counts at its old and its new path.
    ///
    /// - Parameter root: The absolute path of the folder, without symbolic links.
    /// - Throws: `UsageError` for an unknown revision, `Problem` when git fails.
    init(since revision: String, root: String) throws {
        let checkout = try GitCheckout(around: root)
        let top = checkout.top
        let id = try checkout.commit(revision)
        var files: Set<String> = []
        for question in [
            [
                "diff", "--name-only", "--no-renames", "--no-ext-diff", "--ignore-submodules=none",
                "-z", id, "--",
            ],
            ["ls-files", "--others", "--exclude-standard", "-z"],
        ] {
            let answer = try checkout.list(question)
            // A nested checkout that is not a submodule ends in a slash.
            files.formUnion(answer.map { String($0.last == "/" ? $0.dropLast() : $0) })
        }
        let prefix = root == top ? "" : root.dropFirst(top == "/" ? 1 : top.count + 1) + "/"
        inside = files.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
            .sorted()
        outside = files.filter { !$0.hasPrefix(prefix) }.sorted()
        // A new link is a change itself, so the tracked ones are enough.
        links = try checkout.list(["ls-files", "--stage", "-z"], in: root)
            .filter { $0.hasPrefix("120000 ") }
            .compactMap { $0.split(separator: "\t", maxSplits: 1).last }
            .compactMap { SourceLink(String($0), in: root) }
    }
}

/// A symbolic link in the examined folder.
struct SourceLink: Equatable, Sendable {
    let path: String
    /// The path of the file or folder that the symbolic link leads to, relative to the root.
    let destination: String
}

extension SourceLink {
    /// Resolves the symbolic link at `path`; nil when the link leads outside of the root.
    init?(_ path: String, in root: String) {
        let link = "\(root)/\(path)"
        // The destination may be deleted, which is a change of it.
        let deleted = link.linkDestination.map { written in
            "/" + TargetPath.joined(written.hasPrefix("/") ? "" : link.folder, written)
        }
        guard let real = link.withoutLinks ?? deleted, real.hasPrefix("\(root)/") else {
            return nil
        }
        self.init(path: path, destination: String(real.dropFirst(root.count + 1)))
    }
}

extension [SourceLink] {
    /// Returns the other paths that lead to a file or folder through symbolic links.
    ///
    /// For a folder, the result includes the symbolic links to anything in the folder.
    func otherPaths(of file: String) -> [String] {
        var found: [String] = []
        // Each link is followed once, so that a cycle ends.
        var unused = self
        var waiting = [file]
        while let path = waiting.popLast() {
            let leading = unused.filter {
                path.isInside($0.destination) || $0.destination.isInside(path)
            }
            unused.removeAll(where: leading.contains)
            let others = leading.map { $0.path + path.dropFirst($0.destination.count) }
            found += others
            waiting += others
        }
        return found
    }
}
