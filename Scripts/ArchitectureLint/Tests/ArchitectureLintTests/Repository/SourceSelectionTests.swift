import Testing

@testable import ArchitectureLint

@Suite("The selection of a target's sources")
struct SourceSelectionTests {
    private let folder: PackageFolder

    init() throws {
        folder = try PackageFolder()
        try folder.package(
            "A",
            """
            targets: [
                .target(
                    name: "A", exclude: ["Old"],
                    resources: [.copy("Templates"), .process("P/q.swift"), .embedInCode("e.swift")]
                ),
                .target(name: "B"),
            ]
            """
        )
        try folder.write("import B", to: "A/Sources/A/a.swift")
        try folder.write("", to: "A/Sources/B/b.swift")
    }

    private func files() throws -> [String] {
        let workspace = try folder.workspace()
        #expect(workspace.obstacles.isEmpty)
        return workspace.repository.module("A")?.files.map(\.path) ?? []
    }

    @Test(
        "a resource and a file in a bundle is neither a source nor stray",
        arguments: [
            "Templates/t.swift", "Templates/Deep/t.swift", "P/q.swift", "e.swift",
            "A.docc/Resources/step.swift", "Deep/Try.playground/Contents.swift",
            "Colors.xcassets/c.swift", "X.xcodeproj/x.swift",
        ]
    )
    func resource(file: String) throws {
        try folder.write("import C", to: "A/Sources/A/\(file)")
        #expect(try files() == ["A/Sources/A/a.swift"])
        #expect(try folder.workspace().repository.strays.isEmpty)
    }

    @Test(
        "a file with a similar path is a source",
        arguments: [
            "P/r.swift", "docc/d.swift", "Templates.swift", "Some.More/m.swift", "e.docc.swift",
        ]
    )
    func compiled(file: String) throws {
        try folder.write("", to: "A/Sources/A/\(file)")
        #expect(try Set(files()) == ["A/Sources/A/a.swift", "A/Sources/A/\(file)"])
    }

    @Test("an excluded file is a stray source")
    func excluded() throws {
        try folder.write("", to: "A/Sources/A/Old/o.swift")
        #expect(try files() == ["A/Sources/A/a.swift"])
        #expect(try folder.workspace().repository.strays == ["A/Sources/A/Old/o.swift"])
    }

    @Test("a listed file in a bundle is a source")
    func listed() throws {
        try folder.package(
            "A",
            """
            targets: [.target(name: "A", sources: ["S.docc", "a.swift"]), .target(name: "B")]
            """
        )
        try folder.write("", to: "A/Sources/A/S.docc/s.swift")
        try folder.write("", to: "A/Sources/A/T.docc/t.swift")
        #expect(try files() == ["A/Sources/A/S.docc/s.swift", "A/Sources/A/a.swift"])
    }

    @Test(
        "a file that is excluded by one path is a source by a link",
        arguments: ["Real", "Real.docc"]
    )
    func otherWay(real: String) throws {
        for arguments in [
            "exclude: [\"Real\"]", "resources: [.copy(\"Real\")]", "sources: [\"Seen\"]",
        ] {
            try folder.package(
                "A",
                "targets: [.target(name: \"A\", \(arguments)), .target(name: \"B\")]"
            )
            try folder.write("import B", to: "A/Sources/A/\(real)/Deep/r.swift")
            try? folder.link("A/Sources/A/Seen", to: real)
            #expect(try files().contains("A/Sources/A/Seen/Deep/r.swift"), "\(arguments)")
            #expect(try !files().contains("A/Sources/A/\(real)/Deep/r.swift"), "\(arguments)")
        }
    }

    @Test(
        "a partly excluded folder is a source folder by a link",
        arguments: [
            "resources: [.copy(\"Real/r.swift\")]", "exclude: [\"Real/r.swift\"]",
            "sources: [\"a.swift\", \"Seen/r.swift\"]", "resources: [.copy(\"Real/Deep\")]",
            "exclude: [\"Real/Deep\"]",
        ]
    )
    func otherWayToPart(arguments: String) throws {
        try folder.package(
            "A",
            "targets: [.target(name: \"A\", \(arguments)), .target(name: \"B\")]"
        )
        let file = arguments.contains("Deep") ? "Deep/r.swift" : "r.swift"
        try folder.write("import B", to: "A/Sources/A/Real/\(file)")
        try folder.link("A/Sources/A/Seen", to: "Real")
        #expect(try files().contains("A/Sources/A/Seen/\(file)"))
        #expect(try !files().contains("A/Sources/A/Real/\(file)"))
    }

    @Test(
        "the bundles depend on the tools version of the manifest",
        arguments: [
            ("5.2", "X.docc", true), ("5.2", "X.lproj", false), ("5.2", "X.more", true),
            ("5.3", "X.docc", false), ("5.5", "X.more", false), ("5.5", "X.lproj", true),
            ("5.6", "X.more", true), ("5.6", "X.lproj", true), ("5.6", "X.docc", false),
            ("6.0", "X.metal", false), ("6.0", "X.more", true), ("5.2", "X.playground", false),
        ]
    )
    func tools(version: String, name: String, isCompiled: Bool) throws {
        try folder.write(
            """
            // swift-tools-version:\(version)
            import PackageDescription
            let package = Package(name: "A", targets: [.target(name: "A")])
            """,
            to: "A/Package.swift"
        )
        try folder.write("", to: "A/Sources/A/\(name)/x.swift")
        #expect(try files().contains("A/Sources/A/\(name)/x.swift") == isCompiled)
    }
}
