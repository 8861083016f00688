import ArchitectureLintFuzzing
import Foundation
import Testing

@testable import ArchitectureLint

@Suite("The literal reader")
struct LiteralReaderTests {
    @Test("agrees with SwiftPM on each supported manifest", arguments: ManifestFixture.all)
    func agreesWithSwiftPM(fixture: ManifestFixture) throws {
        #expect((fixture.dump == nil) != (fixture.refusal == nil), "run Fixtures/Manifests/record")
        guard case .success(let manifest) = fixture.literal else { return }
        guard let dump = fixture.dump else {
            Issue.record("SwiftPM rejects it: \(fixture.refusal ?? "")")
            return
        }
        #expect(manifest.withoutLines == (try Manifest(dump: dump)))
    }

    @Test("supports exactly the listed manifests")
    func support() throws {
        let list = ManifestFixture.all.map { fixture in
            switch fixture.literal {
            case .success: "\(fixture.name): literal\n"
            case .failure(let error): "\(fixture.name): line \(error.line), \(error.reason)\n"
            }
        }.joined()
        let expected = try String(
            contentsOfFile: "\(ManifestFixture.path)/literal.txt",
            encoding: .utf8
        )
        if let place = ProcessInfo.processInfo.environment["ARCHLINT_WRITE_LITERAL"] {
            try list.write(toFile: place, atomically: true, encoding: .utf8)
        }
        #expect(list == expected)
    }

    @Test("is tested with over sixty manifests")
    func enough() {
        #expect(ManifestFixture.all.count >= 60)
        #expect(ManifestFixture.all.count { (try? $0.literal.get()) != nil } >= 30)
    }

    @Test("returns the line of each part")
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
        #expect(manifest.dependencies.map(\.line) == [15])
        #expect(manifest.targets.map(\.line) == [18, 29])
        #expect(manifest.targets[0].dependencies.map(\.line) == [21, 22])
        #expect(manifest.targets[0].settings.map(\.line) == [7])
        #expect(manifest.targets[0].plugins.map(\.line) == [26])
    }

    @Test("escapes control characters in a reason")
    func oneLine() {
        let text = #"""
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "P", dependencies: [.package(path: "~\n")])
            """#
        #expect(throws: UnsupportedSyntax(#"the path '~\n'"#, line: 3)) {
            try LiteralReader.read(Array(text.utf8), folder: "/house/Sample")
        }
    }
}
