@testable import ArchitectureLint

extension Breach {
    private static let card = "Packages/Card/Package.swift"
    private static let source = "Packages/Card/Sources/Card/New.swift"
    private static let interface = "Packages/DependencyContainer/Sources/CardInterface/New.swift"
    private static let console = "Packages/Console/Sources/Console/New.swift"

    /// Breaches by a module between two features that passes one on to the other.
    static let passedOn = [
        Breach(
            "an interface passes a feature on",
            .write("@_exported import Game\n", to: interface),
            finds: Finding("CardInterface", "Game", in: interface, at: "import Game")
        ).letting(
            ["Card", "DemandDeposit", "Notices"],
            reach: ["Game"],
            through: "CardInterface"
        ),
        Breach(
            "Console passes a feature on",
            .write("@_exported\npublic import struct Game.Score\n", to: console),
            finds: Finding("Console", "Game", in: console, at: "import struct Game")
        ).letting(
            ["BackOffice", "Card", "DemandDeposit", "Notices", "SafeBox", "Signing"],
            reach: ["Game"],
            through: "Console"
        ),
        Breach(
            "a package that is new and counts as a feature passes one on",
            changes: between(
                folder: "Packages/Between",
                path: "../Between",
                deposits: "../DemandDeposit"
            ),
            findings: [
                Finding("Card", "Between", in: card, at: "name: \"Between\""),
                Finding("Card", "Between", in: source, at: "import Between"),
                Finding(
                    "Between",
                    "DemandDeposit",
                    in: "Packages/Between/Package.swift",
                    at: ".product(name: \"DemandDeposit\""
                ),
                Finding(
                    "Between",
                    "DemandDeposit",
                    in: "Packages/Between/Sources/Between/Between.swift",
                    at: "import DemandDeposit"
                ),
            ]
        ),
        Breach(
            "a package within a package, which belongs nowhere, passes one on",
            changes: between(
                folder: "Packages/Card/Between",
                path: "Between",
                deposits: "../../DemandDeposit"
            ),
            findings: [
                Finding(.unlisted, "Card", "Between", in: card, at: "name: \"Between\""),
                Finding(.unlisted, "Card", "Between", in: source, at: "import Between"),
                Finding(
                    .noPlace,
                    "Between",
                    "Between",
                    in: "Packages/Card/Between/Package.swift",
                    at: ".target(name: \"Between\""
                ),
            ]
        ).letting(["Card"], reach: ["DemandDeposit"], through: "Between"),
    ]

    /// A package between Card and DemandDeposit.
    private static func between(folder: String, path: String, deposits: String) -> [Change] {
        [
            .write(
                """
                // swift-tools-version: 6.2
                import PackageDescription

                let package = Package(
                    name: "Between",
                    products: [.library(name: "Between", targets: ["Between"])],
                    dependencies: [.package(path: \(deposits.jsonQuoted))],
                    targets: [
                        .target(name: "Between", dependencies: [
                            .product(name: "DemandDeposit", package: "DemandDeposit"),
                        ], swiftSettings: [
                            .enableUpcomingFeature("InternalImportsByDefault"),
                            .enableUpcomingFeature("MemberImportVisibility"),
                        ])
                    ]
                )
                """,
                to: "\(folder)/Package.swift"
            ),
            .write(
                "@_exported public import DemandDeposit\n",
                to: "\(folder)/Sources/Between/Between.swift"
            ),
            .insert(
                "\n        .package(path: \(path.jsonQuoted)),",
                after: "    dependencies: [",
                in: card
            ),
            .insert(
                "\n                .product(name: \"Between\", package: \"Between\"),",
                after: "            dependencies: [",
                in: card
            ),
            .write("import Between\n", to: source),
        ]
    }
}
