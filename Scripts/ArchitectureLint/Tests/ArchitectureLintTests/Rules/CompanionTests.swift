import Testing

@testable import ArchitectureLint

@Suite("In version 2 of the format")
struct CompanionTests {
    /// A shop: two features, their tests, doubles, demo and benchmarks, and a kit below them.
    private static let targets: [(package: String, target: String, kind: TargetKind)] = [
        ("Packages/Card", "Card", .library), ("Packages/Card", "CardTesting", .library),
        ("Packages/Card", "CardTests", .test), ("Packages/Card", "CardDemo", .executable),
        ("Packages/Card", "CardProbe", .executable),
        ("Packages/Card/Benchmarks", "Speed", .executable),
        ("Packages/Deposit", "Deposit", .library), ("Packages/Deposit", "DepositTesting", .library),
        ("Packages/Deposit", "DepositTests", .test), ("Kit", "Kit", .library),
        ("Kit", "KitTesting", .library), ("Other", "OtherTests", .test), ("Pair", "Left", .library),
        ("Pair", "Right", .library), ("Pair", "LeftTests", .test), ("Pair", "LeftoverTests", .test),
        ("Pair", "BothTests", .test),
    ]

    private static func rules(version: Int = 2, groups: String = "", rows: String = "") -> String {
        """
        { version: \(version), groups: [
        { name: "feature", modules: { package: "Packages/*", target: "{package}" } },
        { name: "kit", modules: { target: "Kit" } },
        { name: "part", groups: ["feature", "kit"] },
        \(groups)], rules: [
        { name: "r", reason: "r", kind: "allowed-only", allow: [
          { from: "feature", to: "kit" }, { from: "kit", to: [] }, \(rows)] },
        { name: "t", reason: "t", kind: "toolchain", allow: [
          { from: "feature", modules: "Swift" }] } ] }
        """
    }

    private func context(_ text: String, imports: [(String, String)] = []) throws -> (
        RuleContext, [any RuleCheck]
    ) {
        var architecture = Architecture()
        architecture.modules = Self.targets.map { path, name, kind in
            var module = Sample.module(
                name,
                kind,
                imports.filter { $0.0 == name }.map(\.1)
            )
            let folder = path.split(separator: "/").last.map(String.init) ?? path
            module.package = Sample.package(folder, at: path)
            return module
        }
        let names = Set(Self.targets.map(\.target))
        architecture.edges = imports.filter { names.contains($0.1) }
            .map { Sample.edge($0, $1, .imported) }
        let (file, problems) = RuleFileReader.read(Array(text.utf8), file: "r.json5")
        #expect(problems.map(\.message) == [])
        let rules = try #require(file)
        return (RuleContext(architecture, rules), rules.rules.map(\.check))
    }

    /// The dependencies that the rules refuse, as `CardTests → Deposit`.
    private func refused(_ text: String, _ imports: [(String, String)]) throws -> Set<String> {
        let (context, checks) = try context(text, imports: imports)
        return Set(
            checks.flatMap { $0.violations(in: context) }.map { "\($0.importer) → \($0.imported)" }
        )
    }

