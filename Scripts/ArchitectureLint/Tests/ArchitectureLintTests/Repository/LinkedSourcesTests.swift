import Foundation
import Testing

@testable import ArchitectureLint

@Suite("Sources behind symbolic links")
struct LinkedSourcesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
            """,
            to: "root/P/Package.swift"
        )
        try folder.write("import Plain", to: "root/P/Sources/A/a.swift")
        try folder.write("import Other", to: "root/P/Sources/B/b.swift")
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/root/\(path)",
            withDestinationPath: target
        )
    }

    private func workspace() throws -> Workspace {
        try Workspace(of: FileTree(root: "\(folder.path)/root"), cacheFolder: nil)
    }

    private func sources(of target: String, in workspace: Workspace) throws -> [String] {
        try #require(workspace.repository.module(target)).files.map { file in
            ([file.path] + file.imports.map(\.module)).joined(separator: " ")
        }
    }

    private let plain = "P/Sources/A/a.swift Plain"

    @Test("a link to a folder is followed, and its target is not a stray source")
    func linkedFolder() throws {
        try folder.write("import Hidden", to: "root/P/Elsewhere/deep/e.swift")
        try folder.write("import No", to: "root/P/Elsewhere/.hidden/h.swift")
        try link("P/Sources/A/Link", to: "../../Elsewhere")
        let workspace = try workspace()
        #expect(
            try sources(of: "A", in: workspace)
                == [plain, "P/Sources/A/Link/deep/e.swift Hidden"]
        )
        #expect(try sources(of: "B", in: workspace) == ["P/Sources/B/b.swift Other"])
        #expect(workspace.repository.strays.isEmpty)
        #expect(workspace.obstacles.isEmpty)
    }

    @Test("a link out of the root is followed")
    func outside() throws {
        try folder.write("import Hidden", to: "outside/o.swift")
        try link("P/Sources/A/Link", to: "\(folder.path)/outside")
        #expect(
            try sources(of: "A", in: workspace()) == [plain, "P/Sources/A/Link/o.swift Hidden"]
        )
    }

    @Test("the folder of a target may be a link, or behind a link")
    func wholeTarget() throws {
        try folder.remove("root/P/Sources")
        try folder.write("import Plain", to: "root/Shared/A/a.swift")
        try folder.write("import Other", to: "root/Shared/B/sub/b.swift")
        try link("P/Sources", to: "../Shared")
        let workspace = try workspace()
        #expect(try sources(of: "A", in: workspace) == [plain])
        #expect(try sources(of: "B", in: workspace) == ["P/Sources/B/sub/b.swift Other"])
        #expect(workspace.repository.strays.isEmpty)
    }

    @Test("a link to a file is read as the file")
    func linkedFile() throws {
        try folder.write("import Hidden", to: "outside/text.txt")
        try link("P/Sources/A/z.swift", to: "\(folder.path)/outside/text.txt")
        #expect(try sources(of: "A", in: workspace()) == [plain, "P/Sources/A/z.swift Hidden"])
    }

    @Test("a cycle of links ends, with each folder once")
    func circle() throws {
        try folder.write("import Deep", to: "root/P/Sources/A/sub/s.swift")
        try link("P/Sources/A/here", to: ".")
        try link("P/Sources/A/sub/up", to: "../..")
        #expect(
            try sources(of: "A", in: workspace()) == [
                plain, "P/Sources/A/sub/s.swift Deep", "P/Sources/A/sub/up/B/b.swift Other",
            ]
        )
    }

    @Test("the exclusions of a manifest apply behind links")
    func excluded() throws {
        try folder.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "P",
                targets: [.target(name: "A", exclude: ["Link/no.swift"])]
            )
            """,
            to: "root/P/Package.swift"
        )
        try folder.remove("root/P/Sources/B")
        try folder.write("import No", to: "root/Shared/no.swift")
        try folder.write("import Yes", to: "root/Shared/yes.swift")
        try link("P/Sources/A/Link", to: "../../../Shared")
        #expect(
            try sources(of: "A", in: workspace()) == [plain, "P/Sources/A/Link/yes.swift Yes"]
        )
    }

    @Test("a folder that cannot be opened is a problem")
    func unreadable() throws {
        try folder.write("import Hidden", to: "outside/o.swift")
        try link("P/Sources/A/Link", to: "\(folder.path)/outside")
        let outside = "\(folder.path)/outside"
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: outside)
        defer {
            try? FileManager.default.setAttributes(
                [.posixPermissions: 0o700],
                ofItemAtPath: outside
            )
        }
        // The superuser can open every folder.
        guard (try? FolderEntry.all(in: outside)) == nil else { return }
        #expect(try workspace().obstacles.map(\.place) == ["P/Sources/A/Link"])
    }
}
