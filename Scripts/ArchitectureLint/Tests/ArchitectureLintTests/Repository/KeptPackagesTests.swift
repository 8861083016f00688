import Foundation
import Testing

@testable import ArchitectureLint

@Suite("What is kept of the manifests")
struct KeptPackagesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func landscape() throws -> Landscape {
        try Landscape(
            of: FileTree(root: "\(folder.path)/root"),
            cacheFolder: "\(folder.path)/cache"
        )
    }

    private func write(_ manifest: String, beside name: String = "Package.swift") throws {
        try folder.write(
            "// swift-tools-version: 6.2\nimport PackageDescription\n\n\(manifest)\n",
            to: "root/P/\(name)"
        )
    }

    private var kept: KeptPackages? {
        get throws {
            let root = try FileTree(root: "\(folder.path)/root").root
            let file = KeptFile.path(for: root, in: "\(folder.path)/cache", of: "manifests")
            return KeptPackages(file: file, identity: KeptFile.identity(root: root))
        }
    }

    @Test("is the same in every respect, for the same text only")
    func again() throws {
        let text = #"""
            let package = Package(
                name: "P",
                products: [.library(name: "All", targets: ["A"])],
                dependencies: [
                    .package(path: "../Q"),
                    .package(url: "https://example.org/r.git", from: "1.0.0"),
                ],
                targets: [
                    .target(
                        name: "A",
                        dependencies: ["B", .product(name: "R", package: "r")],
                        path: "Sources/A",
                        exclude: ["x"],
                        sources: ["y"],
                        swiftSettings: [.define("X")],
                        linkerSettings: [.linkedLibrary("z")],
                        plugins: [.plugin(name: "G", package: "r")]
                    ),
                    .target(name: "B"),
                    .testTarget(name: "T", dependencies: [.target(name: "A")]),
                ]
            )
            """#
        try write(text)
        let cold = try landscape().repository.packages
        #expect(cold.first?.targets.first?.dependencies.map(\.isPlugin) == [false, false, true])
        let bytes = try FileTree(root: "\(folder.path)/root").read("P/Package.swift")
        #expect(try kept?.package(at: "P", text: bytes) == cold.first)
        #expect(try kept?.package(at: "P", text: bytes + [10]) == nil)
        #expect(try landscape().repository.packages == cold)
        try write(text.replacingOccurrences(of: "All", with: "Few"))
        #expect(try landscape().repository.packages.first?.products.first?.name == "Few")
    }

    @Test("leaves out what depends on more than its text")
    func notKept() throws {
        try write(
            #"""
            let package = Package(
                name: "P", dependencies: [.package(path: "~/Q")], targets: [.target(name: "A")]
            )
            """#
        )
        _ = try landscape()
        #expect(try kept?.count ?? 0 == 0)
    }

    @Test("does not count beside a manifest for other versions of the tools")
    func others() throws {
        try write(#"let package = Package(name: "P", targets: [.target(name: "A")])"#)
        _ = try landscape()
        #expect(try kept?.count == 1)
        try write(
            #"let package = Package(name: "P", targets: [.target(name: "Z")])"#,
            beside: "Package@swift-6.0.swift"
        )
        #expect(try landscape().repository.packages.allSatisfy { $0.reading != .literal })
    }
}
