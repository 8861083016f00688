import Foundation

/// GameRoot imports no feature, which the linter would allow to the app.
@Suite("The root of the game")
struct GameImportsTests {
    private static let app = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../../App/Sources/BankApp")
        .standardizedFileURL

    @Test("GameRoot imports GameInterface and never Game")
    func imports() throws {
        let files = try #require(
            FileManager.default.enumerator(at: Self.app, includingPropertiesForKeys: nil)
        ).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        var importers: [String: Set<String>] = [:]
        for file in files {
            let source = try String(contentsOf: file, encoding: .utf8)
            for line in source.matches(of: /(?m)^[^\n\/"]*\bimport\s+(?:\w+\s+)?(Game\w*)/) {
                importers[String(line.1), default: []].insert(
                    String(file.path.dropFirst(Self.app.path.count + 1))
                )
            }
        }
        #expect(importers["Game"] == ["Composition/BankComposition.swift"])
        // Without importers the search would have found no files.
        let root = try #require(importers["GameInterface"]).filter { $0.hasPrefix("GameRoot/") }
        #expect(root.count > 5, "\(importers)")
    }
}
