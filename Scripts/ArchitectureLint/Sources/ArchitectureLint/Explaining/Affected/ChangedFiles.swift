#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What has changed in a folder since a revision, as git knows it.
struct ChangedFiles {
    /// The files of the folder that changed, relative to it, in the order of their paths. Of a
    /// submodule or another checkout in it, only its folder.
    let inside: [String]
    /// The files of the same checkout that changed outside the folder, relative to the checkout.
    let outside: [String]
    /// The links in the folder, through which a file may count elsewhere too.
    let links: [SourceLink]

    /// Asks git for what is different in the working tree, and for what is new there and not
    /// ignored. A file that was moved counts where it was and where it is.
    ///
    /// - Parameters:
    ///   - revision: the revision to compare with.
    ///   - root: the folder's absolute path, without links on the way.
    /// - Throws: `UsageError` when there is no such revision, `Problem` when git fails.
    init(since revision: String, root: String) throws {
        let top = try Self.git(["rev-parse", "--show-toplevel"], in: root)
            .flatMap(Self.resolved)
        guard let top else {
            throw Problem(.unreadable, at: root, "it is in no checkout of git")
        }
        let commit = "\(revision)^{commit}"
        let isKnown = try Self.git(
            ["rev-parse", "--verify", "--quiet", "--end-of-options", commit],
            in: root
        )
        guard let isKnown else {
            throw UsageError(message: "git knows no revision '\(revision)'")
        }
        let id = isKnown.filter { !$0.isWhitespace }
        let questions = [
            [
                "diff", "--name-only", "--no-renames", "--no-ext-diff", "--ignore-submodules=none",
                "-z", id, "--",
            ],
            ["ls-files", "--others", "--exclude-standard", "-z"],
        ]
        var files: Set<String> = []
        for question in questions {
            guard let answer = try Self.git(question, in: top) else {
                throw Problem(.internalError, "`git \(question[0])` fails")
            }
            // A checkout that is no submodule yet ends in a slash.
            files.formUnion(
                answer.split(separator: "\0").map { String($0.last == "/" ? $0.dropLast() : $0) }
            )
        }
        let prefix = root == top ? "" : root.dropFirst(top == "/" ? 1 : top.count + 1) + "/"
        inside = files.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
            .sorted()
        outside = files.filter { !$0.hasPrefix(prefix) }.sorted()
        links = try Self.links(in: root)
    }

    /// The links that are checked in; a new one is a change itself.
    private static func links(in root: String) throws -> [SourceLink] {
        guard let answer = try git(["ls-files", "--stage", "-z"], in: root) else {
            throw Problem(.internalError, "`git ls-files` fails")
        }
        return answer.split(separator: "\0").filter { $0.hasPrefix("120000 ") }
            .compactMap { $0.split(separator: "\t", maxSplits: 1).last }
            .compactMap { SourceLink(String($0), in: root) }
    }

    private static func resolved(_ output: String) -> String? {
        let path = output.last == "\n" ? String(output.dropLast()) : output
        return (try? FileTree(root: path))?.root
    }

    /// What git says; nothing when it refuses.
    private static func git(_ arguments: [String], in folder: String) throws -> String? {
        do {
            let answer = try Subprocess.run("git", ["-C", folder] + arguments)
            return answer.status == 0 ? String(decoding: answer.output, as: UTF8.self) : nil
        } catch let error as Subprocess.LaunchError {
            throw Problem(.internalError, "\(error). What has changed is asked of git.")
        }
    }
}
