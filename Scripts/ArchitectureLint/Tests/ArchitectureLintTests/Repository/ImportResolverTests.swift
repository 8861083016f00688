import Testing

@testable import ArchitectureLint

@Suite("Modules with other names than their targets")
struct ImportResolverTests {
    private let folder: PackageFolder

    init() throws { folder = try PackageFolder() }

    @Test("a module of a module map belongs to its target, wherever it is imported")
    func moduleMaps() throws {
        try folder.package(
            "L",
            """
            targets: [
                .systemLibrary(name: "CSqlite"), .target(name: "CKit"),
                .target(name: "L", dependencies: ["CSqlite", "CKit"]),
            ]
            """
        )
        try folder.write(
            "module SQLite3 [system] { header \"s.h\" }",
            to: "L/Sources/CSqlite/module.modulemap"
        )
        try folder.write("", to: "L/Sources/CKit/k.c")
        try folder.write("module Kit { export * }", to: "L/Sources/CKit/include/module.modulemap")
        try folder.write("import SQLite3\nimport Kit", to: "L/Sources/L/a.swift")
        try folder.package("M", "targets: [.target(name: \"M\")]")
        try folder.write("import struct Kit.X", to: "M/Sources/M/m.swift")
        #expect(
            try folder.workspace().known == [
                "L declares CSqlite", "L declares CKit", "L imports CSqlite", "L imports CKit",
                "M imports CKit",
            ]
        )
        let answer = try folder.check(
            """
            { version: 1, rules: [
                { name: "declared", kind: "declared", reason: "r" },
                { name: "used", kind: "used", reason: "r" },
            ] }
            """
        )
        #expect(answer.output.contains("M/Sources/M/m.swift:1: error: M imports CKit"))
        #expect(answer.output.contains("1 violation\n"))
    }

    private func systemLibrary(_ name: String, of module: String) throws {
        try folder.package(
            name,
            """
            products: [.library(name: "\(name)", targets: ["\(name)"])],
            targets: [.systemLibrary(name: "\(name)")]
            """
        )
        try folder.write("module \(module) {}", to: "\(name)/Sources/\(name)/module.modulemap")
    }

    private func importer(_ name: String, of module: String, declaring library: String?) throws {
        let package = library.map { ".package(path: \"../\($0)\")" } ?? ""
        let dependency = library.map { "\"\($0)\"" } ?? ""
        try folder.package(
            name,
            """
            dependencies: [\(package)],
            targets: [.target(name: "\(name)", dependencies: [\(dependency)])]
            """
        )
        try folder.write("import \(module)", to: "\(name)/Sources/\(name)/a.swift")
    }

    @Test("of several module maps with one module, that of a dependency counts")
    func severalMaps() throws {
        for name in ["CA", "CB", "CC"] { try systemLibrary(name, of: "Thing") }
        try importer("U", of: "Thing", declaring: "CB")
        try importer("V", of: "Thing", declaring: "CC")
        #expect(
            try folder.workspace().known == [
                "U declares CB", "U imports CB", "V declares CC", "V imports CC",
            ]
        )
    }

    @Test("a module of the system counts for a target that does not depend on ours")
    func toolchain() throws {
        try systemLibrary("CZ", of: "SQLite3")
        try importer("U", of: "SQLite3", declaring: "CZ")
        try importer("V", of: "SQLite3", declaring: nil)
        #expect(try folder.workspace().known == ["U declares CZ", "U imports CZ"])
    }

    @Test("the rules decide which modules belong to the system")
    func listed() throws {
        try systemLibrary("CZ", of: "SQLite3")
        try systemLibrary("CY", of: "Mine")
        try importer("U", of: "SQLite3", declaring: nil)
        try importer("V", of: "Mine", declaring: nil)
        func findings(_ start: String) throws -> [String] {
            let rules = "rules: [{ name: \"declared\", kind: \"declared\", reason: \"r\" }]"
            let answer = try folder.check("{ version: 1, \(start), \(rules) }")
            return answer.output.split(separator: "\n").filter { $0.contains(": error: ") }.map {
                String($0.split(separator: ": error: ")[1].prefix(12))
            }
        }
        #expect(try findings("toolchain: [\"Swift\"]") == ["U imports CZ", "V imports CY"])
        #expect(try findings("alsoToolchain: [\"Mine\"]") == [])
        let tool = CommandLineTool()
        #expect(!tool.run(["graph", folder.root, "--no-cache"]).output.contains("V imports"))
        #expect(tool.run(["why", "V", "CY", folder.root, "--no-cache"]).status == .violations)
    }

    @Test("a Swift module of the toolchain counts before a module map")
    func language() throws {
        try systemLibrary("CZ", of: "Foundation")
        try importer("U", of: "Foundation", declaring: "CZ")
        #expect(try folder.workspace().known == ["U declares CZ"])
    }

    @Test("the dependencies of a plugin provide no modules")
    func plugin() throws {
        try folder.package(
            "P",
            """
            targets: [
                .systemLibrary(name: "CSQL"),
                .executableTarget(name: "tool", dependencies: ["CSQL"]),
                .plugin(name: "Plug", capability: .buildTool(), dependencies: ["tool"]),
                .target(name: "U", plugins: ["Plug"]),
            ]
            """
        )
        try folder.write("module SQLite3 {}", to: "P/Sources/CSQL/module.modulemap")
        try folder.write("", to: "P/Sources/tool/main.swift")
        try folder.write("", to: "P/Plugins/Plug/p.swift")
        try folder.write("import SQLite3", to: "P/Sources/U/u.swift")
        #expect(
            try folder.workspace().known == [
                "tool declares CSQL", "Plug declares tool", "U declares Plug",
            ]
        )
    }

    @Test("a module map may be in the folder of headers of the manifest, and in the root")
    func places() throws {
        try folder.package(
            "",
            """
            targets: [
                .systemLibrary(name: "CThing", path: "."),
                .target(name: "CKit", path: "CKit", publicHeadersPath: "api"),
                .target(name: "U", dependencies: ["CThing", "CKit"], path: "U"),
            ]
            """
        )
        try folder.write("module Thing {}", to: "module.modulemap")
        try folder.write("", to: "CKit/k.c")
        try folder.write("module Kit {}", to: "CKit/api/module.modulemap")
        try folder.write("module No {}", to: "CKit/include/module.modulemap")
        try folder.write("import Thing\nimport Kit\nimport No", to: "U/u.swift")
        let workspace = try folder.workspace()
        #expect(workspace.obstacles.isEmpty && workspace.repository.strays.isEmpty)
        #expect(workspace.repository.module("CThing")?.files == [])
        #expect(
            workspace.known == [
                "U declares CThing", "U declares CKit", "U imports CThing", "U imports CKit",
            ]
        )
    }

    @Test("a module map may be in a folder of the headers, and behind a link")
    func headers() throws {
        try folder.package(
            "A",
            """
            targets: [
                .target(name: "CSub"), .target(name: "CLink"),
                .target(name: "U", dependencies: ["CSub", "CLink"]),
            ]
            """
        )
        for name in ["CSub", "CLink"] { try folder.write("", to: "A/Sources/\(name)/c.c") }
        try folder.write("module Sub {}", to: "A/Sources/CSub/include/Sub/module.modulemap")
        try folder.write("module Deep {}", to: "A/Sources/CSub/include/Sub/Deep/module.modulemap")
        try folder.write("module Linked {}", to: "A/Sources/CLink/headers/module.modulemap")
        try folder.link("A/Sources/CLink/include", to: "headers")
        try folder.write("import Sub\nimport Linked\nimport Deep", to: "A/Sources/U/u.swift")
        #expect(
            try folder.workspace().known == [
                "U declares CSub", "U declares CLink", "U imports CSub", "U imports CLink",
            ]
        )
    }

    @Test("the dependencies of a macro provide no modules")
    func macro() throws {
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            import CompilerPluginSupport
            let package = Package(
                name: "P",
                targets: [
                    .systemLibrary(name: "CSQL"), .target(name: "ML"),
                    .macro(name: "M", dependencies: ["CSQL", "ML"]),
                    .target(name: "V", dependencies: ["M"]),
                ]
            )
            """,
            to: "P/Package.swift"
        )
        try folder.write("module SQLite3 {}", to: "P/Sources/CSQL/module.modulemap")
        try folder.write("", to: "P/Sources/ML/l.swift")
        try folder.write("import ML", to: "P/Sources/M/m.swift")
        try folder.write("import SQLite3\nimport ML", to: "P/Sources/V/v.swift")
        let answer = try folder.check(
            "{ version: 1, rules: [{ name: \"d\", kind: \"declared\", reason: \"r\" }] }"
        )
        #expect(
            answer.output.contains(
                "P/Sources/V/v.swift:2: error: V imports ML without declaring it\n"
            )
        )
        #expect(answer.output.contains("\n1 violation\n"))
    }

    @Test(
        "a module map that the compiler does not search is ignored",
        arguments: ["Res/module.modulemap", "include/Other.modulemap", "module.modulemap"]
    )
    func unseenMaps(map: String) throws {
        try folder.package("E", "targets: [.target(name: \"E\", exclude: [\"Res\"])]")
        try folder.write("", to: "E/Sources/E/e.c")
        try folder.write("module Hidden {}", to: "E/Sources/E/\(map)")
        try importer("U", of: "Hidden", declaring: nil)
        #expect(try folder.workspace().known.isEmpty)
        // Where the target is in Swift, that is its module.
        try folder.package("F", "targets: [.target(name: \"F\")]")
        try folder.write("", to: "F/Sources/F/f.swift")
        try folder.write("module Hidden {}", to: "F/Sources/F/module.modulemap")
        #expect(try folder.workspace().known.isEmpty)
    }

    @Test("a module alias applies to the package of its manifest only")
    func aliases() throws {
        try folder.library("B")
        for name in ["A", "E"] {
            try folder.package(
                name,
                """
                dependencies: [.package(path: "../B")],
                targets: [
                    .target(name: "\(name)", dependencies: [
                        .product(name: "B", package: "B", moduleAliases: ["B": "Hidden"])
                    ])
                ]
                """
            )
            try folder.write("import Hidden", to: "\(name)/Sources/\(name)/a.swift")
        }
        try folder.package("C", "targets: [.target(name: \"C\")]")
        try folder.write("import Hidden", to: "C/Sources/C/c.swift")
        let workspace = try folder.workspace()
        #expect(workspace.obstacles.isEmpty)
        #expect(
            workspace.known == ["A declares B", "A imports B", "E declares B", "E imports B"]
        )
    }

    @Test(
        "only the top-level modules of a module map are read",
        arguments: [
            ("module A { module B { } explicit module C { } }", ["A"]),
            ("// module X {}\n/* module Y {} */ framework module \"Z\" [system] {}", ["Z"]),
            ("extern module E \"e/module.map\"\nmodule F { header \"module G {\" }", ["F"]),
            ("module A{}module B{}", ["A", "B"]), ("module", []), ("/* module A {}", []),
            ("module A.B { }", ["A"]), ("", []),
        ]
    )
    func moduleMap(text: String, names: [String]) {
        #expect(ModuleMap.modules(in: Array(text.utf8)) == names)
    }
}
