import Testing

@testable import ArchitectureLint

@Suite("Modules that are not called like their targets")
struct ImportedNamesTests {
    private let folder: PackageFolder

    init() throws { folder = try PackageFolder() }

    @Test("are those of module maps, wherever they are imported")
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
        try folder.write("import struct SQLite3.X", to: "M/Sources/M/m.swift")
        #expect(
            try folder.landscape().known == [
                "L declares CSqlite", "L declares CKit", "L imports CSqlite", "L imports CKit",
                "M imports CSqlite",
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
        #expect(answer.output.contains("M/Sources/M/m.swift:1: error: M imports CSqlite"))
        #expect(answer.output.contains("1 violation\n"))
    }

    @Test("are the aliases that a manifest gives, in its package only")
    func aliases() throws {
        try folder.package(
            "B",
            "products: [.library(name: \"B\", targets: [\"B\"])], targets: [.target(name: \"B\")]"
        )
        try folder.write("", to: "B/Sources/B/b.swift")
        for (name, start) in [
            ("A", ""), ("E", "let aliases = [\"B\": \"Hidden\"].filter { _ in true }\n"),
        ] {
            let aliases = start.isEmpty ? "[\"B\": \"Hidden\"]" : "aliases"
            try folder.write(
                """
                // swift-tools-version: 6.0
                import PackageDescription
                \(start)let package = Package(
                    name: "\(name)", dependencies: [.package(path: "../B")],
                    targets: [
                        .target(name: "\(name)", dependencies: [
                            .product(name: "B", package: "B", moduleAliases: \(aliases))
                        ])
                    ]
                )
                """,
                to: "\(name)/Package.swift"
            )
            try folder.write("import Hidden", to: "\(name)/Sources/\(name)/a.swift")
        }
        try folder.package("C", "targets: [.target(name: \"C\")]")
        try folder.write("import Hidden", to: "C/Sources/C/c.swift")
        let landscape = try folder.landscape()
        #expect(landscape.problems.isEmpty)
        #expect(
            landscape.known == ["A declares B", "A imports B", "E declares B", "E imports B"]
        )
    }

    @Test(
        "a module map is read exactly",
        arguments: [
            ("module A { module B { } explicit module C { } }", ["A"]),
            ("// module X {}\n/* module Y {} */ framework module \"Z\" [system] {}", ["Z"]),
            ("extern module E \"e/module.map\"\nmodule F { header \"module G {\" }", ["F"]),
            ("module A{}module B{}", ["A", "B"]), ("module", []), ("/* module A {}", []),
            ("module A.B { }", ["A"]), ("", []),
        ]
    )
    func exact(text: String, names: [String]) {
        #expect(ModuleMap.modules(in: Array(text.utf8)) == names)
    }
}
