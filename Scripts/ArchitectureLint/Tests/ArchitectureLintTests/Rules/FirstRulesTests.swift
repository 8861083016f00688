import Foundation
import Testing

@testable import ArchitectureLint

@Suite("A first rules file")
struct FirstRulesTests {
    /// The run of a proposal on its own architecture.
    private func run(_ architecture: Architecture) throws -> RuleRun {
        let text = RuleProposal(architecture).text
        let (rules, problems) = RuleFileReader.read(Array(text.utf8), file: "r")
        #expect(problems.isEmpty, "\(problems) in \(text)")
        return RuleRun(architecture, against: try #require(rules), file: "r")
    }

    /// Modules by the paths of their packages, and their dependencies.
    private func architecture(
        _ modules: [(package: String, target: String, kind: TargetKind)],
        _ edges: [(String, String)] = []
    ) -> Architecture {
        var architecture = Architecture()
        architecture.modules = modules.map { package, target, kind in
            var module = Sample.module(target, kind)
            module.package = package
            module.packageFolder = package.split(separator: "/").last.map(String.init) ?? "root"
            return module
        }
        architecture.edges = edges.flatMap { from, to in
            [Sample.edge(from, to, .declared), Sample.edge(from, to, .imported)]
        }
        return architecture
    }

    @Test("holds for its packages, with every target in a group")
    func holds() throws {
        let run = try run(
            Sample(imports: ["App": ["Card"]], declares: ["App": ["Card"]]).architecture
        )
        #expect(run.violations.allSatisfy { $0.severity == .warning } && run.problems.isEmpty)
        #expect(run.groups.map(\.name) == ["Packages interfaces", "Packages", "Packages tests"])
        #expect(run.groups.map(\.count) == [1, 6, 1])
    }

    @Test("makes a rule that does not hold a warning, with a count")
    func warns() throws {
        let architecture = Sample(
            imports: ["App": ["Card"], "Safe": ["Card"]],
            declares: ["App": ["Card"]]
        ).architecture
        let run = try run(architecture)
        #expect(Set(run.violations.map(\.rule)) == ["Packages apart"])
        #expect(run.violations.allSatisfy { $0.severity == .warning })
        #expect(
            RuleProposal(architecture).text.contains(
                "    // Does not hold yet, in \(run.violations.count) places: "
            )
        )
    }

    @Test("covers packages at any depth")
    func places() throws {
        var sample = Sample()
        let paths = ["", "App", "App/Sub", "Modules/a\"b/Card", "Modules/Card", "Modules/a\nb/C"]
        for (index, path) in paths.enumerated() {
            sample.architecture.modules[index].package = path
        }
        let run = try run(sample.architecture)
        #expect(run.violations.isEmpty && run.problems.isEmpty)
    }

