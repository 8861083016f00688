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

    @Test("an import means the library of the name that its target declares")
    func libraries() throws {
        for name in ["Deep/A", "B"] {
            let last = name == "B" ? "B" : "A"
            try folder.package(
                name,
                """
                products: [.library(name: "Util", targets: ["Util"])],
                targets: [.target(name: "Util"), .target(name: "\(last)", dependencies: ["Util"])]
                """
            )
            try folder.write("", to: "\(name)/Sources/Util/a.swift")
            try folder.write("import Util", to: "\(name)/Sources/\(last)/a.swift")
            try folder.package(
                "Of\(last)",
                """
                dependencies: [.package(path: "../\(name)")], targets: [.target(
                    name: "Of\(last)", dependencies: [.product(name: "Util", package: "\(last)")]
                )]
                """
            )
            try folder.write("import Util", to: "Of\(last)/Sources/Of\(last)/a.swift")
        }
        try folder.package("Stranger", "targets: [.target(name: \"Stranger\")]")
        try folder.write("import Util", to: "Stranger/Sources/Stranger/a.swift")
        let workspace = try folder.workspace()
        #expect(workspace.obstacles.isEmpty)
        #expect(
            workspace.known == [
                "A declares Util (A)", "A imports Util (A)", "B declares Util", "B imports Util",
                "OfA declares Util (A)", "OfA imports Util (A)", "OfB declares Util",
                "OfB imports Util", "Stranger imports Util",
            ]
        )
        let answer = try folder.check(rules)
        #expect(answer.status == .violations)
        #expect(answer.output.contains("Stranger imports Util without declaring it"))
        #expect(answer.output.hasSuffix("\n1 violation\n"))
    }
}
