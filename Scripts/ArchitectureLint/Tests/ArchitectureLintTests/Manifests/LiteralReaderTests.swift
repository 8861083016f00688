import Foundation
import Testing

@testable import ArchitectureLint

@Suite("A manifest that is read literally")
struct LiteralReaderTests {
    @Test("says what SwiftPM says, or that it is not certain", arguments: ManifestFixture.all)
    func agreesWithSwiftPM(fixture: ManifestFixture) throws {
        #expect((fixture.dump == nil) != (fixture.refusal == nil), "run Fixtures/Manifests/record")
        guard case .success(let manifest) = fixture.literal else { return }
        guard let dump = fixture.dump else {
            Issue.record("it is certain of what SwiftPM refuses: \(fixture.refusal ?? "")")
            return
        }
        #expect(manifest.withoutLines == (try Manifest(dump: ManifestJSON(text: dump))))
    }

    /// A change of the list is to be seen in the difference: what is certain is promised.
    @Test("is certain of just the manifests on the list")
    func certainty() throws {
        let list = ManifestFixture.all.map { fixture in
            switch fixture.literal {
            case .success: "\(fixture.name): certain\n"
            case .failure(let doubt): "\(fixture.name): line \(doubt.line), \(doubt.reason)\n"
            }
        }.joined()
        let expected = try String(
            contentsOfFile: "\(ManifestFixture.path)/certain.txt",
            encoding: .utf8
        )
        if let place = ProcessInfo.processInfo.environment["ARCHLINT_WRITE_CERTAIN"] {
            try list.write(toFile: place, atomically: true, encoding: .utf8)
        }
        #expect(list == expected)
    }

    @Test("is one of over sixty that were written for this")
    func enough() {
        #expect(ManifestFixture.all.count >= 60)
        #expect(ManifestFixture.all.count { (try? $0.literal.get()) != nil } >= 30)
    }

    @Test("knows the line of everything in it")
    func lines() throws {
        let text = """
            // swift-tools-version: 6.2
            import PackageDescription
            func other(_ name: String) -> Target.Dependency {
                .product(name: name, package: "Other")
            }
            let settings: [SwiftSetting] = [
                .define("X")
            ]
            let package = Package(
                name: "Sample",
                products: [
                    .library(name: "A", targets: ["A"])
                ],
                traits: [
                    "T"
                ],
                dependencies: [
                    .package(path: "../Other")
                ],
                targets: [
                    .target(
                        name: "A",
                        dependencies: [
                            "B",
                            other("O"),
                        ],
                        swiftSettings: settings,
                        plugins: [
                            "P"
                        ]
                    ),
                    .target(name: "B"),
                ]
            )
            """
        let manifest = try LiteralReader.read(Array(text.utf8), folder: "/house/Sample")
        #expect(manifest.products.map(\.line) == [12])
        #expect(manifest.traits.map(\.line) == [15])
        #expect(manifest.dependencies.map(\.line) == [18])
        #expect(manifest.targets.map(\.line) == [21, 32])
        #expect(manifest.targets[0].dependencies.map(\.line) == [24, 25])
        #expect(manifest.targets[0].settings.map(\.line) == [7])
        #expect(manifest.targets[0].plugins.map(\.line) == [29])
    }

    @Test("quotes in a doubt nothing that would end its line")
    func oneLine() {
        let text = #"""
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "P", dependencies: [.package(path: "~\n\u{1B}[2J")])
            """#
        #expect(throws: Doubt(reason: #"the path ~\n\u{1B}[2J"#, line: 3)) {
            try LiteralReader.read(Array(text.utf8), folder: "/house/Sample")
        }
    }
}
