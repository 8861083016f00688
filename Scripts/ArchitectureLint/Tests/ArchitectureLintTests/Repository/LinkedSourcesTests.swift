import Foundation
import Testing

@testable import ArchitectureLint

@Suite("Sources behind symbolic links")
struct LinkedSourcesTests {
    private let folder: PackageFolder

    init() throws {
        folder = try PackageFolder()
        try folder.package("P", "targets: [.target(name: \"A\"), .target(name: \"B\")]")
        try folder.write("import Plain", to: "P/Sources/A/a.swift")
        try folder.write("import Other", to: "P/Sources/B/b.swift")
    }

    private func sources(of target: String, in workspace: Workspace) throws -> [String] {
        try #require(workspace.repository.module(target)).files.map { file in
            ([file.path] + file.imports.map(\.module)).joined(separator: " ")
        }
    }

    private let plain = "P/Sources/A/a.swift Plain"

    @Test("a link to a folder is followed, and its target is not a stray source")
    func linkedFolder() throws {
        try folder.write("import Hidden", to: "P/Elsewhere/deep/e.swift")
        try folder.write("import No", to: "P/Elsewhere/.hidden/h.swift")
        try folder.link("P/Sources/A/Link", to: "../../Elsewhere")
        let workspace = try folder.workspace()
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
        try folder.write("import Hidden", to: "../outside/o.swift")
        try folder.link("P/Sources/A/Link", to: "\(folder.root)/../outside")
        #expect(
            try sources(of: "A", in: folder.workspace()) == [
                plain, "P/Sources/A/Link/o.swift Hidden",
            ]
        )
    }

    @Test("the folder of a target may be a link, or behind a link")
    func wholeTarget() throws {
        try folder.remove("P/Sources")
        try folder.write("import Plain", to: "Shared/A/a.swift")
        try folder.write("import Other", to: "Shared/B/sub/b.swift")
        try folder.link("P/Sources", to: "../Shared")
        let workspace = try folder.workspace()
        #expect(try sources(of: "A", in: workspace) == [plain])
        #expect(try sources(of: "B", in: workspace) == ["P/Sources/B/sub/b.swift Other"])
        #expect(workspace.repository.strays.isEmpty)
    }

    @Test("a link to a file is read as the file")
    func linkedFile() throws {
        try folder.write("import Hidden", to: "../outside/text.txt")
        try folder.link("P/Sources/A/z.swift", to: "\(folder.root)/../outside/text.txt")
        #expect(
            try sources(of: "A", in: folder.workspace()) == [plain, "P/Sources/A/z.swift Hidden"]
        )
    }

    @Test("a cycle of links ends, with each folder once")
    func circle() throws {
        try folder.write("import Deep", to: "P/Sources/A/sub/s.swift")
        try folder.link("P/Sources/A/here", to: ".")
        try folder.link("P/Sources/A/sub/up", to: "../..")
        #expect(
            try sources(of: "A", in: folder.workspace()) == [
                plain, "P/Sources/A/sub/s.swift Deep", "P/Sources/A/sub/up/B/b.swift Other",
            ]
        )
    }

    @Test("the exclusions of a manifest apply behind links")
    func excluded() throws {
        try folder.package("P", "targets: [.target(name: \"A\", exclude: [\"Link/no.swift\"])]")
        try folder.remove("P/Sources/B")
        try folder.write("import No", to: "Shared/no.swift")
        try folder.write("import Yes", to: "Shared/yes.swift")
        try folder.link("P/Sources/A/Link", to: "../../../Shared")
        #expect(
            try sources(of: "A", in: folder.workspace()) == [
                plain, "P/Sources/A/Link/yes.swift Yes",
            ]
        )
    }

    @Test("a folder that cannot be opened is a problem")
    func unreadable() throws {
        try folder.write("import Hidden", to: "../outside/o.swift")
        try folder.link("P/Sources/A/Link", to: "\(folder.root)/../outside")
        let outside = "\(folder.root)/../outside"
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: outside)
        defer {
            try? FileManager.default.setAttributes(
                [.posixPermissions: 0o700],
                ofItemAtPath: outside
            )
        }
        // The superuser can open every folder.
        guard (try? FolderEntry.all(in: outside)) == nil else { return }
        #expect(try folder.workspace().obstacles.map(\.place) == ["P/Sources/A/Link"])
    }
}
