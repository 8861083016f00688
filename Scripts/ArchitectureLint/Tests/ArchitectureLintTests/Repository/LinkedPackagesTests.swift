import Foundation
import Testing

@testable import ArchitectureLint

@Suite("Packages behind symbolic links")
struct LinkedPackagesTests {
    private let folder: PackageFolder
    private let library = "products: [.library(name: \"B\", targets: [\"B\"])], "

    init() throws {
        folder = try PackageFolder()
        try folder.package(
            "Packages/A",
            """
            dependencies: [.package(path: "../B")], targets: [
                .target(name: "A", dependencies: ["B"])
            ]
            """
        )
        try folder.write("import B", to: "Packages/A/Sources/A/a.swift")
    }

    private func package(_ path: String) throws {
        try folder.package(path, "\(library) targets: [.target(name: \"B\")]")
        try folder.write("import A", to: "\(path)/Sources/B/b.swift")
    }

    private func check() throws {
        let workspace = try folder.workspace()
        #expect(workspace.obstacles.isEmpty)
        #expect(workspace.known == ["A declares B", "A imports B", "B imports A"])
        #expect(workspace.repository.strays.isEmpty)
        let report = try ManifestsReport(root: folder.root, cacheFolder: nil)
        #expect(report.manifests.count == 2)
    }

    @Test("a package outside of the root is examined once")
    func outside() throws {
        try package("../ext/B")
        try folder.link("Packages/B", to: "../../ext/B")
        try folder.link("Twice", to: "../ext")
        try check()
    }

    @Test("a folder of packages may be a link, and links may form a cycle")
    func folderOfPackages() throws {
        try package("../ext/B")
        try FileManager.default.moveItem(
            atPath: "\(folder.root)/Packages/A",
            toPath: "\(folder.root)/../ext/A"
        )
        try folder.link("../ext/Back", to: "../ext")
        try folder.link("../ext/Home", to: "../root")
        try FileManager.default.removeItem(atPath: "\(folder.root)/Packages")
        try folder.link("Packages", to: "../ext")
        try folder.link("Around", to: "..")
        try check()
    }

    @Test("a package in the root keeps its path, also for a dependency through the link")
    func inside() throws {
        try package("shared/B")
        try folder.link("Packages/B", to: "../shared/B")
        try check()
    }
}
