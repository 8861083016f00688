import Testing

@testable import ArchitectureLint

@Suite("Shared names")
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
                    .library(name: \(name.jsonQuoted), targets: [\(name.jsonQuoted)]),
                    .executable(name: "\(name)-tool", targets: ["tool"]),
                    .executable(name: "any-tool", targets: ["tool"]),
                ],
                targets: [
                    .target(name: \(name.jsonQuoted)),
                    .executableTarget(name: "tool", dependencies: [\(name.jsonQuoted)]),
                    .testTarget(name: "UnitTests", dependencies: [\(name.jsonQuoted)]),
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
        "are refused with the unique names",
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

    @Test("of packages are refused with their folders")
    func packages() throws {
        try folder.package("Apps/Beta", "targets: [.target(name: \"App\")]")
        try folder.write("", to: "Apps/Beta/Sources/App/a.swift")
        try folder.package("", "targets: [.target(name: \"Main\")]")
        try folder.write("import Alpha", to: "Sources/Main/a.swift")
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
        for name in [".", "Root"] { #expect(run("why", name, "Alpha").status == .success) }
    }

    @Test("of executables are unique by product")
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

    @Test("of libraries have the name of their package in why and graph")
    func libraries() throws {
        for name in ["One", "Two"] {
            try folder.package(
                "Libs/\(name)",
                "targets: [.target(name: \"Util\"), .target(name: \"Log\")]"
            )
            try folder.write("", to: "Libs/\(name)/Sources/Util/a.swift")
            try folder.write("", to: "Libs/\(name)/Sources/Log/a.swift")
        }
        let graph = run("graph")
        #expect(graph.status == .success)
        for name in ["Log", "Log (Two)", "Util", "Util (Two)"] {
            #expect(graph.output.contains("    \(name)\n"))
        }
        #expect(run("why", "Util (Two)", "Log (Two)").status == .violations)
        #expect(run("init", "--print").status == .success)
    }
}
