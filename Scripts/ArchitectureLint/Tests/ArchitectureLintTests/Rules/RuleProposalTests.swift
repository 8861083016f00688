import Testing

@testable import ArchitectureLint

@Suite("Proposed rules")
struct RuleProposalTests {
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
            module.package = Sample.package("root", at: package)
            module.folder = package.isEmpty ? "Sources/\(target)" : "\(package)/Sources/\(target)"
            return module
        }
        architecture.edges = edges.flatMap { from, to in
            [Sample.edge(from, to, .declared), Sample.edge(from, to, .imported)]
        }
        return architecture
    }

    /// The names of groups with the names of their members.
    private func groups(_ architecture: Architecture) -> [String: [String]] {
        let groups = GroupProposal(architecture).groups
        return Dictionary(uniqueKeysWithValues: groups.map { ($0.name, $0.members.map(\.name)) })
    }

    private func rules(_ architecture: Architecture) -> [String: String] {
        let rules = ProposedRule.all(for: GroupProposal(architecture))
        return Dictionary(uniqueKeysWithValues: rules.map { ($0.name, $0.fields ?? "") })
    }

    /// Packages of an app, each with a library, and what each uses.
    private func app(_ features: [String] = ["Cart", "Search", "Profile", "News"]) -> Architecture {
        architecture(
            (features + ["Checkout", "Design", "Network", "Model"])
                .map { ("Packages/\($0)", $0, .library) } + [
                    ("Packages/Cart", "CartTests", .test), ("Packages/Cart", "CartMocks", .library),
                ],
            features.flatMap { [($0, "Design"), ($0, "Network"), ($0, "Model")] } + [
                ("Cart", "Checkout"), ("Search", "Checkout"), ("Checkout", "Model"),
                ("Design", "Model"), ("Network", "Model"), ("CartTests", "Cart"),
                ("CartTests", "CartMocks"), ("CartMocks", "Cart"),
            ]
        )
    }

    @Test("find the features of an app, its foundation, and what is between them")
    func packages() throws {
        #expect(
            groups(app()) == [
                "features": ["Cart", "Search", "Profile", "News"], "shared": ["Checkout"],
                "foundation": ["Design", "Network", "Model"], "tests": ["CartTests"],
                "test support": ["CartMocks"],
            ]
        )
        #expect(
            LayerProposal(GroupProposal(app())).layers
                == [["features"], ["shared"], ["foundation"]]
        )
        let rules = rules(app())
        #expect(rules["features apart"] == #"of: "features","#)
        #expect(rules["testable"] == #"by: "test support","#)
        #expect(
            rules["test support only in tests"]
                == #"from: ["features", "shared", "foundation"], to: "test support","#
        )
        #expect(try run(app()).violations.isEmpty)
    }

    @Test("are broken by a feature that uses another, and by a library that uses a feature")
    func broken() throws {
        let text = RuleProposal(app()).text
        let rules = try #require(RuleFileReader.read(Array(text.utf8), file: "r").rules)
        for (from, to, rule) in [
            ("Cart", "Search", "features apart"), ("Model", "News", "layers"),
            ("News", "CartMocks", "test support only in tests"), ("Design", "Checkout", "layers"),
        ] {
            var other = app()
            other.edges.append(Sample.edge(from, to, .imported))
            let run = RuleRun(other, against: rules, file: "r")
            #expect(
                run.violations.contains { ($0.rule, $0.importer, $0.imported) == (rule, from, to) },
                "\(run.violations)"
            )
        }
    }

    /// A package whose targets have roles by name.
    private var roles: Architecture {
        let features = ["Home", "Game", "Stats"].map { "\($0)Feature" }
        let clients = ["Api", "File", "Audio"].map { "\($0)Client" }
        let libraries =
            features + clients + clients.map { "\($0)Live" } + ["GameHelp", "Models", "Server"]
        return architecture(
            libraries.map { ("", $0, .library) } + [
                ("", "app", .executable), ("", "HomeFeatureTests", .test),
            ],
            features.flatMap { feature in clients.map { (feature, $0) } }
                + clients.flatMap { [("\($0)Live", $0), ($0, "Models"), ("Server", "\($0)Live")] }
                + [
                    ("HomeFeature", "GameFeature"), ("GameFeature", "GameHelp"),
                    ("GameHelp", "StatsFeature"), ("app", "HomeFeature"), ("app", "Server"),
                ]
        )
    }

    @Test("group the targets of a big package by the suffixes of their names")
    func suffixes() throws {
        let found = groups(roles)
        #expect(found["Client"] == ["ApiClient", "FileClient", "AudioClient"])
        #expect(found["Live"] == ["ApiClientLive", "FileClientLive", "AudioClientLive"])
        #expect(found["foundation"] == ["Models"] && found["top"] == ["Server"])
        let rules = rules(roles)
        #expect(rules["Live apart"] == #"of: "Live","#)
        #expect(rules["Live only at the top"]?.hasSuffix(#"to: "Live","#) == true)
        #expect(rules["Live only at the top"]?.contains(#""Client""#) == true)
        #expect(RuleProposal(roles).text.contains(#"{ target: "*Client", kinds: "library" }"#))
        #expect(try run(roles).violations.isEmpty)
    }

    @Test("group the targets of a package by folders of sources")
    func folders() throws {
        var found = app()
        for index in found.modules.indices {
            let name = found.modules[index].target.name
            let folder = ["Search", "Profile", "News"].contains(name) ? "Sources/Old" : "Sources"
            found.modules[index].package = Sample.package("root", at: "")
            found.modules[index].folder = "\(folder)/\(name)"
        }
        #expect(groups(found)["Old"] == ["Search", "Profile", "News"])
        let text = RuleProposal(found).text
        #expect(text.contains(#"{ folder: "Sources/Old/*", kinds: "library" }"#), "\(text)")
        #expect(try run(found).violations.isEmpty)
    }

    @Test("keep areas of packages apart, and packages beside the main ones on top")
    func areas() throws {
        let areas = ["iOS", "macOS"].flatMap { area in
            ["A", "B", "C"].map {
                (package: "\(area)/\($0)", target: "\(area)\($0)", kind: TargetKind.library)
            }
        }
        let found = architecture(
            areas + ["X", "Y", "Z"].map { ("Kit/\($0)", "Kit\($0)", .library) }
                + [("Examples/One", "One", .executable), ("Tools/Lint", "Lint", .executable)],
            areas.map { ($0.target, "KitX") } + [("KitX", "KitZ"), ("One", "iOSA")]
        )
        let groups = groups(found)
        #expect(groups["Examples"] == ["One"] && groups["Tools"] == ["Lint"])
        let rules = rules(found)
        for (area, other) in [("iOS", "macOS"), ("macOS", "iOS")] {
            #expect(rules["\(area) without \(other)"] == #"from: "\#(area)", to: "\#(other)","#)
        }
        #expect(try run(found).violations.isEmpty)
    }

    @Test("give each of few libraries a group")
    func few() {
        let found = architecture(
            ["Server", "Data", "Utils"].map { ("Modules/\($0)", $0, .library) },
            [("Server", "Data"), ("Server", "Utils"), ("Data", "Utils")]
        )
        #expect(LayerProposal(GroupProposal(found)).layers == [["Server"], ["Data"], ["Utils"]])
    }

    @Test("leave out a rule that most targets break, and say so")
    func leftOut() throws {
        var found = app()
        found.modules = found.modules.map { module in
            var module = module
            let uses = found.edges.filter { $0.from == module.name && $0.kind == .imported }
            module.files = [
                SourceFile(
                    path: "\(module.name).swift",
                    imports: uses.map { Import(module: $0.to, attributes: ["@_exported"], line: 1) }
                )
            ]
            return module
        }
        let proposal = RuleProposal(found)
        #expect(proposal.text.contains("// Left out: exported, which is broken "))
        #expect(!proposal.violations.contains { $0.rule == "exported" })
        #expect(try !run(found).violations.contains { $0.rule == "exported" })
    }

    @Test("are for cycles, too")
    func circle() throws {
        let found = architecture(
            ["Up", "A", "B", "C"].map { ($0, $0, .library) },
            [("Up", "A"), ("A", "B"), ("B", "A"), ("B", "C")]
        )
        let layers = LayerProposal(GroupProposal(found))
        #expect(layers.layers == [["Up"], ["C"]])
        #expect(layers.cycle == ["A", "B"])
        #expect(RuleProposal(found).text.contains("form a cycle: \"A\", \"B\"."))
        #expect(RuleProposal(found).violations.map(\.rule) == ["cycle"])
    }

    @Test(
        "are valid, have ten groups at most, and place random packages",
        arguments: GeneratedWork.proposedRules.seeds()
    )
    func random(seed: UInt64) throws {
        defer { GeneratedWork.proposedRules.report(1) }
        var chance = SeededChance(seed: seed)
        let folders = ["", "App", "Features", "Features/Deep", "Core", "a\"b", "Kit\\s", "Ä 1"]
        let endings = ["", "", "Client", "Live", "Interface", "API", "Testing", "Tests", "Feature"]
        let isOne = chance.below(4) == 0
        let modules = (0..<chance.below(40) + 1).map { number in
            let folder = chance.element(of: folders)
            let package = chance.below(3) == 0 ? folder : "\(folder)/P\(chance.below(6))"
            return (
                package: isOne ? "" : folder.isEmpty ? "" : package,
                target: "M\(number)\(chance.element(of: endings))",
                kind: chance.below(2) == 0 ? .library : chance.element(of: TargetKind.allCases)
            )
        }
        let names = modules.map(\.target)
        let edges = (0..<chance.below(80)).map { _ in
            (chance.element(of: names), chance.element(of: names))
        }.filter { $0.0 != $0.1 }
        let found = architecture(modules, edges)
        let proposal = RuleProposal(found)
        let run = try run(found)
        #expect(run.problems.isEmpty, "\(proposal.text)")
        #expect(run.groups.count <= GroupProposal.limit)
        #expect(run.violations.map(\.key).sorted() == proposal.violations.map(\.key).sorted())
        #expect(!run.violations.contains { ["layers", "no-place"].contains($0.rule) })
        #expect(run.groups.reduce(0) { $0 + $1.count } == modules.count)
    }
}
