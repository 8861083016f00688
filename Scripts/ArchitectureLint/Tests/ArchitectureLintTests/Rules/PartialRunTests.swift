import Foundation
import Testing

@testable import ArchitectureLint

@Suite("A run that could not see something")
struct PartialRunTests {
    private let village: Village

    /// A package that depends on a missing one.
    init() throws {
        village = try Village()
        try village.add("A", packages: ".package(path: \"../B\")", source: "import C\n")
        try village.add("C")
        _ = try village.examine(#"kind: "acyclic""#)
    }

    private func run(_ arguments: String...) -> CommandLineTool.Answer {
        CommandLineTool().run([village.folder.path, "--no-cache"] + arguments)
    }

    private let message = "A depends on the package b, whose manifest is missing or cannot be read"

    @Test("passes where the rules hold, and names what it could not see")
    func passes() {
        let answer = run()
        #expect(answer.status == .success && answer.errors == "")
        #expect(
            answer.output.hasPrefix(
                """
                partial: The parts below are not checked; --complete makes this an error
                A/Package.swift:6: note: \(message)

                Examined: 2 packages
                """
            )
        )
        #expect(
            answer.output.hasSuffix("\nThe rules hold (partial: 1 part could not be examined).\n")
        )
        #expect(!answer.output.contains("Rules that hold"))
        #expect(
            run("--quiet").output.hasPrefix("partial: ") && !run("--quiet").output.contains("hold")
        )
    }

    @Test("fails with --complete")
    func complete() {
        let answer = run("--complete")
        #expect(answer.status == .unreadable && answer.output == "")
        #expect(answer.errors == "archlint: A/Package.swift:6: \(message)\n")
        #expect(run("--complete", "--json").output.contains("\"partial\" : true"))
    }

    @Test("fails for a violation")
    func broken() throws {
        _ = try village.examine(#"kind: "declared""#)
        let answer = run()
        #expect(answer.status == .violations)
        #expect(answer.output.contains("partial: "))
        #expect(answer.output.hasSuffix("\n1 violation (partial: 1 part could not be examined)\n"))
    }

    @Test("is partial in every format")
    func formats() throws {
        func object(_ format: String) throws -> [String: Any] {
            let data = Data(run("--format", format).output.utf8)
            return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        }
        let json = try object("json")
        #expect(json["partial"] as? Bool == true && json["holds"] as? Bool == true)
        let unseen = json["unseen"] as? [[String: String]]
        #expect(
            unseen == [["kind": "unreadable", "place": "A/Package.swift:6", "message": message]]
        )
        #expect((json["problems"] as? [Any])?.isEmpty == true)

        let log = try object("sarif")
        let invocations = (log["runs"] as? [[String: Any]])?.first?["invocations"]
        let invocation = try #require((invocations as? [[String: Any]])?.first)
        #expect(invocation["executionSuccessful"] as? Bool == true)
        let properties = try #require(invocation["properties"] as? [String: Any])
        #expect(properties["partial"] as? Bool == true)
        let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
        #expect(notes.map { $0["level"] as? String } == ["warning"])

        let junit = try XMLElement(document: run("--format", "junit").output)
        #expect(junit.attributes["errors"] == "0" && junit.attributes["failures"] == "0")
        #expect(junit.all("skipped").map { $0.attributes["message"] } == ["partial: \(message)"])
        #expect(
            junit.all("system-out").map(\.text) == [
                "partial: not everything could be examined", "Swift files: 2 of 2 examined.",
            ]
        )

        #expect(
            run("--format", "github").output == """
                ::warning file=A/Package.swift,line=6,title=archlint%3A partial::\(message)
                The rules hold (partial: 1 part could not be examined).

                """
        )
        #expect(run("--format", "json", "--exclude", "A").output.contains("\"partial\" : false"))
    }

    @Test("knows no stale entry of a baseline")
    func stale() throws {
        let entry = #"{ rule: "0", importer: "X", imported: "Y", file: "X.swift" }"#
        try village.folder.write("{ version: 1, known: [\(entry)] }", to: Baseline.usualName)
        #expect(run().status == .success)
        try village.add("B")
        #expect(run().output.contains("stale-baseline: "))
    }

    @Test(
        "sees a dependency whose path differs in case, and one that a workspace of Xcode replaces"
    )
    func replaced() throws {
        try village.add("b")
        #expect(run("--complete").status == .success)
        try village.folder.remove("b")
        try village.add("Deep/B")
        #expect(run("--complete").status == .unreadable)
        try village.folder.write(
            "<Workspace version = \"1.0\"><FileRef\n location = \"group:Deep/B\"></FileRef></Workspace>",
            to: "App.xcworkspace/contents.xcworkspacedata"
        )
        #expect(run("--complete").status == .success)
    }
}
