import Testing

@testable import ArchitectureLint

@Suite("Excluded folders")
struct ExclusionTests {
    private let folder: PackageFolder

    init() throws {
        folder = try PackageFolder()
        try folder.package("A", "targets: [.target(name: \"A\")]")
        try folder.write("", to: "A/Sources/A/a.swift")
    }

    private func rules(_ exclude: String) -> String {
        """
        { version: 1, exclude: [\(exclude)], rules: [
            { name: "stray", kind: "no-stray-sources", reason: "r" },
        ] }
        """
    }

    @Test(
        "contain no packages and no stray sources for any command",
        arguments: [
            ([], "Vendor/stray.swift:1"), (["graph"], "X → A"),
            (["init", "--print"], "target: \"X\""),
            (["manifests"], "Vendor/X"), (["why", "X", "A"], "X → A"),
        ]
    )
    func excluded(command: [String], told: String) throws {
        try folder.library("A")
        try folder.package(
            "Vendor/X",
            """
            dependencies: [.package(path: "../../A")],
            targets: [.target(name: "X", dependencies: ["A"])]
            """
        )
        try folder.write("", to: "Vendor/X/Sources/X/x.swift")
        try folder.write("", to: "Vendor/stray.swift")
        func output(_ exclude: String) throws -> String {
            try folder.write(rules(exclude), to: ".archlint.json5")
            return CommandLineTool().run(command + [folder.root, "--no-cache"]).output
        }
        #expect(try output("").contains(told))
        #expect(try !output("\"Vendor/**\"").contains(told))
    }

    @Test("are never affected by a change")
    func affected() throws {
        func affected(_ exclude: String) throws -> String {
            let rooms = try Rooms(["A": [], "X": []])
            try rooms.folder.write(rules(exclude), to: ".archlint.json5")
            try rooms.commit()
            try rooms.folder.write("", to: "Packages/A/Sources/A/A.swift")
            try rooms.folder.write("", to: "Packages/X/Sources/X/X.swift")
            return rooms.run("affected", "--since", "HEAD").output
        }
        #expect(try affected("") == "Packages/A\nPackages/X\n")
        #expect(try !affected("\"Packages/X\"").contains("Packages/X"))
    }

    @Test("have the number of their packages in answers")
    func counted() throws {
        for path in ["Vendor/X", "Vendor/Fixtures/Y", "Vendor/Deep/Z"] {
            try folder.package(path, "targets: []")
        }
        let text = try folder.check(rules("\"Vendor/**\""))
        #expect(text.output.contains("\n    2 more packages, which the rules exclude\n"))
        let json = CommandLineTool().run([folder.root, "--no-cache", "--json"])
        #expect(json.output.contains("\"excludedPackages\" : 2,"))
        let none = try folder.check(rules(""))
        #expect(!none.output.contains("exclude"))
    }

    @Test("are counted behind links, and without sources that are named like a manifest")
    func countedBehindLinks() throws {
        try folder.package("Third/T", "targets: [.target(name: \"T\")]")
        try folder.write("let package = 1", to: "Third/T/Sources/T/Package.swift")
        try folder.package("../away/V", "targets: []")
        try folder.link("Vendor", to: "../away")
        let rules = rules("\"Third/**\", \"Vendor/**\"")
        let two = try folder.check(rules)
        #expect(two.status == .success)
        #expect(two.output.contains("\n    2 more packages, which the rules exclude\n"))
        try folder.package("../away/W", "targets: []")
        let three = try folder.check(rules)
        #expect(three.output.contains("\n    3 more packages, which the rules exclude\n"))
    }

    @Test("cause no messages")
    func silent() throws {
        try folder.write("", to: "Vendor/stray.swift")
        #expect(try folder.check(rules("")).status == .violations)
        let answer = try folder.check(rules("\"Vendor/**\""))
        #expect(answer.status == .success && answer.errors == "", "\(answer)")
        for command in [["graph"], ["init", "--print"], ["manifests"]] {
            #expect(CommandLineTool().run(command + [folder.root, "--no-cache"]).errors == "")
        }
    }

    @Test("may be those of another rules file")
    func otherRules() throws {
        try folder.package("Vendor/X", "targets: [.target(name: \"X\")]")
        try folder.write("import A", to: "Vendor/X/Sources/X/x.swift")
        try folder.write(rules("\"Vendor/**\""), to: "rules.json5")
        let other = ["--rules", "\(folder.root)/rules.json5"]
        for command in [["manifests"], ["why", "X", "A"]] {
            let tool = CommandLineTool()
            let all = tool.run(command + [folder.root, "--no-cache"])
            #expect(all.status == .success && all.output.contains("X"))
            let some = tool.run(command + [folder.root, "--no-cache"] + other)
            #expect(!some.output.contains("X"))
            #expect(some.status == (command[0] == "why" ? .usage : .success))
            #expect(tool.run(command + [folder.root, "--rules", "/nowhere"]).status == .unreadable)
            try folder.write("{ version: 1, ruls: [] }", to: "mistaken.json5")
            let mistaken = tool.run(
                command + [folder.root, "--rules=\(folder.root)/mistaken.json5"]
            )
            #expect(mistaken.status == .badData)
            #expect(mistaken.errors.contains("mistaken.json5:1:15: "))
        }
    }

    @Test("a pattern that matches no folder is a problem")
    func idle() throws {
        let answer = try folder.check(rules("\n\"Vender/**\""))
        #expect(answer.status == .badData)
        #expect(answer.errors.contains(".archlint.json5:2:1: no folder matches"))
    }

    @Test(
        "include folders with usual names without a rule",
        arguments: ["DerivedData", "SourcePackages", "Carthage", "Pods", "node_modules", "build"]
    )
    func usual(name: String) throws {
        try folder.package("App/\(name)/X", "targets: [.target(name: \"A\")]")
        try folder.write("", to: "App/\(name)/X/Sources/A/a.swift")
        let repository = try folder.workspace().repository
        #expect(repository.packages.map(\.path) == ["A"])
        #expect(repository.strays.isEmpty)
    }

    @Test("a package may be named build, and a target may contain a folder with a usual name")
    func own() throws {
        try folder.package("build", "targets: [.target(name: \"B\")]")
        try folder.write("", to: "build/Sources/B/b.swift")
        try folder.write("import B", to: "A/Sources/A/Pods/a.swift")
        let workspace = try folder.workspace()
        #expect(workspace.known == ["A imports B"])
        #expect(workspace.obstacles.isEmpty)
    }

    @Test("a dependency on a package in an excluded folder is a problem with the reason")
    func dependency() throws {
        try folder.package("Pods/X", "targets: [.target(name: \"X\")]")
        try folder.write("", to: "Pods/X/Sources/X/x.swift")
        try folder.package("B", "dependencies: [.package(path: \"../Pods/X\")]")
        #expect(
            try folder.workspace().obstacles.map(\.message) == [
                "B depends on the package x, which is not examined, since a folder named 'Pods' "
                    + "holds third-party code"
            ]
        )
    }
}
