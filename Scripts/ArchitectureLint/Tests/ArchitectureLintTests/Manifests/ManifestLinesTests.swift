import Testing

@testable import ArchitectureLint

@Suite("The lines of a manifest")
struct ManifestLinesTests {
    private let text = ManifestLines(
        Array(
            """
            let package = Package(
                name: "Card",
                products: [.library(name: "Card", targets: ["Card"])],
                dependencies: [.package(path: "../Ledger")],
                targets: [
                    .target(name: "Card", dependencies: [
                        "Ledger",
                    ]),
                    .testTarget(name: "CardTests", dependencies: ["Card", "Ledger"]),
                ]
            )
            """.utf8
        )
    )

    @Test("a dependency has the line on which its target names it")
    func dependency() {
        #expect(text.line(of: "Ledger", in: "Card") == 7)
        #expect(text.line(of: "Ledger", in: "CardTests") == 9)
        #expect(text.line(of: "Card", in: "CardTests") == 9)
    }

    @Test("a dependency with a computed name has the line of its target")
    func computed() {
        #expect(text.line(of: "Other", in: "CardTests") == 9)
        #expect(text.line(of: "Other", in: "OtherTests") == 1)
    }

    @Test("a target in a list of dependencies is not a declaration")
    func targetDependency() {
        let text = ManifestLines(
            Array(
                """
                .target(
                    name: "A",
                    dependencies: [
                        .target(name: "B"),
                        .product(name: "C", package: "c"),
                    ]
                ),
                .target(name: "B", dependencies: []),
                .target(name: "D", dependencies: [.target(name: "A")]),
                .target(
                    name: "E", dependencies: common + (isLarge ? [.target(name: "B")] : [
                        .target(name: "D", condition: .when(platforms: [.linux])),
                        "C",
                    ]),
                    path: "E"
                ),
                .target(name: "F"),
                """.utf8
            )
        )
        #expect(text.line(of: "B", in: "A") == 4)
        #expect(text.line(of: "C", in: "A") == 5)
        #expect(text.line(ofTarget: "B") == 8)
        #expect(text.line(ofTarget: "A") == 2)
        #expect(text.line(of: "A", in: "D") == 9)
        #expect(text.line(of: "B", in: "E") == 11)
        #expect(text.line(of: "D", in: "E") == 12)
        #expect(text.line(of: "C", in: "E") == 13)
        #expect(text.line(ofTarget: "F") == 17)
    }

    @Test("a constant, and a name with an interpolation, have their lines")
    func constants() {
        let text = ManifestLines(
            Array(
                #"""
                let log: Target.Dependency = .product(name: "Logging", package: "swift-log")
                let names = ["Card"]
                let package = Package(name: "P", targets: names.map {
                    .target(name: $0, dependencies: [log])
                } + names.map {
                    .testTarget(name: "\($0)Tests", dependencies: [log])
                })
                """#.utf8
            )
        )
        #expect(text.line(of: "Logging", in: "Card") == 1)
        #expect(text.line(ofTarget: "Card") == 2)
        #expect(text.line(ofTarget: "CardTests") == 6)
        #expect(text.line(ofTarget: "Unknown") == 1)
    }

    @Test("a package has the line of its path")
    func package() {
        #expect(text.line(ofPackage: "ledger") == 4)
    }
}
