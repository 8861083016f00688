import Testing

@testable import ArchitectureLint

/// A small architecture: for each name a package with one module and one file.
struct Sample {
    var architecture = Architecture()

    private static let groups = """
        { version: 1, groups: [
        { name: "app", modules: { target: "App" } },
        { name: "feature", modules: { target: "{package}", kinds: "library" },
          except: [{ target: "Tool" }, { target: "Ledger" }, { target: "*Interface" }] },
        { name: "adapter", modules: { target: "Ledger" } },
        { name: "interface", modules: { package: "Packages/*", target: "*Interface" } },
        { name: "kinds", modules: { kinds: ["macro", "binary", "system"] }, mayBeEmpty: true },
        { name: "all", groups: ["app", "feature"], except: { target: "Card" } },
        ], rules: [

        """

    init(imports: [String: [String]] = [:], declares: [String: [String]] = [:]) {
        architecture.modules = [
            "App", "Card", "Deposit", "Safe", "Ledger", "CardInterface", "Tool",
        ].map { Self.module($0, .library, imports[$0] ?? []) }
        architecture.modules.append(Self.module("CardTests", .test, imports["CardTests"] ?? []))
        let names = Set(architecture.modules.map(\.name))
        for (kind, lists) in [(Edge.Kind.declared, declares), (.imported, imports)] {
            for from in lists.keys.sorted() {
                architecture.edges += (lists[from] ?? []).filter(names.contains).map {
                    Self.edge(from, $0, kind)
                }
            }
        }
    }

    static func module(_ name: String, _ kind: TargetKind, _ imports: [String] = [])
        -> Module
    {
        Module(
            target: Manifest.Target(
                name: name,
                kind: kind,
                excluded: [],
                resources: [],
                dependencies: [],
                plugins: [],
                settings: []
            ),
            package: package(name, at: "Packages/\(name)"),
            files: [
                SourceFile(
                    path: "\(name).swift",
                    imports: imports.enumerated().map { Import(module: $1, line: $0 + 1) }
                )
            ]
        )
    }

    static func package(_ name: String, at path: String) -> SwiftPackage {
        let manifest = Manifest(
            name: name,
            toolsVersion: "6.2.0",
            products: [],
            dependencies: [],
            traits: [],
            targets: []
        )
        return SwiftPackage(manifest, at: path)
    }

    static func edge(_ from: String, _ to: String, _ kind: Edge.Kind) -> Edge {
        let file = kind == .declared ? "Packages/\(from)/Package.swift" : "\(from).swift"
        return Edge(from: from, to: to, kind: kind, place: Place(file: file, line: 1))
    }

    /// Gives every import an attribute.
    mutating func mark(_ attribute: String) {
        architecture.modules = architecture.modules.map { module in
            var module = module
            module.files = module.files.map { file in
                SourceFile(
                    path: file.path,
                    imports: file.imports.map {
                        Import(module: $0.module, attributes: [attribute], line: $0.line)
                    }
                )
            }
            return module
        }
    }

    /// Checks one or two rules.
    func run(_ rule: String, and other: String = "") throws -> RuleRun {
        let text =
            "\(Self.groups){ name: \"rule\", reason: \"because\", \(rule) }, \(other)\n] }"
        let (rules, problems) = RuleFileReader.read(Array(text.utf8), file: "r.json5")
        #expect(problems.isEmpty, "\(problems)")
        return RuleRun(
            architecture,
            against: try #require(rules),
            file: "r.json5"
        )
    }

    /// The sorted violations of a rule: importer, modules in between, imported.
    func found(_ rule: String, and other: String = "") throws -> [String] {
        try run(rule, and: other).violations.map { violation in
            let through = violation.chain.dropLast().map(\.to).joined(separator: ", ")
            return "\(violation.importer) \(violation.imported)"
                + (through.isEmpty ? "" : " via \(through)")
        }.sorted()
    }
}
