import Foundation
import Testing

@testable import ArchitectureLint

@Suite("Damaged manifests")
struct ManifestMutationTests {
    /// What is tried: some always, many in the long run.
    private static let count =
        ProcessInfo.processInfo.environment["MODULARBANK_LONG"] == "1" ? 100_000 : 5_000

    @Test("never stop the reader, and end soon")
    func survives() {
        var damage = ManifestDamage(seed: 20_261_122)
        var certain = 0
        for _ in 0..<Self.count {
            let text = damage.next()
            if (try? LiteralReader.read(text, folder: "/house/Sample")) != nil { certain += 1 }
        }
        // Some changes are in comments and names: were none certain, nothing had been tried.
        #expect(certain > Self.count / 100)
    }

    @Test("nested deep, long, or cut off anywhere are doubted")
    func extremes() {
        let head = "// swift-tools-version: 6.2\nimport PackageDescription\nlet a = "
        let texts = [
            String(repeating: "[", count: 100_000), String(repeating: "a(", count: 100_000),
            String(repeating: "/*", count: 100_000), String(repeating: "\"\\(", count: 100_000),
            String(repeating: "#", count: 100_000), String(repeating: ".a", count: 100_000),
            String(repeating: "\n", count: 2_000_000), "\"\u{0}\"", "\"\"\"\n\"\"", "\"\"\"", "#\"",
        ]
        for text in texts {
            #expect(throws: Doubt.self) {
                try LiteralReader.read(Array((head + text).utf8), folder: "/")
            }
        }
        for fixture in ManifestFixture.all where fixture.bytes.count < 800 {
            for length in fixture.bytes.indices {
                _ = try? LiteralReader.read(Array(fixture.bytes[..<length]), folder: "/")
            }
        }
    }

    @Test("that say much in few words are doubted")
    func explosion() {
        var text = "// swift-tools-version: 6.2\nimport PackageDescription\n"
        text += "func f0(_ a: String) -> String { \"\\(a)\\(a)\" }\n"
        for index in 1..<40 {
            text += "func f\(index)(_ a: String) -> String { f\(index - 1)(f\(index - 1)(a)) }\n"
        }
        text += "let package = Package(name: f39(\"x\"))\n"
        #expect(throws: Doubt.self) {
            try LiteralReader.read(Array(text.utf8), folder: "/")
        }
    }
}
