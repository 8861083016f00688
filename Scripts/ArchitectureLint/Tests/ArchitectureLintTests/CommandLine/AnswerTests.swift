import Foundation
import Testing

@testable import ArchitectureLint

@Suite("An answer")
struct AnswerTests {
    private let folder: PackageFolder

    init() throws {
        folder = try PackageFolder()
        try folder.package("Card", "targets: [.target(name: \"Card\")]")
        try folder.write("import Alamofire\n", to: "Card/Sources/Card/Card.swift")
        try folder.write(
            """
            { version: 1, groups: [{ name: "feature", modules: { kinds: "library" } }], rules: [
            { name: "ours", kind: "no-third-party", reason: "because" },
            ] }
            """,
            to: RuleFile.usualName
        )
    }

    private func run(
        _ arguments: [String],
        isTerminal: Bool = false,
        environment: [String: String] = [:]
    ) -> CommandLineTool.Answer {
        CommandLineTool(in: RunEnvironment(variables: environment, isTerminal: isTerminal))
            .run([folder.root, "--no-cache"] + arguments)
    }

    @Test("has color on a terminal, or on request")
    func colors() throws {
        func isColored(
            _ arguments: [String] = [],
            isTerminal: Bool = true,
            _ environment: [String: String] = [:]
        ) -> Bool {
            run(arguments, isTerminal: isTerminal, environment: environment).output
                .contains("\u{1B}")
        }
        #expect(isColored())
        #expect(!isColored(isTerminal: false))
        #expect(!isColored([], ["NO_COLOR": "1"]))
        #expect(isColored([], ["NO_COLOR": ""]))
        #expect(!isColored([], ["TERM": "dumb"]))
        #expect(!isColored(["--color", "never"]))
        #expect(isColored(["--color=always"], isTerminal: false, ["NO_COLOR": "1"]))
        #expect(!isColored(["--format", "json"]))
    }

    @Test(
        "is written to a file, with a summary on standard output",
        arguments: ReportFormat.allCases
    )
    func file(format: ReportFormat) throws {
        let file = "\(folder.root)/answer"
        let whole = run(["--format", format.rawValue])
        let answer = run(["--format", format.rawValue, "--output", file], isTerminal: false)
        #expect(answer.status == .violations)
        #expect(answer.output == "1 violation\n")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == whole.output)
        #expect(run(["--output", file, "--quiet"]).output == "")
    }

    @Test("has no color in a file unless requested")
    func coloredFile() throws {
        let file = "\(folder.root)/answer"
        _ = run(["--output", file], isTerminal: true)
        #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("\u{1B}"))
        _ = run(["--output", file, "--color", "always"])
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\u{1B}"))
    }

    @Test("keeps the old file when the new one cannot be written")
    func unwritten() throws {
        let answer = run(["--output", "\(folder.root)/no/answer"])
        #expect(answer.status == .outputFailed)
        #expect(answer.errors.hasSuffix("/no/answer: cannot be written: there is no such folder\n"))
        let here = run(["--output", folder.root])
        #expect(here.status == .outputFailed)
        #expect(here.errors.hasSuffix(": cannot be written: it is a folder\n"))
        let full = run(["--output", "/dev/full"])
        #expect(full.status == .outputFailed)
        #expect(full.errors.hasSuffix("/dev/full: cannot be written: the disk is full\n"))
    }

    @Test("writes through links, and to devices")
    func links() throws {
        try folder.write("before", to: "target")
        try folder.link("link", to: "target")
        // A reader of the old file goes on reading it.
        try FileManager.default.linkItem(
            atPath: "\(folder.root)/target",
            toPath: "\(folder.root)/opened"
        )
        #expect(run(["--json", "--output", "\(folder.root)/link"]).status == .violations)
        #expect(try String(contentsOfFile: "\(folder.root)/target", encoding: .utf8).hasPrefix("{"))
        #expect(try String(contentsOfFile: "\(folder.root)/opened", encoding: .utf8) == "before")
        #expect(run(["--output", "/dev/null"]).status == .violations)
        let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
        #expect(type as? FileAttributeType == .typeCharacterSpecial)
    }

    @Test(
        "is empty on success with --quiet, except for documents",
        arguments: ReportFormat.allCases
    )
    func quiet(format: ReportFormat) throws {
        try folder.write("", to: "Card/Sources/Card/Card.swift")
        let answer = run(["--quiet", "--format", format.rawValue])
        #expect(answer.status == .success)
        #expect(answer.output.isEmpty == [.text, .github].contains(format))
        #expect(answer.errors == "")
    }

    @Test("reports problems in the requested format", arguments: ReportFormat.allCases)
    func refusal(format: ReportFormat) throws {
        try folder.remove(RuleFile.usualName)
        let answer = run(["--format", format.rawValue])
        #expect(answer.status == .unreadable)
        let message = "there are no rules in '\(folder.root)'"
        #expect((format == .text ? answer.errors : answer.output).contains(message))
        #expect((format == .text ? answer.output : answer.errors) == "")
    }

    @Test("is silent for a closed pipe, and an error for a full disk")
    func shell() throws {
        func shell(_ script: String) throws -> Subprocess {
            try Subprocess.run("bash", ["-c", script, Program.path, folder.root])
        }
        let full = try shell("\"$0\" \"$1\" --no-cache > /dev/full")
        #expect(full.status == 74)
        #expect(full.errors == "archlint: the output cannot be written: No space left on device\n")
        // A write fails when the pipe is closed.
        let untilClosed = "trap '' PIPE; while echo; do :; done 2>/dev/null"
        for signal in ["trap - PIPE", "trap '' PIPE"] {
            let closed = try shell("(\(untilClosed); \(signal); \"$0\" \"$1\" --no-cache) | true")
            #expect(closed.errors == "")
        }
    }
}
