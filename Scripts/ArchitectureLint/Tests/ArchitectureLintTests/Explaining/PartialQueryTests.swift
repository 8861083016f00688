import Foundation
import Testing

@testable import ArchitectureLint

@Suite("A query that could not see something")
struct PartialQueryTests {
    private let rooms: Rooms

    /// Top uses Left, and Left a missing package; SwiftPM refuses the manifest of Odd.
    init() throws {
        rooms = try Rooms(["Ground": [], "Left": ["Ground", "Gone"], "Top": ["Left"]])
        try rooms.folder.write(
            "// swift-tools-version: 6.0\nlet package = nothing\n",
            to: "Packages/Odd/Package.swift"
        )
        let rule = "{ name: \"0\", kind: \"declared\", reason: \"Builds by chance\" }"
        try rooms.folder.write("{ version: 1, rules: [\(rule)] }", to: RuleFile.usualName)
        try rooms.commit()
    }

    private func run(_ words: [String]) -> CommandLineTool.Answer {
        CommandLineTool().run(words + [rooms.folder.path, "--no-cache"])
    }

    @Test(
        "answers for what it sees, and names the rest",
        arguments: [
            ["why", "Top", "Ground"], ["graph"], ["affected", "--since", "HEAD"],
            ["diff", "HEAD"], ["fix"],
        ]
    )
    func partial(words: [String]) throws {
        let answer = run(words)
        #expect(answer.status == .success)
        let lines = answer.errors.split(separator: "\n").map(String.init)
        #expect(
            lines[0] == "partial: The parts below are missing in the answer; --complete "
                + "makes this an error"
        )
        let missing =
            "Packages/Left/Package.swift:7: note: Left depends on the package gone, whose "
            + "manifest is missing or cannot be read"
        #expect(lines.contains { $0.hasPrefix("Packages/Odd/Package.swift:2: note: SwiftPM ") })
        // Only a graph of modules looks for the packages that others use.
        #expect(lines.contains(missing) == (words[0] != "affected"))
        let document = run(words + ["--json"])
        #expect(document.errors == "")
        let data = Data(document.output.utf8)
        let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        #expect(json?["partial"] as? Bool == true)
        #expect((json?["problems"] as? [Any])?.isEmpty == true)
        let unseen = try #require(json?["unseen"] as? [[String: String]])
        #expect(unseen.contains { $0["place"] == "Packages/Odd/Package.swift:2" })
    }

    @Test("shows the same as without the missing parts")
    func content() throws {
        #expect(run(["why", "Top", "Ground"]).output.contains("Top → Left"))
        #expect(run(["graph"]).output.contains("Top → Left"))
        #expect(run(["fix"]).output == "There is nothing to fix.\n")
        #expect(run(["diff", "HEAD"]).output.hasPrefix("The architecture is unchanged"))
        #expect(run(["diff", "HEAD", "--format", "markdown"]).output.contains("Package.swift:2"))
    }

    @Test("names the missing parts beside a document in a file", arguments: ["graph", "diff"])
    func document(command: String) throws {
        let file = "\(rooms.folder.path)/answer.json"
        let revision = command == "diff" ? ["HEAD"] : []
        let answer = run([command] + revision + ["--format", "json", "--output", file])
        #expect(answer.output == "")
        #expect(answer.errors.hasPrefix("partial: The parts below are missing"))
        #expect(answer.errors.contains("Packages/Odd/Package.swift:2: note: SwiftPM "))
        let text = try FileTree(root: rooms.folder.path).read("answer.json")
        #expect(String(decoding: text, as: UTF8.self).contains("\"partial\" : true"))
    }

    @Test("diff names a package that only one state can read, instead of calling it new or gone")
    func readOnce() throws {
        try rooms.folder.write(
            "// swift-tools-version: 6.0\nlet package = nothing\n",
            to: "Packages/Left/Package.swift"
        )
        try rooms.add("Roof", uses: ["Ground"])
        for format in ["text", "markdown"] {
            let output = run(["diff", "HEAD", "--format", format]).output
            #expect(output.contains("+ Roof (library in Packages/Roof)"))
            #expect(output.contains("+ Roof → Ground"))
            #expect(!output.contains("- "), "\(output)")
            #expect(
                output.contains(
                    "Not compared, because a manifest cannot be read: Packages/Left, Packages/Odd"
                )
            )
        }
        let json = run(["diff", "HEAD", "--json"]).output
        #expect(
            json.contains("\"notCompared\" : [\n    \"Packages/Left\",\n    \"Packages/Odd\"\n  ]")
        )
    }

    @Test(
        "fails with --complete",
        arguments: [
            ["why", "Top", "Ground"], ["graph"], ["affected", "--since", "HEAD"],
            ["diff", "HEAD"], ["fix"],
        ]
    )
    func complete(words: [String]) throws {
        let answer = run(words + ["--complete"])
        #expect(answer.status == (words[0] == "affected" ? .badData : .unreadable))
        #expect(answer.errors.contains("archlint: Packages/Odd/Package.swift:2: SwiftPM "))
        #expect(!answer.errors.contains("partial: "))
    }

    @Test("fails for a mistake in the rules")
    func mistake() throws {
        try rooms.folder.write(
            "{ version: 1, exclude: [\"Nowhere\"], rules: [{ name: \"0\", kind: \"acyclic\", "
                + "reason: \"r\" }] }",
            to: RuleFile.usualName
        )
        for words in [["why", "Top", "Ground"], ["graph"], ["affected", "--since", "HEAD"]] {
            let answer = run(words)
            #expect(answer.status == .badData)
            #expect(answer.errors.hasPrefix("archlint: .archlint.json5:1:25: no folder matches "))
        }
    }

    @Test("assumes that a package that cannot be read uses every other one")
    func affected() throws {
        try rooms.add("Roof", uses: ["Odd"])
        try rooms.commit()
        try rooms.folder.write("// Changed\n", to: "Packages/Ground/Sources/Ground/New.swift")
        #expect(
            run(["affected", "--since", "HEAD"]).output
                == "Packages/Ground\nPackages/Left\nPackages/Odd\nPackages/Roof\nPackages/Top\n"
        )
    }

    @Test("lists every package when a file of one changes that cannot be read")
    func affectedUnread() throws {
        try rooms.add("Roof", uses: ["Odd"])
        try rooms.commit()
        try rooms.folder.write("// Changed\n", to: "Packages/Odd/Sources/Odd/New.swift")
        let answer = run(["affected", "--since", "HEAD"])
        let all = ["Ground", "Left", "Odd", "Roof", "Top"]
        #expect(answer.output == all.map { "Packages/\($0)\n" }.joined())
    }
}
