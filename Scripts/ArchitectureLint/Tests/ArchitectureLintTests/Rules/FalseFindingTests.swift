import Testing

@testable import ArchitectureLint

// Each case comes from a public repository, where it was once reported.
@Suite("Is not reported")
struct FalseFindingTests {
    private let village: Village

    init() throws { village = try Village() }

    private func isClean(_ kinds: String...) throws -> Bool {
        for kind in kinds {
            let answer = try village.examine("kind: \"\(kind)\"")
            guard answer.status == .success else {
                Issue.record("\(answer)")
                return false
            }
        }
        return true
    }

    @Test("a product of a released package that is also in the repository")
    func released() throws {
        try village.add("Kit", target: "Core", product: "Kit", source: "let a = 1\n")
        try village.add(
            "Examples/App",
            packages: ".package(url: \"https://example.com/kit.git\", from: \"1.0.0\")",
            uses: ".product(name: \"Kit\", package: \"kit\")",
            source: "import Core\nlet a = 1\n"
        )
        #expect(try isClean("declared", "used"))
    }

    @Test("a module that a declared one re-exports")
    func reexported() throws {
        try village.add("Core")
        try village.add(
            "Umbrella",
            packages: ".package(path: \"../Core\")",
            uses: ".product(name: \"Core\", package: \"Core\")",
            source: "@_exported import Core\n"
        )
        try village.add(
            "App",
            packages: ".package(path: \"../Umbrella\")",
            uses: ".product(name: \"Umbrella\", package: \"Umbrella\")",
            source: "import Core\nlet a = 1\n"
        )
        #expect(try isClean("declared", "used"))
    }

    @Test(
        "a dependency of a target without code, or on one",
        arguments: ["", "// empty\n", "public import Foundation\n"]
    )
    func codeless(source: String) throws {
        try village.add("Marker", source: source)
        try village.add("Core")
        let packages = ".package(path: \"../Marker\"), .package(path: \"../Core\")"
        let uses = ".product(name: \"Marker\", package: \"Marker\")"
        try village.add(
            "Umbrella",
            packages: packages,
            uses: uses + ", .product(name: \"Core\", package: \"Core\")",
            source: source
        )
        try village.add("App", packages: ".package(path: \"../Marker\")", uses: uses)
        #expect(try isClean("used"))
        try village.add(
            "Umbrella",
            packages: packages,
            uses: uses + ", \"Core\"",
            source: "func f() {}\n"
        )
        #expect(
            try village.examine(#"kind: "used""#).output.contains("Umbrella declares Core, but no")
        )
    }