    @Test("separates features, shared libraries and executables")
    func features() {
        let features = ["Cart", "Checkout", "Search", "Profile"]
        let first = GroupProposal(
            architecture(
                features.map { ("Features/\($0)", $0, .library) } + [
                    ("App", "Shop", .executable), ("Features/Core", "Core", .library),
                    ("Interfaces", "CartInterface", .library), ("Interfaces", "PriceAPI", .library),
                    ("Features/Cart", "CartTests", .test), ("Features/Cart", "CartMocks", .library),
                ],
                features.flatMap { [("Shop", $0), ($0, "Core"), ($0, "CartInterface")] }
                    + [("Checkout", "Cart"), ("CartTests", "Cart")]
            )
        )
        #expect(
            first.groups.map(\.name) == [
                "App", "Features testing", "Features shared", "Features", "Features tests",
                "Interfaces",
            ]
        )
        #expect(
            LayerProposal(first).layers == [
                ["App"], ["Features"], ["Features testing", "Features shared", "Interfaces"],
            ]
        )
        let rules = ProposedRule.all(for: first)
        #expect(rules.prefix(2).map(\.name) == ["Features apart", "layers"])
        #expect(rules.first?.fields == "of: \"Features\",")
    }

    @Test("groups the targets of a single package one by one")
    func onePackage() {
        let first = GroupProposal(
            architecture(
                [
                    ("", "Core", .library), ("", "Catalog", .library), ("", "Basket", .library),
                    ("", "BasketInterface", .library), ("", "shop", .executable),
                    ("", "CoreTests", .test), ("", "CatalogTests", .test),
                ],
                [
                    ("Catalog", "Core"), ("Basket", "Core"), ("shop", "Catalog"),
                    ("shop", "Basket"), ("CoreTests", "Core"), ("Catalog", "BasketInterface"),
                ]
            )
        )
        #expect(
            first.groups.map(\.name) == [
                "interfaces", "Core", "Catalog", "Basket", "shop", "tests",
            ]
        )
        #expect(
            LayerProposal(first).layers == [
                ["shop"], ["Catalog", "Basket"], ["interfaces", "Core"],
            ]
        )
        #expect(ProposedRule.all(for: first).first?.fields == "of: [\"Catalog\", \"Basket\"],")
    }

    @Test("leaves cycles out of the layers")
    func circle() throws {
        let architecture = architecture(
            [
                ("Up", "Up", .library), ("A", "A", .library), ("B", "B", .library),
                ("C", "C", .library),
            ],
            [("Up", "A"), ("A", "B"), ("B", "A"), ("B", "C")]
        )
        let layers = LayerProposal(GroupProposal(architecture))
        #expect(layers.layers == [["Up"], ["C"]])
        #expect(layers.cycle == ["A", "B"])
        #expect(
            RuleProposal(architecture).text.contains("form a cycle: \"A\", \"B\".")
        )
        #expect(try Set(run(architecture).violations.map(\.rule)).contains("cycle"))
    }

    @Test("is valid and passes for random packages", arguments: 0..<300)
    func passes(seed: Int) throws {
        var chance = SeededChance(seed: UInt64(seed))
        let folders = ["", "App", "Features", "Features/Deep", "Core", "a\"b", "Kit\\s", "Ä 1"]
        let endings = ["", "", "", "Interface", "API", "Testing", "Tests"]
        let isOne = chance.below(4) == 0
        let modules = (0..<chance.below(14) + 1).map { number in
            let folder = chance.element(of: folders)
            let package = chance.below(3) == 0 ? folder : "\(folder)/P\(chance.below(6))"
            return (
                package: isOne ? "" : folder.isEmpty ? "" : package,
                target: "M\(number)\(chance.element(of: endings))",
                kind: chance.below(2) == 0 ? .library : chance.element(of: TargetKind.allCases)
            )
        }
        let names = modules.map(\.target)
        let edges = (0..<chance.below(20)).map { _ in
            (chance.element(of: names), chance.element(of: names))
        }.filter { $0.0 != $0.1 }
        let found = architecture(modules, edges)
        let run = try run(found)
        #expect(run.problems.isEmpty, "\(RuleProposal(found).text)")
        #expect(run.violations.allSatisfy { $0.severity == .warning })
        #expect(!run.violations.contains { ["layers", "no-place"].contains($0.rule) })
        #expect(run.groups.reduce(0) { $0 + $1.count } == modules.count)
    }

    @Test("is written to a new file with the schema, never over an existing one")
    func output() throws {
        let folder = try TemporaryFolder()
        for (name, dependency) in [("Cart", nil), ("Checkout", "Cart"), ("Search", nil)] {
            let package = dependency.map { ".package(path: \"../\($0)\")" } ?? ""
            let target = dependency?.jsonQuoted ?? ""
            let quoted = name.jsonQuoted
            try folder.write(
                """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: \(quoted), products: [.library(name: \(quoted), targets: [\(quoted)])],
                    dependencies: [\(package)],
                    targets: [.target(name: \(name.jsonQuoted), dependencies: [\(target)])]
                )
                """,
                to: "Features/\(name)/Package.swift"
            )
            try folder.write(
                dependency.map { "import \($0)\n" } ?? "",
                to: "Features/\(name)/Sources/\(name)/\(name).swift"
            )
        }
        try folder.write("{}", to: "Features/Search/archlint.schema.json")
        let file = "\(folder.path)/\(RuleFile.usualName)"
        let arguments = ["init", folder.path, "--no-cache", "--output", file]
        let answer = CommandLineTool().run(arguments)
        #expect(answer.status == .success && answer.errors.isEmpty)
        #expect(answer.output.hasSuffix("yet and are warnings: 1\n"))
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains("$schema: \"./Features/Search/archlint.schema.json\","))
        let check = CommandLineTool().run([folder.path, "--no-cache"])
        #expect(check.status == .success, "\(check)")
        #expect(check.output.contains("Checkout (Features) imports Cart (Features)"))

        let again = CommandLineTool().run(arguments)
        #expect(again.status == .outputFailed && again.errors.contains("exists already"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == text)

        #expect(!text.contains("exclude:"))
        try folder.write("", to: "Features/Search/ORIGIN")
        let printed = CommandLineTool().run(["init", folder.path, "--no-cache"])
        #expect(printed.output.contains("  exclude: [\"Features/Search\"],\n"))
    }
}
