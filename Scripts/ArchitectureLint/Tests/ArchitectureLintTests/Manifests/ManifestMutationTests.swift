import Testing

@testable import ArchitectureLint

@Suite("Damaged manifests")
struct ManifestMutationTests {
    @Test("damaged manifests do not crash the literal reader")
    func survives() {
        var damage = ManifestDamage(seed: 20_261_122)
        let work = GeneratedWork.damagedManifests
        var readable = 0
        for _ in 0..<work.amount {
            let text = damage.next()
            if (try? LiteralReader.read(text, folder: "/house/Sample")) != nil { readable += 1 }
        }
        // A change in a comment or a name leaves a manifest readable.
        #expect(readable > work.amount / 100)
        work.report(work.amount)
    }

    @Test("deeply nested, long and truncated manifests are unsupported")
    func extremes() {
        let head = "// swift-tools-version: 6.2\nimport PackageDescription\nlet a = "
        let texts = [
            String(repeating: "[", count: 100_000), String(repeating: "a(", count: 100_000),
            String(repeating: "/*", count: 100_000), String(repeating: "\"\\(", count: 100_000),
            String(repeating: "#", count: 100_000), String(repeating: ".a", count: 100_000),
            String(repeating: "\n", count: 2_000_000), "\"\u{0}\"", "\"\"\"\n\"\"", "\"\"\"", "#\"",
        ]
        for text in texts {
            #expect(throws: UnsupportedSyntax.self) {
                try LiteralReader.read(Array((head + text).utf8), folder: "/")
            }
        }
        for fixture in ManifestFixture.all where fixture.bytes.count < 800 {
            for length in fixture.bytes.indices {
                _ = try? LiteralReader.read(Array(fixture.bytes[..<length]), folder: "/")
            }
        }
    }

    @Test("a short manifest of a huge package is unsupported")
    func explosion() {
        var text = "// swift-tools-version: 6.2\nimport PackageDescription\n"
        text += "let a0: [Target.Dependency] = [\"A\"]\n"
        for index in 1..<40 {
            text += "let a\(index): [Target.Dependency] = a\(index - 1) + a\(index - 1)\n"
        }
        text += "let package = Package(name: \"A\")\n"
        #expect(throws: UnsupportedSyntax.self) {
            try LiteralReader.read(Array(text.utf8), folder: "/")
        }
    }
}
