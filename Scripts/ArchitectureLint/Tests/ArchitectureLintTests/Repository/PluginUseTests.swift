import Testing

@testable import ArchitectureLint

@Suite("Plugins of targets")
struct PluginUseTests {
    private let folder: PackageFolder

    init() throws {
        folder = try PackageFolder()
        try folder.package(
            "F1",
            """
            products: [.plugin(name: "Gen", targets: ["Gen"])], targets: [
                .target(name: "F1", plugins: ["Gen"]),
                .plugin(name: "Gen", capability: .buildTool()),
            ]
            """
        )
        try folder.write("", to: "F1/Sources/F1/a.swift")
        try folder.write("", to: "F1/Plugins/Gen/a.swift")
        try folder.package(
            "F2",
            """
            dependencies: [.package(path: "../F1")], targets: [
                .target(name: "F2", plugins: [
                    .plugin(name: "Gen", package: "F1"),
                ])
            ]
            """
        )
        try folder.write("", to: "F2/Sources/F2/a.swift")
    }

    @Test("a target depends on its plugins, with the line of the use")
    func declared() throws {
        let workspace = try folder.workspace()
        #expect(workspace.obstacles.isEmpty)
        #expect(workspace.known == ["F1 declares Gen", "F2 declares Gen"])
        #expect(
            workspace.graph.edges.map(\.place.description)
                == ["F1/Package.swift:4", "F2/Package.swift:5"]
        )
    }

    @Test("a plugin breaks independence, and is never an unused dependency")
    func rules() throws {
        let answer = try folder.check(
            """
            { version: 1, groups: [{ name: "all", modules: { package: "**" } }], rules: [
                { name: "a", kind: "independence", of: "all", withinPackage: true, reason: "r" },
                { name: "used", kind: "used", reason: "r" },
            ] }
            """
        )
        #expect(answer.status == .violations)
        #expect(answer.output.contains("F2/Package.swift:5"))
        #expect(!answer.output.contains("used"))
    }

    @Test("a target cannot import the dependencies of its plugin")
    func chains() throws {
        let folder = try PackageFolder()
        try folder.package(
            "P",
            """
            targets: [
                .target(name: "User", dependencies: ["Near"], plugins: ["Gen"]),
                .target(name: "Near", dependencies: ["Far"]),
                .target(name: "Far"),
                .plugin(name: "Gen", capability: .buildTool(), dependencies: ["tool"]),
                .executableTarget(name: "tool", dependencies: ["Parts"]),
                .target(name: "Parts"),
            ]
            """
        )
        try folder.write("import Far\nimport Parts\n", to: "P/Sources/User/a.swift")
        for name in ["Near", "Far", "tool", "Parts"] {
            try folder.write("", to: "P/Sources/\(name)/a.swift")
        }
        try folder.write("import Parts\n", to: "P/Plugins/Gen/a.swift")
        let answer = try folder.check(
            "{ version: 1, rules: [{ name: \"declared\", kind: \"declared\", reason: \"r\" }] }"
        )
        func isTold(_ line: String) -> Bool { answer.output.contains("error: \(line)\n") }
        #expect(
            isTold(
                "User imports Far without declaring it; "
                    + "the import works only through other dependencies"
            )
        )
        #expect(isTold("User imports Parts without declaring it"))
        #expect(isTold("Gen imports Parts without declaring it"))
    }
}
