@testable import ArchitectureLint

extension Breach {
    private static let manifest = "Packages/Card/Package.swift"

    /// A feature's manifest declares what it may not.
    static let manifests = [
        declaring(
            "on a platform",
            package: ".package(path: \"../DemandDeposit\")",
            product: """
                .product(
                    name: "DemandDeposit", package: "DemandDeposit",
                    condition: .when(platforms: [.windows])
                )
                """,
            line: "name: \"DemandDeposit\","
        ),
        declaring(
            "for a trait",
            package: ".package(path: \"../DemandDeposit\")",
            product: product("DemandDeposit", condition: ".when(traits: [\"Bridge\"])"),
            and: .insert(
                "\n    traits: [.trait(name: \"Bridge\")],",
                after:
                    "    products: [\n        .library(name: \"Card\", targets: [\"Card\"])\n    ],",
                in: manifest
            )
        ),
        declaring(
            "by a word",
            package: ".package(path: \"../DemandDeposit\")",
            product: "\"DemandDeposit\"",
            line: "\"DemandDeposit\""
        ),
        declaring(
            "by another name",
            package: ".package(name: \"Deposits\", path: \"../DemandDeposit\")",
            product: product("Deposits")
        ),
        declaring(
            "by a detour",
            package: ".package(path: \"../Signing/../DemandDeposit/.\")",
            product: product("DemandDeposit")
        ),
        declaring(
            "in a manifest that has to be run",
            package: "path.isEmpty ? .package(path: \"../RIBs\") : .package(path: path)",
            product: product("DemandDeposit"),
            and: .insert(
                "\nlet path = [\"..\", \"DemandDeposit\"].joined(separator: \"/\")",
                after: "import PackageDescription",
                in: manifest
            )
        ),
        declaring(
            "under another product's name",
            package: ".package(path: \"../DemandDeposit\")",
            product: ".product(name: \"Savings\", package: \"DemandDeposit\")",
            line: "name: \"Savings\"",
            and: .insert(
                "\n        .library(name: \"Savings\", targets: [\"DemandDeposit\"]),",
                after: "products: [",
                in: "Packages/DemandDeposit/Package.swift"
            )
        ),
        declaring(
            "with an alias for its module",
            package: ".package(path: \"../DemandDeposit\")",
            product: """
                .product(
                    name: "DemandDeposit", package: "DemandDeposit",
                    moduleAliases: ["DemandDeposit": "Savings"]
                )
                """
        ),
        declaring(
            "which is the app",
            package: ".package(path: \"../../App\")",
            product: ".product(name: \"BankApp\", package: \"App\")",
            line: "name: \"BankApp\"",
            imported: "BankApp"
        ).letting(["Card"], reach: besideCard, through: "BankApp"),
    ]

    /// Something comes from outside of the repository.
    static let thirdParties = [
        depending(on: ".package(url: \"https://example.org/deposits.git\", from: \"1.0.0\")"),
        depending(on: ".package(id: \"example.deposits\", from: \"1.0.0\")", "example.deposits"),
        depending(on: ".package(path: \"../../../deposits\")"),
        Breach(
            "a feature brings a binary",
            .insert(
                "\n        .binaryTarget(name: \"Blob\", path: \"Blob.xcframework\"),",
                after: "    targets: [",
                in: manifest
            ),
            finds: Finding(.thirdParty, "Card", "Blob", in: manifest, at: "\"Blob\""),
            Finding(.noPlace, "Card", "Blob", in: manifest, at: "\"Blob\"")
        ),
    ]

    private static func product(_ package: String, condition: String? = nil) -> String {
        let condition = condition.map { ", condition: \($0)" } ?? ""
        return ".product(name: \"DemandDeposit\", package: \(package.jsonQuoted)\(condition))"
    }

    private static func declaring(
        _ how: String,
        package: String,
        product: String,
        line: String = "name: \"DemandDeposit\"",
        imported: String = "DemandDeposit",
        and change: Change? = nil
    ) -> Breach {
        Breach(
            "a feature declares a dependency \(how)",
            changes: [
                .insert("\n        \(package),", after: "    dependencies: [", in: manifest),
                .insert("\n\(product),", after: "            dependencies: [", in: manifest),
            ] + (change.map { [$0] } ?? []),
            findings: [Finding("Card", imported, in: manifest, at: line)]
        )
    }

    private static func depending(on package: String, _ name: String = "deposits") -> Breach {
        Breach(
            "a feature depends on \(package)",
            .insert("\n        \(package),", after: "    dependencies: [", in: manifest),
            finds: Finding(.thirdParty, "Card", name, in: manifest, at: package)
        )
    }
}