    @Test("a module that compiler flags give another name")
    func moduleAlias() throws {
        try village.folder.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "P", targets: [
                .target(name: "A", dependencies: ["BForPlugin"], swiftSettings: [
                    .unsafeFlags(["-module-alias", "B=BForPlugin"])
                ]),
                .target(name: "B"), .target(name: "BForPlugin"),
            ])
            """,
            to: "Package.swift"
        )
        for target in ["A", "B", "BForPlugin"] {
            try village.folder.write("let a = 1\n", to: "Sources/\(target)/a.swift")
        }
        try village.folder.write("import B\nlet a = 1\n", to: "Sources/A/a.swift")
        #expect(try isClean("declared", "used"))
    }

    @Test("a dependency of generated code")
    func plugin() throws {
        try village.folder.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "P", targets: [
                .target(name: "A", dependencies: ["B"], plugins: [.plugin(name: "Generate")]),
                .target(name: "B"), .plugin(name: "Generate", capability: .buildTool()),
            ])
            """,
            to: "Package.swift"
        )
        for file in ["Sources/A/a.swift", "Sources/B/b.swift", "Plugins/Generate/g.swift"] {
            try village.folder.write("let a = 1\n", to: file)
        }
        #expect(try isClean("used"))
    }

    @Test(
        "a module of a product with another name, and the imports of a package that is reported itself"
    )
    func products() throws {
        let url = ".package(url: \"https://example.com/big-tool.git\", from: \"1.0.0\")"
        let use = ".product(name: \"Tool-auto\", package: \"big-tool\")"
        try village.add("A", packages: url, uses: use, source: "import ToolBasic\nlet a = 1\n")
        let answer = try village.examine(#"kind: "no-third-party""#)
        #expect(answer.output.contains("\n1 violation\n"), "\(answer)")
        try village.add("A", packages: url, uses: use, source: "import Tool_auto\nlet a = 1\n")
        #expect(
            try village.examine(#"kind: "no-third-party", allow: ["big-tool"]"#).status == .success
        )
    }

    @Test("a module of an external package that a declared module re-exports")
    func reexportedExternal() throws {
        let log = ".package(url: \"https://example.com/swift-log.git\", from: \"1.0.0\")"
        let use = ".product(name: \"Logging\", package: \"swift-log\")"
        try village.add("Core", packages: log, uses: use, source: "@_exported import Logging\n")
        func addApp(_ source: String) throws {
            try village.add(
                "App",
                packages: ".package(path: \"../Core\")",
                uses: ".product(name: \"Core\", package: \"Core\")",
                source: source
            )
        }
        try addApp("import Core\nimport Logging\n")
        #expect(try isClean("declared"))
        try village.add("Core", packages: log, uses: use, source: "import Logging\n")
        #expect(try village.examine(#"kind: "declared""#).status == .violations)
    }

    @Test("a package whose programs are run by hand, because no target of its user has code")
    func programs() throws {
        let format = ".package(url: \"https://example.com/swift-format.git\", from: \"1.0.0\")"
        try village.add("BuildTools", packages: format, source: "// Pins the tools.\n")
        #expect(try isClean("used"))
        try village.add("BuildTools", packages: format, source: "let a = 1\n")
        #expect(try village.examine(#"kind: "used""#).status == .violations)
    }

    @Test("a released package whose command plug-in is in the repository")
    func releasedPlugin() throws {
        let gen = ".package(url: \"https://example.com/swift-gen.git\", from: \"1.0.0\")"
        try village.add("App", packages: gen)
        func addGenerator(_ target: String, at folder: String) throws {
            try village.folder.write(
                """
                // swift-tools-version: 6.2
                import PackageDescription
                let package = Package(name: "swift-gen", targets: [\(target)])
                """,
                to: "Gen/Package.swift"
            )
            try village.folder.write("let a = 1\n", to: "Gen/\(folder)/Gen/gen.swift")
        }
        try addGenerator(".target(name: \"Gen\")", at: "Sources")
        #expect(try village.examine(#"kind: "used""#).status == .violations)
        let plugin = "capability: .command(intent: .custom(verb: \"gen\", description: \"Gen.\"))"
        try village.folder.remove("Gen/Sources")
        try addGenerator(".plugin(name: \"Gen\", \(plugin))", at: "Plugins")
        #expect(try isClean("used"))
    }

    @Test("a cycle of targets beside the cycle of their packages, or one through shared sources")
    func cycles() throws {
        for (name, other) in [("A", "B"), ("B", "A")] {
            try village.add(
                name,
                packages: ".package(path: \"../\(other)\")",
                uses: ".product(name: \"\(other)\", package: \"\(other)\")"
            )
        }
        let answer = try village.examine(#"kind: "acyclic""#)
        #expect(answer.output.contains("\n1 violation\n"), "\(answer)")
        #expect(answer.output.contains("the packages form a cycle: A → B → A\n"))
    }
}

@Suite("Code beside imports")
struct HiddenCodeTests {
    @Test("unsafe flags are reported when asked")
    func unsafeFlags() throws {
        let village = try Village()
        try village.folder.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "P", targets: [
                .target(name: "A", swiftSettings: [.unsafeFlags(["-import-module", "B"])]),
            ])
            """,
            to: "Package.swift"
        )
        try village.folder.write("let a = 1\n", to: "Sources/A/a.swift")
        #expect(try village.examine(#"kind: "acyclic""#).status == .success)
        let answer = try village.examine(#"kind: "unsafe-flags""#)
        #expect(
            answer.output.contains(
                "Package.swift:4: error: A (all) has unsafe flags: -import-module B\n"
            )
        )
        #expect(try village.examine(#"kind: "unsafe-flags", by: "all""#).status == .success)
    }

    @Test(
        "uses of code by name are reported when asked, outside of comments, literals and other names"
    )
    func reflection() throws {
        let village = try Village()
        try village.add(
            "A",
            source: """
                @_silgen_name("b") func b()
                // dlsym(nil, "b")
                let text = "NSClassFromString"
                @_extern(c) func c()
                let d = Glibc.dlsym(nil, "b")
                let e = _typeByName("1A1BV")
                let f = loader.dlsym("b")
                func NSClassFromString() {}
                let g = Foundation.NSClassFromString("B")

                """
        )
        let answer = try village.examine(#"kind: "reflection""#)
        let lines = answer.output.split(separator: "\n").filter { $0.contains("error:") }.map {
            String($0.drop { $0 != ":" }.dropFirst().prefix { $0 != ":" })
        }
        #expect(lines == ["1", "4", "5", "6", "9"], "\(answer)")
        #expect(answer.output.contains("A (all) reaches code by name with 'dlsym'"))
        #expect(try village.examine(#"kind: "reflection", by: "all""#).status == .success)
        #expect(try village.examine(#"kind: "acyclic""#).status == .success)
    }
}
