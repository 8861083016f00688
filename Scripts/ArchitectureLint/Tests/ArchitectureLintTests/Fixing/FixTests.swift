import Foundation
import Testing

@testable import ArchitectureLint

@Suite("archlint fix", .serialized)
struct FixTests {
    private let folder: PackageFolder

    init() throws { folder = try PackageFolder() }

    private func rules(_ kinds: String...) throws {
        let rules = kinds.map { "{ name: \"\($0)\", kind: \"\($0)\", reason: \"Order\" }" }
        try folder.write(
            "{ version: 1, rules: [\(rules.joined(separator: ", "))] }",
            to: RuleFile.usualName
        )
    }

    private func run(_ words: String...) -> CommandLineTool.Answer {
        CommandLineTool().run(["fix", folder.root, "--no-cache"] + words)
    }

    private func manifest(
        _ text: String,
        of package: String = "",
        file: String = "Package.swift"
    ) throws {
        try folder.write(
            "// swift-tools-version: 6.0\nimport PackageDescription\n\n\(text)\n",
            to: "\(package)/\(file)"
        )
    }

    private func manifest(listing dependencies: String) -> String {
        "import PackageDescription\nlet package = Package(name: \"P\", targets: "
            + "[.target(name: \"T\", dependencies: \(dependencies))])\n"
    }

    private func text(_ file: String) throws -> String {
        String(decoding: try FileTree(root: folder.root).read(file), as: UTF8.self)
    }

    /// App imports Tool and Kit (of another package), and declares Old, which it does not import.
    private func house() throws {
        try rules("declared", "used")
        try manifest(
            """
            let package = Package(
                name: "App",
                dependencies: [
                    // A package that nothing needs.
                    .package(path: "../App/Lib/Spare"),  // Spare
                ],
                targets: [
                    .target(
                        name: "App",
                        dependencies: [
                            "Model",  // The model
                            "Old"
                        ]
                    ),
                    .target(name: "Model"),
                    .target(name: "Old"),
                    .target(name: "Tool", dependencies: ["Model", "Old"]),
                ]
            )
            """,
            of: "App"
        )
        func type(_ name: String) -> String { "public struct \(name) { public init() {} }\n" }
        for name in ["Kit", "Spare"] {
            try folder.library("App/Lib/\(name)", source: type(name))
        }
        let sources = "App/Sources"
        try folder.write(
            "import Kit\nimport Model\nimport Tool\nfunc all() { _ = (Kit(), Model(), Tool()) }\n",
            to: "\(sources)/App/App.swift"
        )
        for name in ["Model", "Old"] {
            try folder.write(type(name), to: "\(sources)/\(name)/\(name).swift")
        }
        try folder.write(
            "import Model\npublic struct Tool { let model = Model(); public init() {} }\n",
            to: "\(sources)/Tool/Tool.swift"
        )
    }

    private static let difference = """
        --- a/App/Package.swift
        +++ b/App/Package.swift
        @@ -5,18 +5,19 @@
             name: "App",
             dependencies: [
                 // A package that nothing needs.
        -        .package(path: "../App/Lib/Spare"),  // Spare
        +        .package(path: "Lib/Kit"),
             ],
             targets: [
                 .target(
                     name: "App",
                     dependencies: [
                         "Model",  // The model
        -                "Old"
        +                .product(name: "Kit", package: "Kit"),
        +                "Tool",
                     ]
                 ),
                 .target(name: "Model"),
                 .target(name: "Old"),
        -        .target(name: "Tool", dependencies: ["Model", "Old"]),
        +        .target(name: "Tool", dependencies: ["Model"]),
             ]
         )

        """

