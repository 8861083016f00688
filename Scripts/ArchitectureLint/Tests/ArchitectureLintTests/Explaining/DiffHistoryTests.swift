import Foundation
import Testing

@testable import ArchitectureLint

/// Compares `diff` with two whole runs over the history of the repository that holds these tests.
@Suite("The history of this repository", .serialized)
struct DiffHistoryTests {
    private static let count = GeneratedWork.comparedCommits.amount

    private struct Graph: Decodable {
        struct Arrow: Decodable {
            let from: String
            let to: String
            let declared: String?
            let imported: String?
            let shared: String?
        }
        let arrows: [Arrow]

        var edges: Set<String> {
            Set(
                arrows.flatMap { arrow in
                    [
                        ("declared", arrow.declared), ("imported", arrow.imported),
                        ("shared", arrow.shared),
                    ]
                    .filter { $0.1 != nil }.map { "\(arrow.from) \($0.0) \(arrow.to)" }
                }
            )
        }
    }

    private struct Diff: Decodable {
        struct Edge: Decodable {
            let from: String
            let to: String
            let kind: String
        }
        struct Edges: Decodable {
            let new: [Edge]
            let gone: [Edge]
        }
        let edges: Edges
    }

    private func answer<Document: Decodable>(_ words: String...) throws -> Document {
        let answer = CommandLineTool().run(words + ["--json"])
        return try JSONDecoder().decode(Document.self, from: Data(answer.output.utf8))
    }

    @Test("has the same edges by diff as by two whole runs, at each commit that touches a manifest")
    func history() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
        // A vendored copy has another history, or none.
        guard let top = try? GitCheckout(around: folder).top,
            FileManager.default.fileExists(atPath: "\(top)/\(RuleFile.usualName)")
        else { return }
        let site = try TemporaryFolder()
        let (before, after) = ("\(site.path)/before/house", "\(site.path)/after/house")
        for path in [before, after] {
            try git("clone", "-q", "--shared", "--no-checkout", top, path, in: top)
        }
        let pattern = ":(top,glob)**/Package*.swift"
        let log = ["log", "--no-merges", "--min-parents=1", "--format=%H", "-\(Self.count)"]
        let commits = try git(log + ["HEAD", "--", pattern], in: top).split(separator: "\n").map(
            String.init
        )
        // A shallow checkout has no earlier commit.
        guard !commits.isEmpty else { return }
        try #require(Self.count < 100 || commits.count == Self.count)
        var changes = 0
        for commit in commits {
            try git("checkout", "-q", "--force", "--detach", "\(commit)^", in: before)
            try git("checkout", "-q", "--force", "--detach", commit, in: after)
            let old: Graph = try answer("graph", before)
            let new: Graph = try answer("graph", after)
            let diff: Diff = try answer("diff", "\(commit)^", after)
            func names(_ edges: [Diff.Edge]) -> [String] {
                edges.map { "\($0.from) \($0.kind) \($0.to)" }.sorted()
            }
            #expect(names(diff.edges.new) == new.edges.subtracting(old.edges).sorted(), "\(commit)")
            #expect(
                names(diff.edges.gone) == old.edges.subtracting(new.edges).sorted(),
                "\(commit)"
            )
            changes += diff.edges.new.count + diff.edges.gone.count
        }
        GeneratedWork.comparedCommits.report(commits.count)
        #expect(changes > 0 || commits.count < 100)
    }
}
