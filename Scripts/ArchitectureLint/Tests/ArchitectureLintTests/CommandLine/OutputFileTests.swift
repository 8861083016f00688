import Foundation
import Testing

@testable import ArchitectureLint

@Suite("A file that an answer is written to")
struct OutputFileTests {
    private let folder: TemporaryFolder
    private let tool = CommandLineTool()

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            #"{ version: 1, groups: [], rules: [{ name: "c", kind: "acyclic", reason: "r" }] }"#,
            to: RuleFile.usualName
        )
        try folder.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "Card", targets: [.target(name: "Card")])
            """,
            to: "Package.swift"
        )
        try folder.write("", to: "Sources/Card/Card.swift")
    }

    private func run(_ arguments: String...) -> CommandLineTool.Answer {
        tool.run(arguments + ["--no-cache"])
    }

    @Test(
        "is none of those that are examined",
        arguments: [RuleFile.usualName, "Package.swift", "Sources/Card/Card.swift"],
        ["--proof", "--output"]
    )
    func input(name: String, option: String) throws {
        let path = "\(folder.path)/\(name)"
        let before = FileManager.default.contents(atPath: path)
        let answer = run(folder.path, option, path)
        #expect(answer.status == .outputFailed)
        #expect(answer.errors.contains("is not replaced by an answer: it is what archlint reads"))
        #expect(FileManager.default.contents(atPath: path) == before)
        #expect(run("graph", folder.path, "--output", path).status == .outputFailed)
        #expect(FileManager.default.contents(atPath: path) == before)
    }

    @Test("holds one answer")
    func same() {
        let file = "\(folder.path)/answer"
        let answer = run(folder.path, "--proof", file, "--output", file)
        #expect(answer.status == .usage)
        #expect(answer.errors.hasPrefix("archlint: --output and --proof name the same file\n"))
    }

    @Test("may be a device, which is not read for what was there before")
    func device() {
        #expect(run("baseline", folder.path, "--output", "/dev/null").status == .success)
    }

    @Test("what is read is no device, which may never end", arguments: ["--rules", "--baseline"])
    func endless(option: String) {
        let answer = run(folder.path, option, "/dev/zero")
        #expect(answer.status == .unreadable)
        #expect(answer.errors.contains("/dev/zero: is a device, and no file\n"))
        #expect(run("verify", "/dev/zero", folder.path).status == .unreadable)
    }
}