    @Test("tests, doubles, demos, probes and benchmarks belong to a module of their package")
    func groups() throws {
        let (context, _) = try context(Self.rules())
        let groups = Self.targets.prefix(12).map {
            context.membership.group(of: $0.target) ?? "none"
        }
        #expect(
            groups == [
                "feature", "feature testing", "feature tests", "feature demo", "feature tests",
                "feature benchmarks", "feature", "feature testing", "feature tests", "kit",
                "kit testing", "none",
            ]
        )
        #expect(
            context.members(of: ["part testing"]) == [
                "CardTesting", "DepositTesting", "KitTesting",
            ]
        )
    }

    @Test(
        "may use their subject, whatever it may use, and the support for tests of that",
        arguments: ["CardTesting", "CardTests", "CardDemo", "CardProbe", "Speed"]
    )
    func allowed(companion: String) throws {
        let allowed = ["Card", "CardTesting", "Kit", "KitTesting"].map { (companion, $0) }
        #expect(try refused(Self.rules(), allowed.filter { $0.0 != $0.1 }) == [])
        let others = ["Deposit", "DepositTesting", "DepositTests", "OtherTests"]
        #expect(
            try refused(Self.rules(), others.map { (companion, $0) })
                == Set(others.map { "\(companion) → \($0)" })
        )
    }

    @Test("no module that is built for users may use them")
    func subjects() throws {
        let companions = ["CardTesting", "CardDemo", "KitTesting"]
        #expect(
            try refused(Self.rules(), companions.map { ("Card", $0) })
                == Set(companions.map { "Card → \($0)" })
        )
    }

    @Test("support for tests may use no test")
    func doubles() throws {
        #expect(
            try refused(Self.rules(), [("CardTesting", "CardTests"), ("CardTests", "CardDemo")])
                == ["CardTesting → CardTests"]
        )
    }

    @Test("a row for companions adds to what they may use, and a wildcard names several groups")
    func rows() throws {
        let imports = [
            ("CardTests", "Deposit"), ("CardDemo", "Deposit"), ("KitTesting", "Deposit"),
        ]
        #expect(
            try refused(Self.rules(rows: #"{ from: "feature tests", to: "feature" }"#), imports)
                == ["CardDemo → Deposit", "KitTesting → Deposit"]
        )
        #expect(
            try refused(Self.rules(rows: #"{ from: "feature *", to: "feat*" }"#), imports)
                == ["KitTesting → Deposit"]
        )
    }

    @Test("tests and benchmarks import any toolchain module, demos only those of their subject")
    func toolchain() throws {
        let companions = ["Card", "CardTesting", "CardTests", "CardDemo", "Speed"]
        let imports = companions.flatMap { [($0, "Swift"), ($0, "Testing"), ($0, "Foundation")] }
        #expect(
            try refused(Self.rules(), imports) == [
                "Card → Testing", "Card → Foundation", "CardTesting → Foundation",
                "CardDemo → Testing", "CardDemo → Foundation",
            ]
        )
    }

    @Test("companions of a free group are free, whatever their rows list")
    func free() throws {
        let rules = Self.rules(rows: #"{ from: "* tests", to: "kit" },"#)
            .replacing(#"{ from: "feature", to: "kit" },"#, with: "")
            .replacing(#"from: "feature", modules"#, with: #"from: "kit tests", modules"#)
        let imports = [
            ("CardTests", "Card"), ("CardTests", "Deposit"), ("CardTests", "Foundation"),
        ]
        #expect(try refused(rules, imports) == [])
    }

    @Test("accompany no module whose name is only a part of a word, and none of several others")
    func others() throws {
        let group = #"{ name: "pair", modules: { package: "Pair", kinds: "library" } },"#
        let (context, _) = try context(Self.rules(groups: group))
        #expect(context.membership.group(of: "LeftTests") == "pair tests")
        #expect(context.membership.group(of: "LeftoverTests") == nil)
        #expect(context.membership.group(of: "BothTests") == nil)
    }

    @Test("of a group of groups leave out those of its exceptions")
    func exceptions() throws {
        let group = #"{ name: "most", groups: ["feature", "kit"], except: { target: "Card" } },"#
        let (context, _) = try context(Self.rules(groups: group))
        #expect(context.members(of: ["most testing"]) == ["DepositTesting", "KitTesting"])
    }

    @Test("a group of the file that has the name of companions replaces them")
    func replaced() throws {
        let group = #"{ name: "feature demo", modules: { target: "*Demo" } },"#
        let (context, _) = try context(Self.rules(groups: group))
        #expect(context.members(of: ["feature demo"]) == ["CardDemo"])
        #expect(try refused(Self.rules(groups: group), [("CardDemo", "Deposit")]) == [])
    }

    @Test("version 1 keeps its meaning: tests without a group are free, and have none")
    func version1() throws {
        let rules = Self.rules(version: 1)
        #expect(try context(rules).0.membership.group(of: "CardTests") == nil)
        #expect(try refused(rules, [("CardTests", "Deposit")]) == [])
    }
}
