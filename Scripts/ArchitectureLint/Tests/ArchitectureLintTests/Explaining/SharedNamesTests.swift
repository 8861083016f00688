import Testing

@testable import ArchitectureLint

@Suite("Names that several share")
struct SharedNamesTests {
    private let folder: PackageFolder

    /// Two packages, each with a program and tests that are called the same.
    init() throws {
        folder = try PackageFolder()
        for name in ["Alpha", "Beta"] {
            try folder.package(
                "Libs/\(name)",
                """
                products: [
                    .library(name: "\(name)", targets: ["\(name)"]),
                    .executable(name: "\(name)-tool", targets: ["tool"]),
                    .executable(name: "any-tool", targets: ["tool"]),
                ],
                targets: [
                    .target(name: "\(name)"),
                    .executableTarget(name: "tool", dependencies: ["\(name)"]),
                    .testTarget(name: "UnitTests", dependencies: ["\(name)"]),
                ]
                """
            )
            try folder.write("", to: "Libs/\(name)/Sources/\(name)/a.swift")
            try folder.write("import \(name)", to: "Libs/\(name)/Sources/tool/main.swift")
            try folder.write("import \(name)", to: "Libs/\(name)/Tests/UnitTests/a.swift")
        }
    }

    private func run(_ arguments: String...) -> CommandLineTool.Answer {
        CommandLineTool().run(arguments + [folder.root, "--no-cache"])
    }

    @Test(
        "are refused, and each is told",
        arguments: [
            ("UnitTests", "targets", "'UnitTests (Alpha)', 'UnitTests (Beta)'"),
            ("any-tool", "products", "'tool (Alpha)', 'tool (Beta)'"),
        ]
    )
    func targets(name: String, kind: String, others: String) {
        for answer in [
            run("why", name, "Beta"), run("why", "Beta", name), run("graph", "--focus", name),
        ] {
            #expect(answer.status == .usage)
            #expect(
                answer.errors.hasPrefix(
                    "archlint: there are several \(kind) called '\(name)'. Name one of \(others)\n"
                )
            )
        }
        #expect(run("why", "UnitTests (Beta)", "Beta").status == .success)
        #expect(run("why", "UnitTests (Beta)", "Alpha").status == .violations)
    }

    @Test("of packages are told by their folders")
    func packages() throws {
        try folder.package("Apps/Beta", "targets: [.target(name: \"App\")]")
        try folder.write("", to: "Apps/Beta/Sources/App/a.swift")
        try folder.write(
            "// swift-tools-version: 6.0\nimport PackageDescription\n"
                + "let package = Package(name: \"Tools\", targets: [.target(name: \"Root\")])\n",
            to: "Package.swift"
        )
        try folder.write("import Alpha", to: "Sources/Root/a.swift")
        // A module of the name is meant before any package.
        #expect(run("why", "Beta", "Alpha").status == .violations)
        let answer = run("graph", "--level", "packages", "--focus", "Beta")
        #expect(answer.status == .usage)
        #expect(
            answer.errors.hasPrefix(
                "archlint: there are several packages called 'Beta'. "
                    + "Name one of 'Apps/Beta', 'Libs/Beta'\n"
            )
        )
        #expect(run("why", "Apps/Beta", "Alpha").status == .violations)
        for name in [".", "Tools"] { #expect(run("why", name, "Alpha").status == .success) }
    }

    @Test("a product leads to its program, though that shares its name")
    func programs() {
        let answer = run("why", "Beta-tool", "Beta")
        #expect(answer.status == .success)
        #expect(
            answer.output.contains("    tool (Beta) → Beta  Libs/Beta/Sources/tool/main.swift:1")
        )
        let graph = run("graph", "--focus", "Beta-tool")
        #expect(graph.output == run("graph", "--focus", "tool (Beta)").output)
        #expect(graph.output.contains("    tool (Beta) → Beta\n"))
    }

    @Test("of libraries are a problem that why and graph tell, and first rules all of them")
    func libraries() throws {
        for name in ["One", "Two"] {
            try folder.package(
                "Libs/\(name)",
                "targets: [.target(name: \"Util\"), .target(name: \"Log\")]"
            )
            try folder.write("", to: "Libs/\(name)/Sources/Util/a.swift")
            try folder.write("", to: "Libs/\(name)/Sources/Log/a.swift")
        }
        for answer in [run("why", "Util", "Log"), run("graph"), run("init")] {
            #expect(answer.status == .badData)
            for name in ["Log", "Util"] {
                #expect(answer.errors.contains("more than one target is called \(name), also in"))
            }
        }
        #expect(run("why", "Util", "Log", "--json").output.contains("is called Util"))
        #expect(run("graph").output.contains("Util"))
    }
}
