import Testing

@testable import ArchitectureLint

@Suite("The layout of a package")
struct PackageLayoutTests {
    private let folder: PackageFolder

    init() throws { folder = try PackageFolder() }

    private func files() throws -> [String] {
        let workspace = try folder.workspace()
        #expect(workspace.obstacles.isEmpty)
        return workspace.repository.modules.map { module in
            ([module.name] + module.files.map(\.path)).joined(separator: " ")
        }
    }

    @Test("the only target of a kind may use Sources, Tests or Plugins itself")
    func flat() throws {
        try folder.package(
            "A",
            """
            targets: [
                .target(name: "A"), .testTarget(name: "ATests"),
                .plugin(name: "P", capability: .buildTool()),
            ]
            """
        )
        try folder.write("", to: "A/Sources/a.swift")
        try folder.write("", to: "A/Sources/More/b.swift")
        try folder.write("", to: "A/Tests/t.swift")
        try folder.write("", to: "A/Plugins/p.swift")
        #expect(
            try files() == [
                "A A/Sources/More/b.swift A/Sources/a.swift", "ATests A/Tests/t.swift",
                "P A/Plugins/p.swift",
            ]
        )
    }

    @Test("a folder whose case differs from the manifest is read, and named as failing on Linux")
    func folderCase() throws {
        try folder.package(
            "A",
            "targets: [.target(name: \"A\", path: \"Code/A\"), .target(name: \"B\")]"
        )
        try folder.write("import B\n", to: "A/code/A/a.swift")
        try folder.write("", to: "A/Sources/b/b.swift")
        let workspace = try folder.workspace()
        #expect(
            workspace.repository.modules.map { $0.files.map(\.path) } == [
                ["A/code/A/a.swift"], ["A/Sources/b/b.swift"],
            ]
        )
        #expect(
            workspace.unseen == [
                Problem(
                    .badData,
                    at: "A/Package.swift:3",
                    "the folder of the target A is A/code/A, which the manifest spells differently; on "
                        + "Linux the build fails, so rename one of them"
                ),
                Problem(
                    .badData,
                    at: "A/Package.swift:3",
                    "the folder of the target B is A/Sources/b, which the manifest spells "
                        + "differently; on Linux the build fails, so rename one of them"
                ),
            ]
        )
    }

    @Test("before tools version 5.9, and with two targets, a target needs its own folder")
    func notFlat() throws {
        try folder.package("A", "targets: [.target(name: \"A\"), .executableTarget(name: \"B\")]")
        try folder.write("", to: "A/Sources/a.swift")
        try folder.write(
            """
            // swift-tools-version: 5.8
            import PackageDescription
            let package = Package(name: "C", targets: [.target(name: "C")])
            """,
            to: "C/Package.swift"
        )
        try folder.write("", to: "C/Sources/c.swift")
        #expect(
            try folder.workspace().obstacles.map(\.message)
                == ["A", "B", "C"].map { "the target \($0) has no sources: its folder is missing" }
        )
    }

    @Test("a source may be named Package.swift")
    func model() throws {
        try folder.package("A", "targets: [.target(name: \"A\")]")
        try folder.write("import B\nstruct Package {}", to: "A/Sources/A/Package.swift")
        try folder.package("B", "targets: [.target(name: \"B\")]")
        try folder.write("", to: "B/Sources/B/b.swift")
        #expect(
            try files() == ["A A/Sources/A/Package.swift", "B B/Sources/B/b.swift"]
        )
        #expect(try folder.workspace().known == ["A imports B"])
        let report = try ManifestsReport(root: folder.root, cacheFolder: nil)
        #expect(report.manifests.map(\.path) == ["A", "B"])
    }

    @Test("a Package.swift that is neither a manifest nor a source is a problem")
    func neither() throws {
        try folder.package("A", "targets: [.target(name: \"A\")]")
        try folder.write("", to: "A/Sources/A/a.swift")
        try folder.write("struct Package {}", to: "A/Elsewhere/Package.swift")
        let problems = try folder.workspace().obstacles
        #expect(problems.map(\.place) == ["A/Elsewhere/Package.swift"])
        #expect(try ManifestsReport(root: folder.root, cacheFolder: nil).problems == problems)
    }

    @Test(
        "a Package.swift may be a source behind a link, but not an excluded one"
    )
    func linkedModel() throws {
        try folder.package(
            "A",
            "targets: [.target(name: \"A\", exclude: [\"Out\"], resources: [.copy(\"Form\")])]"
        )
        try folder.write("struct Package {}", to: "A/Elsewhere/Package.swift")
        try folder.write("struct Package {}", to: "A/Sources/A/Out/Package.swift")
        try folder.write("struct Package {}", to: "A/Sources/A/Form/Package.swift")
        try folder.link("A/Sources/A/Link", to: "../../Elsewhere")
        let problems = try folder.workspace().obstacles
        #expect(problems.map(\.place) == ["A/Sources/A/Out/Package.swift"])
        #expect(try ManifestsReport(root: folder.root, cacheFolder: nil).problems == problems)
    }
}