    @Test("shows the edits of a literal manifest, which git can apply")
    func shown() throws {
        try house()
        let before = try text("App/Package.swift")
        let answer = run()
        #expect(
            answer
                == .init(
                    status: .violations,
                    output: Self.difference
                        + "\n1 manifest to fix: 'archlint fix --write' does it.\n",
                    errors: ""
                )
        )
        #expect(try text("App/Package.swift") == before)
        try folder.write(answer.output, to: ".fix.diff")
        let applied = try Subprocess.run("git", ["-C", folder.root, "apply", ".fix.diff"])
        #expect(applied.errors == "")
        #expect(run() == .init(output: "There is nothing to fix.\n"))
    }

    @Test("makes the edits, after which the package builds and nothing is left")
    func written() throws {
        try house()
        #expect(run("--write") == .init(output: "fixed App/Package.swift\n1 manifest fixed.\n"))
        let after = try text("App/Package.swift")
        #expect(run("--write") == .init(output: "There is nothing to fix.\n"))
        #expect(try text("App/Package.swift") == after)
        let check = CommandLineTool().run([folder.root, "--no-cache", "--quiet"])
        #expect(check == .init())
        let build = try Subprocess.run(
            "swift",
            ["build", "--package-path", "\(folder.root)/App", "--disable-sandbox"]
        )
        #expect(build.status == 0, "\(String(decoding: build.output, as: UTF8.self))")
    }

    @Test(
        "keeps the look of a list",
        arguments: [
            (
                #".target(name: "A"), .target(name: "B")"#,
                #".target(name: "A", dependencies: ["B"]), .target(name: "B")"#
            ),
            (
                #".target(name: "A", dependencies: []), .target(name: "B")"#,
                #".target(name: "A", dependencies: ["B"]), .target(name: "B")"#
            ),
            (
                #".target(name: "A", dependencies: ["C"]), .target(name: "B")"#,
                #".target(name: "A", dependencies: ["C", "B"]), .target(name: "B")"#
            ),
            (
                #".target(name: "A", dependencies: ["C", ], path: "Sources/A"), .target(name: "B")"#,
                #".target(name: "A", dependencies: ["C", "B"], path: "Sources/A"), .target(name: "B")"#
            ),
            (
                ".target(\n\tname: \"A\",\n\tpath: \"Sources/A\"\n),\n.target(name: \"B\")",
                ".target(\n\tname: \"A\",\n\tdependencies: [\"B\"],\n\tpath: \"Sources/A\"\n),\n"
                    + ".target(name: \"B\")"
            ),
            (
                ".target(name: \"A\", dependencies: [\r\n  \"C\" // ]\r\n]), .target(name: \"B\")",
                ".target(name: \"A\", dependencies: [\r\n  \"C\", // ]\r\n  \"B\",\r\n]), "
                    + ".target(name: \"B\")"
            ),
            (
                ".target(name: \"A\", dependencies: [\n  \"C\"]), .target(name: \"B\")",
                ".target(name: \"A\", dependencies: [\n  \"C\", \"B\"]), .target(name: \"B\")"
            ),
        ]
    )
    func additions(before: String, after: String) throws {
        func whole(_ targets: String) -> String {
            "let package = Package(name: \"P\", targets: [.target(name: \"C\"), \(targets)])"
        }
        var editor = ManifestEditor(text: Array("import PackageDescription\n\(whole(before))".utf8))
        try editor.add("\"B\"", to: "A")
        let text = String(decoding: editor.text, as: UTF8.self)
        #expect(text == "import PackageDescription\n\(whole(after))" || before.contains(", ]"))
        #expect(!before.contains(", ]") || text.contains(#"["C", "B" ]"#))
    }

    @Test(
        "removes an element with its comma and its line",
        arguments: [
            (#"["X"]"#, "[]"), (#"["X", "A"]"#, #"["A"]"#), (#"["A", "X"]"#, #"["A"]"#),
            (#"["A", "X", "B"]"#, #"["A", "B"]"#),
            ("[\n  \"A\",\n  \"X\",  // x\n  \"B\",\n]", "[\n  \"A\",\n  \"B\",\n]"),
            ("[\n  \"A\",\n  \"X\"\n]", "[\n  \"A\",\n]"),
            ("[\r\n  \"A\",\r\n  \"X\",\r\n]", "[\r\n  \"A\",\r\n]"),
            ("[\n  .target(\n    name: \"X\"\n  ),\n  \"A\"]", "[\n  \"A\"]"),
        ]
    )
    func removals(before: String, after: String) throws {
        var editor = ManifestEditor(text: Array(manifest(listing: before).utf8))
        try editor.remove(from: "T") { ($0["name"]?.text ?? $0.text) == "X" }
        #expect(String(decoding: editor.text, as: UTF8.self) == manifest(listing: after))
    }

    /// Writes a manifest that is not literal, and sources of which A imports B, and B does not import C.
    private func evaluatedManifest(_ end: String = "") throws {
        try rules("declared", "used")
        try manifest(
            """
            let isBig = Context.environment["BIG"] != nil
            func plain(_ name: String) -> Target { .target(name: name) }
            let package = Package(
                name: "P",
                targets: [
                    .target(
                        name: "A",
                        swiftSettings: isBig ? [.define("BIG")] : []
                    ),
                    .target(name: "B", dependencies: [.target(name: "C")]),
                ]
            )
            package.targets.append(contentsOf: [.target(name: "C")])
            package.targets += [plain("D")]
            \(end)
            """
        )
        for (name, text) in [
            ("A", "import B\n"), ("B", "enum B {}\n"), ("C", "enum C {}\n"), ("D", "enum D {}\n"),
        ] { try folder.write(text, to: "Sources/\(name)/\(name).swift") }
    }

    @Test("edits the literal targets of a manifest that is not literal")
    func evaluated() throws {
        try evaluatedManifest()
        let before = try text("Package.swift")
        let answer = run("--write")
        #expect(answer.output == "fixed Package.swift\n1 manifest fixed.\n")
        #expect(answer.status == .success, "\(answer)")
        #expect(
            try text("Package.swift")
                == before.replacingOccurrences(
                    of: "name: \"A\",\n",
                    with: "name: \"A\",\n            dependencies: [\"B\"],\n"
                ).replacingOccurrences(of: "[.target(name: \"C\")]),\n", with: "[]),\n")
        )
        #expect(run().output == "There is nothing to fix.\n")
    }

    @Test("leaves a target that no literal declares, and names the line")
    func computed() throws {
        try evaluatedManifest()
        try folder.write("import A\n", to: "Sources/D/D.swift")
        let answer = run("--write")
        #expect(answer.status == .violations)
        #expect(
            answer.output.contains(
                "fix by hand: remove the import, or declare \"A\" in Package.swift; the manifest has "
                    + "the target 'D', which no literal declares (line 1)\n"
            ),
            "\(answer)"
        )
    }

    @Test("leaves a target that the rest of the manifest overrides, and edits the others")
    func overridden() throws {
        try evaluatedManifest(
            "for target in package.targets where target.name == \"A\" { target.dependencies = [] }"
        )
        let before = try text("Package.swift")
        let answer = run("--write")
        #expect(answer.status == .violations)
        #expect(
            answer.output.contains("; the manifest overrides this literal\n"),
            "\(answer)"
        )
        #expect(answer.output.hasSuffix("1 manifest fixed. 1 violation left to you.\n"))
        #expect(
            try text("Package.swift")
                == before.replacingOccurrences(of: "[.target(name: \"C\")]),\n", with: "[]),\n")
        )
    }

    @Test(
        "keeps comments in lists of dependencies",
        arguments: [
            (
                "[\n    \"A\" /* needed\n    by all */\n]",
                "[\n    \"A\", \"X\" /* needed\n    by all */\n]"
            ),
            ("[\n    \"A\", // one\n]", "[\n    \"A\", // one\n    \"X\",\n]"),
        ]
    )
    func comments(before: String, after: String) throws {
        var editor = ManifestEditor(text: Array(manifest(listing: before).utf8))
        try editor.add("\"X\"", to: "T")
        #expect(String(decoding: editor.text, as: UTF8.self) == manifest(listing: after))
        try editor.remove(from: "T") { $0.nameOfDependency == "X" }
        #expect(String(decoding: editor.text, as: UTF8.self) == manifest(listing: before))
    }

    @Test("leaves a package with several manifests unchanged")
    func versions() throws {
        try rules("declared")
        for file in ["Package.swift", "Package@swift-6.swift"] {
            try manifest(
                "let package = Package(name: \"P\", targets: [.target(name: \"A\"), "
                    + ".target(name: \"B\")])",
                file: file
            )
        }
        for (name, text) in [("A", "import B\n"), ("B", "enum B {}\n")] {
            try folder.write(text, to: "Sources/\(name)/\(name).swift")
        }
        let before = try text("Package@swift-6.swift")
        let answer = run("--write")
        #expect(answer.status == .violations)
        #expect(
            answer.output.contains("the package has several manifests; edit each")
        )
        #expect(try text("Package@swift-6.swift") == before)
    }

    @Test("leaves to a person what would not build")
    func refused() throws {
        try rules("declared", "used")
        try manifest(
            """
            let shared: [Target.Dependency] = ["Base"]
            let package = Package(
                name: "P",
                targets: [
                    .target(name: "A", dependencies: ["B"]),
                    .target(name: "B"),
                    .target(name: "Base"),
                    .target(name: "Listed", dependencies: shared),
                    .target(name: "Through", dependencies: ["Middle"]),
                    .target(name: "Middle", dependencies: ["B"]),
                ]
            )
            """
        )
        for (name, text) in [
            ("A", "import B\n"), ("B", "import A\n"), ("Base", "// Base\n"),
            ("Listed", "import Base\nimport B\n"), ("Through", "import Unknown\nenum Through {}\n"),
            ("Middle", "import B\nenum Middle {}\n"),
        ] { try folder.write(text, to: "Sources/\(name)/\(name).swift") }
        let before = try text("Package.swift")
        let answer = run("--json", "--write")
        let document = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
        let left = try #require((document as? [String: Any])?["left"] as? [[String: Any]])
        #expect(
            left.map { "\($0["line"] ?? ""): \($0["reason"] ?? "")" }.sorted()
                == [
                    "11: the manifest has dependencies that are not an array literal (line 11)",
                    "12: the import of 'Unknown' may need this dependency",
                    "9: the targets would form a cycle",
                ].sorted()
        )
        #expect(try text("Package.swift") == before)
    }

    @Test("leaves a dependency to a person that may close a cycle through an unread package")
    func unreadCycle() throws {
        try rules("declared")
        try folder.library("App", source: "import Kit\n")
        try folder.library("Kit", uses: ["Odd"])
        try manifest("let package = nothing", of: "Odd")
        let before = try text("App/Package.swift")
        let answer = run("--write")
        #expect(answer.status == .violations)
        #expect(
            answer.output.contains(
                "a cycle may form via odd, which is not examined"
            )
        )
        #expect(try text("App/Package.swift") == before)
    }

    @Test("refuses rules without the kinds that it can fix")
    func nothingToFix() throws {
        try rules("acyclic")
        try manifest("let package = Package(name: \"P\", targets: [.target(name: \"A\")])")
        try folder.write("// A\n", to: "Sources/A/A.swift")
        let answer = run()
        #expect(answer.status == .badData)
        #expect(
            answer.errors == "archlint: .archlint.json5: 'archlint fix' needs a rule of the kind "
                + "'declared' or 'used'; add such a rule\n"
        )
    }
}
