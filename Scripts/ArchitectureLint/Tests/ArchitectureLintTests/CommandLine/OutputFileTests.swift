import Foundation
import Testing

@testable import ArchitectureLint

@Suite("The output file")
struct OutputFileTests {
    private let folder: PackageFolder
    private let tool = CommandLineTool()

    init() throws {
        folder = try PackageFolder()
        try folder.write(
            #"{ version: 1, groups: [], rules: [{ name: "c", kind: "acyclic", reason: "r" }] }"#,
            to: RuleFile.usualName
        )
        try folder.package("", "targets: [.target(name: \"Card\")]")
        try folder.write("", to: "Sources/Card/Card.swift")
    }

    private func run(_ arguments: String...) -> CommandLineTool.Answer {
        tool.run(arguments + ["--no-cache"])
    }

    @Test(
        "is never a file that archlint reads",
        arguments: [RuleFile.usualName, "Package.swift", "Sources/Card/Card.swift"]
    )
    func input(name: String) throws {
        let path = "\(folder.root)/\(name)"
        let before = FileManager.default.contents(atPath: path)
        let answer = run(folder.root, "--output", path)
        #expect(answer.status == .outputFailed)
        #expect(
            answer.errors.contains(
                "is not replaced, because archlint reads this file; name another file"
            )
        )
        #expect(FileManager.default.contents(atPath: path) == before)
        #expect(run("graph", folder.root, "--output", path).status == .outputFailed)
        #expect(FileManager.default.contents(atPath: path) == before)
    }

    @Test("may be a device, which is not read first")
    func device() {
        #expect(run("baseline", folder.root, "--output", "/dev/null").status == .success)
    }

    @Test("refuses to read a device", arguments: ["--rules", "--baseline"])
    func endless(option: String) {
        let answer = run(folder.root, option, "/dev/zero")
        #expect(answer.status == .unreadable)
        #expect(answer.errors.contains("/dev/zero: is a device; name a file\n"))
    }
}
