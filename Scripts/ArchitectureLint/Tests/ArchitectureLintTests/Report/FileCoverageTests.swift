import Testing

@testable import ArchitectureLint

@Suite("The number of examined files")
struct FileCoverageTests {
    private let village: Village
    private static let rule = #"kind: "acyclic""#

    init() throws {
        village = try Village()
        try village.add("Kit")
    }

    private func write(_ files: String...) throws {
        for file in files { try village.folder.write("let a = 1\n", to: file) }
    }

    @Test("names the files of descriptions for XcodeGen and Tuist, which make the answer partial")
    func descriptions() throws {
        try village.folder.write("targets:\n  App:\n    sources: [App]\n", to: "Gen/project.yml")
        try village.folder.write(
            "import ProjectDescription\nlet p = Project(targets: [.target(sources: [\"Code/**\"])])\n",
            to: "Tuist/Project.swift"
        )
        try write("Gen/App/A.swift", "Gen/App/Deep/B.swift", "Tuist/Code/C.swift")
        let answer = try village.examine(Self.rule)
        #expect(answer.status == .badData)
        #expect(
            answer.errors
                == """
                archlint: Gen/project.yml: 2 Swift files of this description for XcodeGen cannot be \
                examined; let XcodeGen generate the Xcode project before the check, or exclude the folder
                archlint: Tuist/Project.swift: 2 Swift files of this description for Tuist cannot be \
                examined; let Tuist generate the Xcode project before the check, or exclude the folder

                """
        )
        let partial = CommandLineTool().run([village.folder.path, "--no-cache"])
        #expect(partial.status == .success)
        #expect(
            partial.output.hasSuffix(
                """
                Swift files: 1 of 5 examined; not examined: 2 of Gen/project.yml (XcodeGen), 2 of \
                Tuist/Project.swift (Tuist).
                The rules hold (partial: 2 parts could not be examined).

                """
            ),
            "\(partial)"
        )
    }

    @Test("names files without a target, which fail a complete run until a rule excludes them")
    func noTarget() throws {
        try write("Script.swift", "Old/A.swift")
        let answer = try village.examine(Self.rule)
        #expect(answer.status == .badData)
        #expect(
            answer.errors
                == "archlint: 2 Swift files without a target: Old/A.swift, Script.swift; add each to "
                + "a target, or exclude its folder\n"
        )
        let usual = CommandLineTool().run([village.folder.path, "--no-cache"])
        #expect(
            usual.output.hasSuffix(
                "Swift files: 1 of 3 examined; not examined: 2 without a target.\nThe rules hold.\n"
            )
        )
        try village.folder.remove("Script.swift")
        let excluded = try village.examine(Self.rule, options: ["--exclude", "Old"])
        #expect(excluded.status == .success)
        #expect(
            excluded.output.contains("Swift files: 1 of 2 examined; not examined: 1 excluded.\n")
        )
    }

    @Test("names packages and projects that cannot be read")
    func unread() throws {
        try write("Bad/Sources/Bad/A.swift", "App/App.swift")
        try village.folder.write("// swift-tools-version: 9.9\n", to: "Bad/Package.swift")
        try village.folder.write("<<<<<<< main\n", to: "App/App.xcodeproj/project.pbxproj")
        let answer = try village.examine(Self.rule)
        #expect(
            answer.errors.contains(
                "archlint: App/App.xcodeproj/project.pbxproj: the file is not a property list in the "
                    + "format of Xcode; resolve merge conflicts in it, or exclude the folder\n"
            )
        )
        let output = CommandLineTool().run([village.folder.path, "--no-cache"]).output
        #expect(
            output.contains(
                "Swift files: 1 of 3 examined; not examined: 1 of Bad, which is not read, 1 of "
                    + "App/App.xcodeproj, which is not read.\n"
            ),
            "\(output)"
        )
    }

    @Test("is in JSON, SARIF and JUnit")
    func documents() throws {
        try write("Script.swift")
        _ = try village.examine(Self.rule)
        func output(_ format: String) -> String {
            CommandLineTool().run([village.folder.path, "--no-cache", "--format", format]).output
        }
        let coverage =
            #""coverage":{"examined":1,"excluded":0,"notExamined":[{"files":1,"reason":"no-target"}],"resources":0}"#
        for format in ["json", "sarif"] {
            let plain = output(format).filter { !$0.isWhitespace }
            #expect(plain.contains(coverage), "\(plain)")
        }
        #expect(
            output("junit").contains(
                "Swift files: 1 of 2 examined; not examined: 1 without a target."
            )
        )
    }
}
