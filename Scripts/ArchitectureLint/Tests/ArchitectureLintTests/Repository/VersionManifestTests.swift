import Testing

@testable import ArchitectureLint

@Suite("Manifests for specific versions of Swift")
struct VersionManifestTests {
    private let folder: PackageFolder

    init() throws {
        folder = try PackageFolder()
        try folder.library("B")
        try write("5.9", to: "Package.swift", "", "")
        try folder.write("", to: "A/Sources/A/a.swift")
    }

    private func write(_ tools: String, to name: String, _ package: String, _ target: String) throws
    {
        try folder.write(
            """
            // swift-tools-version: \(tools)
            import PackageDescription

            let package = Package(
                name: "A", dependencies: [\(package)],
                targets: [.target(name: "A", dependencies: [\(target)])]
            )
            """,
            to: "A/\(name)"
        )
    }

    @Test(
        "a manifest that SwiftPM chooses is the manifest of its package",
        arguments: [("6.0", true), ("6", true), ("5.8", false), ("99.0", false)]
    )
    func taken(version: String, isTaken: Bool) throws {
        let name = "Package@swift-\(version).swift"
        try write(
            version == "5.8" ? "5.8" : "6.0",
            to: name,
            ".package(path: \"../B\")",
            "\n\"B\""
        )
        let workspace = try folder.workspace()
        #expect(workspace.obstacles.isEmpty)
        #expect(
            workspace.graph.edges.map(\.place.description) == (isTaken ? ["A/\(name):7"] : [])
        )
        #expect(
            workspace.repository.packages.map(\.manifest) == [
                isTaken ? "A/\(name)" : "A/Package.swift", "B/Package.swift",
            ]
        )
    }

    @Test("the manifest for a version is chosen beside one for a newer toolchain")
    func tooNew() throws {
        try write("99.0", to: "Package.swift", "", "")
        try write("6.0", to: "Package@swift-6.0.swift", "", "")
        let workspace = try folder.workspace()
        #expect(workspace.obstacles.isEmpty)
        #expect(workspace.repository.packages.first?.manifest == "A/Package@swift-6.0.swift")
    }

    @Test("a new manifest behind a link is found, also with a cache")
    func behindLink() throws {
        try write("5.9", to: "../../ext/A/Package.swift", "", "")
        try folder.write("", to: "../ext/A/Sources/A/a.swift")
        try folder.link("L", to: "../ext/A")
        try folder.remove("A")
        let cache = "\(folder.root)/../cache"
        func known() throws -> Set<String> {
            try Workspace(of: FileTree(root: folder.root), cacheFolder: cache).known
        }
        #expect(try known().isEmpty)
        try write(
            "6.0",
            to: "../../ext/A/Package@swift-6.0.swift",
            ".package(path: \"\(folder.root)/B\")",
            "\"B\""
        )
        #expect(try known() == ["A declares B"])
    }
}
