@testable import ArchitectureLint

/// Two features that use each other through an interface, a package each.
struct Estate {
    private let site: TemporaryFolder

    /// Its absolute path.
    var root: String { site.path }

    init() throws {
        site = try TemporaryFolder()
        for (file, text) in Self.files { try write(text, to: file) }
    }

    /// Writes a file.
    func write(_ text: String, to file: String) throws {
        try site.write(text, to: file)
    }

    /// Takes away a file or folder.
    func remove(_ name: String) throws {
        try site.remove(name)
    }

    private static func manifest(_ name: String, _ needs: String) -> String {
        let quoted = name.jsonQuoted
        let dependency = needs.isEmpty ? "" : needs.jsonQuoted
        let path = "../\(needs)".jsonQuoted
        return """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: \(quoted),
                products: [.library(name: \(quoted), targets: [\(quoted)])],
                dependencies: [\(needs.isEmpty ? "" : ".package(path: \(path))")],
                targets: [.target(name: \(quoted), dependencies: [\(dependency)])]
            )

            """
    }

    private static let files = [
        ".archlint.json5": """
        { version: 1,
          groups: [
            { name: "interface", modules: { target: "Interface" } },
            { name: "feature", modules: { target: "*" } },
          ],
          rules: [
            { name: "apart", kind: "independence", of: "feature", reason: "so" },
            { name: "known", kind: "declared", reason: "so" },
          ] }

        """,
        "Interface/Package.swift": manifest("Interface", ""),
        "Interface/Sources/Interface/Interface.swift": "public protocol Opening {}\n",
        "Card/Package.swift": manifest("Card", "Interface"),
        "Card/Sources/Card/Card.swift": "import Interface\n",
        "Card/Sources/Card/Plain.swift": "#if DEBUG\n@_spi(Bank) import Interface\n#endif\n",
        "Deposit/Package.swift": manifest("Deposit", "Interface"),
        "Deposit/Sources/Deposit/Deposit.swift": "import Interface\n",
    ]
}

extension Sample {
    /// The summary of a rule.
    func summary(_ rule: String) throws -> RuleSummary {
        let text = """
            { version: 1, groups: [
              { name: "app", modules: { target: "App" } },
              { name: "feature", modules: [{ target: "Card" }, { target: "Deposit" }, { target: "Safe" }] },
            ], rules: [{ name: "rule", reason: "so", \(rule) }] }
            """
        guard let rules = RuleFileReader.read(Array(text.utf8), file: "r.json5").rules else {
            throw Problem(.badData, rule)
        }
        return RuleRun(architecture, against: rules, file: "r.json5").summaries[0]
    }
}
