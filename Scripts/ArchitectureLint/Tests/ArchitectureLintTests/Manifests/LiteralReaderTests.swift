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

    /// The parts of a package, each with the tools version that introduced it, according to
    /// PackageDescription.
    private static let introduced: [(String, minor: Int)] = [
        ("defaultLocalization: \"en\"", 3), ("platforms: [.macOS(.v11)]", 3),
        ("platforms: [.macOS(.v12)]", 5), ("platforms: [.iOS(.v14)]", 3),
        ("platforms: [.tvOS(.v15)]", 5), ("platforms: [.watchOS(.v7)]", 3),
        ("platforms: [.watchOS(.v8)]", 5), ("platforms: [.macCatalyst(.v13)]", 5),
        ("platforms: [.driverKit(.v19)]", 5),
        (
            "products: [.plugin(name: \"P\", targets: [\"A\"])], "
                + "targets: [.plugin(name: \"A\", capability: .buildTool())]",
            5
        ),
        ("dependencies: [.package(url: \"https://e.com/o\", branch: \"b\")]", 5),
        ("dependencies: [.package(url: \"https://e.com/o\", revision: \"b\")]", 5),
        ("targets: [.systemLibrary(name: \"S\", providers: [.yum([\"a\"])])]", 3),
        ("targets: [.executableTarget(name: \"A\")]", 4),
        ("targets: [.target(name: \"A\", resources: [.copy(\"a\")])]", 3),
        ("targets: [.testTarget(name: \"A\", plugins: [\"P\"])]", 5),
        ("targets: [.plugin(name: \"A\", capability: .buildTool())]", 5),
        ("targets: [.binaryTarget(name: \"A\", path: \"A.xcframework\")]", 3),
        (
            "targets: [.target(name: \"A\", dependencies: [.target(name: \"B\", "
                + "condition: .when(platforms: [.linux]))]), .target(name: \"B\")]",
            3
        ),
        (
            "targets: [.target(name: \"A\", swiftSettings: [.define(\"A\", "
                + ".when(platforms: [.wasi]))])]",
            3
        ),
        ("targets: [], cLanguageStandard: .c17", 4),
        ("targets: [], cxxLanguageStandard: .cxx20", 4),
    ]

    @Test("supports no part of a package before its tools version", arguments: introduced)
    func tooEarly(part: String, minor: Int) throws {
        func read(_ minor: Int) throws -> Manifest {
            let text = """
                // swift-tools-version:5.\(minor)
                import PackageDescription
                let package = Package(name: "A", \(part))
                """
            return try LiteralReader.read(Array(text.utf8), folder: "/house/Sample")
        }
        _ = try read(minor)
        #expect(throws: UnsupportedSyntax.self) { try read(minor - 1) }
    }

    @Test("returns the line of each part")
    func lines() throws {
        let text = """
            // swift-tools-version: 6.2
            import PackageDescription
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
                            .product(name: "O", package: "Other"),
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
        #expect(manifest.products.map(\.line) == [9])
        #expect(manifest.dependencies.map(\.line) == [12])
        #expect(manifest.targets.map(\.line) == [15, 26])
        #expect(manifest.targets[0].dependencies.map(\.line) == [18, 19])
        #expect(manifest.targets[0].settings.map(\.line) == [4])
        #expect(manifest.targets[0].plugins.map(\.line) == [23])
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
