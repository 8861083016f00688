import Testing

@testable import ArchitectureLint

@Suite("Manifests for other versions of the tools")
struct VersionManifestTests {
    private let folder: PackageFolder

    init() throws {
        folder = try PackageFolder()
        try folder.package(
            "B",
            "products: [.library(name: \"B\", targets: [\"B\"])], targets: [.target(name: \"B\")]"
        )
        try folder.write("", to: "B/Sources/B/b.swift")
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
        "are named where SwiftPM takes them, and hashed",
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
        let landscape = try folder.landscape()
        #expect(landscape.problems.isEmpty)
        #expect(
            landscape.graph.edges.map(\.place.description) == (isTaken ? ["A/\(name):7"] : [])
        )
        #expect(
            landscape.repository.packages.map(\.manifest) == [
                isTaken ? "A/\(name)" : "A/Package.swift", "B/Package.swift",
            ]
        )
    }

    @Test("are seen behind links, too, after a run that kept what it found")
    func behindLink() throws {
        try write("5.9", to: "../../ext/A/Package.swift", "", "")
        try folder.write("", to: "../ext/A/Sources/A/a.swift")
        try folder.link("L", to: "../ext/A")
        try folder.remove("A")
        let cache = "\(folder.root)/../cache"
        func known() throws -> Set<String> {
            try Landscape(of: FileTree(root: folder.root), cacheFolder: cache).known
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
