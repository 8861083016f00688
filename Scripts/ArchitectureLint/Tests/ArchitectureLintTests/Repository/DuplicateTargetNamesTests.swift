import Testing

@testable import ArchitectureLint

@Suite("Targets with the same name")
struct DuplicateTargetNamesTests {
    private let folder: PackageFolder

    init() throws { folder = try PackageFolder() }

    private let rules = """
        { version: 1, rules: [{ name: "declared", kind: "declared", reason: "r" }] }
        """

    @Test("tests and executables of different packages may share a name and keep separate edges")
    func apart() throws {
        for name in ["Alpha", "Beta"] {
            try folder.package(
                name,
                """
                targets: [
                    .target(name: "\(name)Kit"),
                    .executableTarget(name: "tool", dependencies: ["\(name)Kit"]),
                    .testTarget(name: "UnitTests", dependencies: ["tool"]),
                ]
                """
            )
            try folder.write("", to: "\(name)/Sources/\(name)Kit/a.swift")
            try folder.write("import \(name)Kit", to: "\(name)/Sources/tool/main.swift")
            try folder.write("@testable import tool", to: "\(name)/Tests/UnitTests/a.swift")
        }
        let workspace = try folder.workspace()
        #expect(
            workspace.known
                == Set(
                    ["Alpha", "Beta"].flatMap { name in
                        ["declares", "imports"].flatMap { verb in
                            [
                                "tool (\(name)) \(verb) \(name)Kit",
                                "UnitTests (\(name)) \(verb) tool (\(name))",
                            ]
                        }
                    }
                )
        )
        let answer = try folder.check(rules)
        #expect(answer.status == .success, "\(answer.output)\(answer.errors)")
    }

    @Test("a library keeps its name next to an executable with the same name")
    func library() throws {
        try folder.package("A", "targets: [.target(name: \"Util\")]")
        try folder.write("", to: "A/Sources/Util/a.swift")
        try folder.package("B", "targets: [.executableTarget(name: \"Util\")]")
        try folder.write("", to: "B/Sources/Util/main.swift")
        #expect(try folder.workspace().repository.modules.map(\.name) == ["Util", "Util (B)"])
    }

    @Test("libraries with the same name are a problem with both manifests, also for archlint init")
    func libraries() throws {
        for name in ["A", "B"] {
            try folder.package(name, "\n  targets: [.target(name: \"Util\")]")
            try folder.write("", to: "\(name)/Sources/Util/a.swift")
        }
        let answer = try folder.check(rules)
        #expect(answer.status == .badData)
        #expect(
            answer.errors.hasPrefix(
                "archlint: A/Package.swift:4: more than one target is called Util, also in "
                    + "B/Package.swift:4; "
            )
        )
        let first = CommandLineTool().run(["init", folder.root, "--no-cache"])
        #expect(first.status == .badData && first.output == "" && first.errors == answer.errors)
    }
}
