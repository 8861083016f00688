import Testing

@testable import ArchitectureLint

/// Each kind of rule over small architectures written here.
@Suite("A rule of kind")
struct RuleCheckTests {
    @Test("layers finds dependencies on upper layers, direct and indirect")
    func layers() throws {
        let rule = #"kind: "layers", layers: ["app", ["feature", "adapter"], "interface"]"#
        let sample = Sample(imports: [
            "App": ["Card", "CardInterface"], "Card": ["Ledger", "Tool"],
            "CardInterface": ["Card"], "Tool": ["App"],
        ])
        #expect(
            try sample.found(rule) == [
                "Card App via Tool", "CardInterface Card",
            ]
        )
    }

    @Test("layers that are closed finds dependencies that skip a layer")
    func closedLayers() throws {
        let layers = #"kind: "layers", layers: ["app", "feature", "interface"]"#
        let sample = Sample(
            imports: ["App": ["Card", "CardInterface"], "Card": ["CardInterface", "Deposit"]],
            declares: ["App": ["CardInterface"]]
        )
        #expect(try sample.found(layers) == [])
        #expect(
            try sample.found(layers + ", closed: true") == [
                "App CardInterface", "App CardInterface",
            ]
        )
        #expect(
            try sample.run(layers + ", closed: true").violations.map(\.message) == [
                "App (app) declares CardInterface (interface): app may use only the next layer, feature",
                "App (app) imports CardInterface (interface): app may use only the next layer, feature",
            ]
        )
    }

    @Test("independence finds chains of any length, of declarations, imports and both")
    func independence() throws {
        let rule = #"kind: "independence", of: "feature""#
        let sample = Sample(
            imports: ["Card": ["Deposit"], "Deposit": ["Tool"], "Safe": ["Tool"]],
            declares: ["Card": ["Tool"], "Tool": ["Safe"]]
        )
        #expect(
            try sample.found(rule) == [
                "Card Deposit", "Card Safe via Tool", "Deposit Safe via Tool",
            ]
        )
        let run = try sample.run(rule)
        #expect(
            run.violations.first { $0.imported == "Safe" }?.chain.map(\.place.description) == [
                "Packages/Card/Package.swift:1", "Packages/Tool/Package.swift:1",
            ]
        )
        #expect(try Sample(imports: ["App": ["Card", "Deposit"]]).found(rule) == [])
    }

    @Test("independence may allow dependencies within a package")
    func withinPackage() throws {
        var sample = Sample()
        for name in ["AInterface", "BInterface"] {
            var module = Sample.module(name, .library)
            module.package = Sample.package("Shared", at: "Packages/Shared")
            sample.architecture.modules.append(module)
        }
        sample.architecture.edges = [
            Sample.edge("AInterface", "BInterface", .imported),
            Sample.edge("BInterface", "CardInterface", .imported),
        ]
        let rule = #"kind: "independence", of: "interface", withinPackage: true"#
        #expect(try sample.found(rule) == ["BInterface CardInterface"])
    }

    @Test("forbidden finds direct dependencies, and indirect ones on request")
    func forbidden() throws {
        let sample = Sample(imports: ["App": ["Tool", "Card"], "Tool": ["Ledger"]])
        let rule = #"kind: "forbidden", from: "app", to: ["adapter", "feature"]"#
        #expect(try sample.found(rule) == ["App Card"])
        #expect(
            try sample.found(rule + ", indirectly: true") == ["App Card", "App Ledger via Tool"]
        )
    }

    @Test("allowed-only finds unlisted dependencies, also declared ones")
    func allowedOnly() throws {
        let sample = Sample(
            imports: ["Card": ["CardInterface", "Ledger"], "Tool": ["Card"]],
            declares: ["Card": ["Deposit"]]
        )
        let rule = #"kind: "allowed-only", allow: [{ from: "feature", to: ["interface"] }]"#
        #expect(try sample.found(rule) == ["Card Deposit", "Card Ledger"])
        let none = #"kind: "allowed-only", allow: [{ from: "feature", to: [{own: "adapter"}] }]"#
        #expect(try sample.found(none) == ["Card CardInterface", "Card Deposit", "Card Ledger"])
    }

    @Test("allowed-only finds dependencies on modules without a group")
    func allowedOnlyWithoutGroup() throws {
        let sample = Sample(imports: ["Card": ["Tool"], "App": ["Tool"], "Tool": ["Card"]])
        let run = try sample.run(
            #"kind: "allowed-only", allow: [{ from: "feature", to: [] }]"#
        )
        #expect(
            run.violations.map(\.message) == [
                "Card (feature) imports Tool, which belongs to no group: "
                    + "feature may depend on nothing"
            ]
        )
        #expect(
            run.violations.map(\.instead) == [
                "remove the dependency, or give Tool a group that feature may depend on"
            ]
        )
    }

    @Test("acyclic finds cycles of packages and targets")
    func acyclic() throws {
        var sample = Sample(imports: ["Card": ["Deposit"], "Deposit": ["Safe"], "Safe": ["Card"]])
        sample.architecture.packageEdges = [
            Sample.edge("App", "Tool", .declared), Sample.edge("Tool", "App", .declared),
        ]
        let rule = #"kind: "acyclic""#
        #expect(
            try sample.found(rule) == ["App Tool via Tool", "Card Deposit via Deposit, Safe"]
        )
        #expect(
            try sample.found(rule + #", among: "targets""#) == ["Card Deposit via Deposit, Safe"]
        )
    }

    @Test(
        "declared finds undeclared imports, unless they are forbidden"
    )
    func declared() throws {
        let sample = Sample(
            imports: ["App": ["Card", "CardInterface", "Ledger"]],
            declares: ["App": ["Card"], "Card": ["CardInterface"]]
        )
        let rule = #"kind: "declared""#
        #expect(try sample.found(rule) == ["App CardInterface via Card", "App Ledger"])
        let other = #"{ name: "f", reason: "r", kind: "forbidden", from: "app", to: "adapter" }"#
        #expect(
            try sample.found(rule, and: other) == ["App CardInterface via Card", "App Ledger"]
        )
        #expect(
            try sample.run(rule, and: other).violations.map(\.rule) == ["rule", "f"]
        )
    }

    @Test("used finds declared modules that no source imports")
    func used() throws {
        var sample = Sample(imports: ["App": ["Card"]])
        sample.architecture.dependencies = ["Card", "Deposit", "Macros"].map {
            .init(from: "App", name: $0, modules: [$0], place: Place(file: "P", line: 1))
        }
        sample.architecture.modules.append(Sample.module("Macros", .macro))
        #expect(try sample.found(#"kind: "used""#) == ["App Deposit"])
    }

    @Test("no-third-party finds external packages, binaries and unknown modules")
    func noThirdParty() throws {
        var sample = Sample(imports: ["Card": ["Logging", "Alamofire", "Foundation", "Deposit"]])
        sample.architecture.modules.append(Sample.module("Blob", .binary))
        sample.architecture.externalPackages = ["swift-log", "alamofire"].map {
            .init(from: "Card", identity: $0, products: [], place: Place(file: "P", line: 1))
        }
        sample.architecture.externalPackages[0].products = ["Logging"]
        let rule = #"kind: "no-third-party""#
        #expect(
            try sample.found(rule) == [
                "Blob Blob", "Card Alamofire", "Card alamofire", "Card swift-log",
            ]
        )
        let list = #", allow: ["Swift-Log", { package: "alamofire", modules: "Alamofire" }]"#
        #expect(try sample.found(rule + list) == ["Blob Blob"])
    }

    @Test("testable-only-own finds @testable of other packages, and outside of tests")
    func testable() throws {
        var sample = Sample(imports: ["CardTests": ["Card", "Deposit"], "App": ["Card"]])
        sample.mark("@testable")
        let rule = #"kind: "testable-only-own""#
        #expect(try sample.found(rule) == ["App Card", "CardTests Card", "CardTests Deposit"])
        let index = try #require(
            sample.architecture.modules.firstIndex { $0.name == "CardTests" }
        )
        sample.architecture.modules[index].package = Sample.package("Card", at: "Packages/Card")
        #expect(try sample.found(rule) == ["App Card", "CardTests Deposit"])
    }

    @Test("testable-only-own allows code for debugging in the package of the module")
    func testableForDebugging() throws {
        var sample = Sample(imports: ["App": ["Card"]])
        sample.mark("@testable")
        let rule = #"kind: "testable-only-own""#
        sample.architecture.modules[0].package = Sample.package("Card", at: "Packages/Card")
        for (condition, found) in [("DEBUG", []), ("!DEBUG", ["App Card"]), ("X", [])] {
            sample.architecture.modules[0].files[0].imports[0].conditions = [
                Import.Condition(text: condition, holds: true)
            ]
            #expect(try sample.found(rule) == found, "\(condition)")
        }
        sample.architecture.modules[0].package = Sample.package("App", at: "Packages/App")
        sample.architecture.modules[0].files[0].imports[0].conditions = [
            Import.Condition(text: "DEBUG", holds: true)
        ]
        #expect(
            try sample.run(rule).violations.map(\.message)
                == ["App imports Card with @testable and is in another package (if DEBUG)"]
        )
    }

    @Test("testable-only-own does not call the module of a system another package")
    func testableOfSystem() throws {
        var sample = Sample(imports: ["CardTests": ["Network"]])
        sample.mark("@testable")
        let violation = try #require(
            try sample.run(#"kind: "testable-only-own""#).violations.first
        )
        #expect(
            violation.message
                == "CardTests imports Network with @testable, which is not a module of the repository"
        )
        #expect(violation.instead == "import it without @testable")
    }

    @Test("exported-only finds re-exports outside of its groups")
    func exported() throws {
        var sample = Sample(imports: ["Card": ["CardInterface"], "App": ["Card"]])
        sample.mark("@_exported")
        let rule = #"kind: "exported-only""#
        #expect(try sample.found(rule) == ["App Card", "Card CardInterface"])
        #expect(try sample.found(rule + #", by: "app""#) == ["Card CardInterface"])
    }

    @Test("toolchain finds modules that a group may not import")
    func toolchain() throws {
        let sample = Sample(imports: [
            "Card": ["Swift", "Foundation", "Testing"], "App": ["Testing"],
        ])
        let rule = #"""
            kind: "toolchain", allow: [{
              from: "feature", modules: "Swift", fallbacks: { Foundation: "FoundationEssentials" },
            }]
            """#
        #expect(try sample.found(rule) == ["Card Foundation", "Card Testing"])
    }

    @Test("system-library finds libraries outside of their owners")
    func systemLibrary() throws {
        var sample = Sample()
        sample.architecture.modules.append(Sample.module("CSQLite", .system))
        for index in sample.architecture.modules.indices
        where ["Ledger", "Card"].contains(sample.architecture.modules[index].name) {
            sample.architecture.modules[index].target.settings = [
                Manifest.Setting(tool: .linker, name: "linkedLibrary", values: ["sqlite3"])
            ]
        }
        let rule =
            #"kind: "system-library", owners: [{ library: "sqlite3", package: "Packages/Ledger" }]"#
        #expect(try sample.found(rule) == ["CSQLite CSQLite", "Card sqlite3"])
    }

    @Test("everything-placed finds targets without a group, no-stray-sources stray sources")
    func placed() throws {
        var sample = Sample()
        sample.architecture.strays = ["Left.swift"]
        #expect(
            try sample.found(#"kind: "everything-placed""#) == ["CardTests CardTests", "Tool Tool"]
        )
        #expect(try sample.found(#"kind: "no-stray-sources""#) == ["Left.swift "])
    }

    @Test("any kind is a problem when it applies to nothing, unless it may be empty")
    func idle() throws {
        let sample = Sample()
        let rule = #"kind: "independence", of: "app""#
        let run = try sample.run(rule)
        #expect(
            run.problems == [
                Problem(
                    .badData,
                    at: "r.json5:10:1",
                    "the rule 'rule' applies to nothing; correct or remove it"
                )
            ]
        )
        #expect(try sample.run(rule + ", mayBeEmpty: true").problems.isEmpty)
        var empty = sample
        empty.architecture.modules.removeAll { $0.name == "Ledger" }
        #expect(
            try empty.run(#"kind: "declared""#).problems.map(\.message) == [
                "no module belongs to the group 'adapter'"
            ]
        )
    }

    @Test("any kind states reason, severity and advice")
    func words() throws {
        let sample = Sample(imports: ["App": ["Ledger"], "Card": ["Ledger"]])
        let rule = #"""
            kind: "forbidden", from: ["app", "feature"], to: "adapter", severity: "warning",
            advice: [{ from: "feature", to: "adapter", instead: "ask" }, { instead: "do without" }]
            """#
        let found = try sample.run(rule).violations
        #expect(found.map(\.instead) == ["do without", "ask"])
        #expect(found.allSatisfy { $0.reason == "because" && $0.severity == .warning })
    }
}
