struct GitCheckout: Sendable {
    /// The absolute path of the top folder of the checkout, without symbolic links.
    let top: String

    /// Finds the git checkout that contains `folder`.
    ///
    /// - Throws: `Problem` when no checkout contains the folder.
    init(around folder: String) throws {
        let answer = try Self.git(["rev-parse", "--show-toplevel"], in: folder)
        let path = String(decoding: answer.output, as: UTF8.self)
        let top = path.last == "\n" ? String(path.dropLast()) : path
        guard answer.status == 0, let root = try? FileTree(root: top).root else {
            // git may also refuse the checkout of another user.
            let isRefused = answer.errors.contains("safe.directory")
            throw Problem(
                .unreadable,
                at: folder,
                "the folder is not in a git repository"
                    + (isRefused ? " of yours:\n\(answer.errors)" : "; name a folder in one")
            )
        }
        self.top = root
    }

    /// Returns the id of the commit that a revision names.
    ///
    /// - Throws: `UsageError` for an unknown revision.
    func commit(_ revision: String) throws -> String {
        let question = ["--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
        let answer = try Self.git(["rev-parse"] + question, in: top)
        let id = String(decoding: answer.output, as: UTF8.self).filter { !$0.isWhitespace }
        if answer.status == 0, !id.isEmpty { return id }
        let isShallow = try list(["rev-parse", "--is-shallow-repository"]).first == "true\n"
        throw UsageError(
            message: "git knows no revision '\(revision)'"
                + (isShallow
                    ? ": the checkout is shallow. Fetch its history first, with "
                        + "'git fetch --unshallow', or with 'fetch-depth: 0' in a workflow"
                    : "")
        )
    }

    /// Runs git and returns its output, split at zero bytes.
    ///
    /// - Parameters:
    ///   - folder: The absolute path of the folder to run git in; nil for the top folder.
    ///   - index: The file to use instead of the index of the checkout.
    /// - Throws: `Problem` when git fails.
    @discardableResult
    func list(
        _ arguments: [String],
        in folder: String? = nil,
        index: String? = nil
    ) throws -> [Substring] {
        let answer = try Self.git(arguments, in: folder ?? top, index: index)
        guard answer.status == 0 else {
            let words = arguments.first { !$0.hasPrefix("-") && !$0.contains("=") } ?? ""
            throw Problem(.internalError, "'git \(words)' fails in \(top):\n\(answer.errors)")
        }
        return String(decoding: answer.output, as: UTF8.self).split(separator: "\0")
    }

    private static func git(
        _ arguments: [String],
        in folder: String,
        index: String? = nil
    ) throws -> Subprocess {
        var words = ["git", "-C", folder] + arguments
        if let index {
            // A hook of git sets the first three for its own checkout.
            let unset = ["GIT_DIR", "GIT_WORK_TREE", "GIT_PREFIX"].flatMap { ["-u", $0] }
            words = ["env"] + unset + ["GIT_INDEX_FILE=\(index)"] + words
        }
        let program = words.removeFirst()
        return try Subprocess.run(program, words, orElse: "Install 'git' to find changes.")
    }
}
