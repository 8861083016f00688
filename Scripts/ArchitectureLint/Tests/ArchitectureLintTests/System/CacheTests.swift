import Foundation
import Testing

@testable import ArchitectureLint

@Suite("The cache")
struct CacheTests {
    private let key = Cache.Key(toolchain: "6.3", question: "/a", text: "let package = 0")

    @Test("answers for an equal key only")
    func answer() throws {
        let folder = try TemporaryFolder()
        Cache(folder: folder.path).store("{}", for: key)
        let cache = Cache(folder: folder.path)
        #expect(cache.answer(to: key) == "{}")
        let others = [
            Cache.Key(toolchain: "6.4", question: key.question, text: key.text),
            Cache.Key(toolchain: key.toolchain, question: "/b", text: key.text),
            Cache.Key(toolchain: key.toolchain, question: key.question, text: "let a = 0"),
        ]
        for other in others { #expect(cache.answer(to: other) == nil) }
    }

    @Test("ignores an entry with another key, and a damaged one")
    func damaged() throws {
        let folder = try TemporaryFolder()
        let cache = Cache(folder: folder.path)
        cache.store("{}", for: key)
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).first
        )
        let entry = try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
        try folder.write(entry.replacingOccurrences(of: "6.3", with: "6.4"), to: name)
        #expect(cache.answer(to: key) == nil)
        try folder.write("{", to: name)
        #expect(cache.answer(to: key) == nil)
    }
}
