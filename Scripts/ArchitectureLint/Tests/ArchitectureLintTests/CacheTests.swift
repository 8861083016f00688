import Foundation
import Testing

@testable import ArchitectureLint

@Suite("What the toolchain answered")
struct CacheTests {
    private let key = Cache.Key(toolchain: "6.3", question: "/a", text: "let package = 0")

    @Test("is kept for the same toolchain, folder and text, and for nothing else")
    func kept() throws {
        let folder = try TemporaryFolder()
        Cache(folder: folder.path).keep("{}", to: key)
        let cache = Cache(folder: folder.path)
        #expect(cache.answer(to: key) == "{}")
        let others = [
            Cache.Key(toolchain: "6.4", question: key.question, text: key.text),
            Cache.Key(toolchain: key.toolchain, question: "/b", text: key.text),
            Cache.Key(toolchain: key.toolchain, question: key.question, text: "let a = 0"),
        ]
        for other in others { #expect(cache.answer(to: other) == nil) }
    }

    @Test("is not believed when the file is another's or damaged")
    func damaged() throws {
        let folder = try TemporaryFolder()
        let cache = Cache(folder: folder.path)
        cache.keep("{}", to: key)
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).first
        )
        let entry = try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
        try folder.write(entry.replacingOccurrences(of: "6.3", with: "6.4"), to: name)
        #expect(cache.answer(to: key) == nil)
        try folder.write("{", to: name)
        #expect(cache.answer(to: key) == nil)
    }

    @Test(
        "is worked out anew when the manifest may look around",
        arguments: [
            ("import PackageDescription\nlet package = Package(name: \"A\")", true),
            ("import PackageDescription\nimport Foundation", false),
            ("import PackageDescription\nlet a = Context.environment[\"A\"]", false),
            ("import PackageDescription\n// Context", true),
        ]
    )
    func selfContained(manifest: String, expected: Bool) {
        #expect(ManifestReader.isSelfContained(Array(manifest.utf8)) == expected)
    }

    @Test("is read again when the manifest changes, and not before")
    func readAgain() throws {
        let house = try TemporaryFolder()
        let cache = try TemporaryFolder()
        let reader = ManifestReader(
            tree: try FileTree(root: house.path),
            toolchain: try Toolchain(),
            cache: Cache(folder: cache.path)
        )
        func manifest(_ name: String) -> String {
            "// swift-tools-version: 6.2\nimport PackageDescription\n"
                + "let package = Package(name: \"\(name)\")\n"
        }
        try house.write(manifest("First"), to: "Package.swift")
        #expect(try reader.package(at: "").name == "First")
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).count == 1)
        #expect(try reader.package(at: "").name == "First")
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).count == 1)
        try house.write(manifest("Second"), to: "Package.swift")
        #expect(try reader.package(at: "").name == "Second")
    }
}
