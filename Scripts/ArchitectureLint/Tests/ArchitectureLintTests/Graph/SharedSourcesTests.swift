import Testing

@testable import ArchitectureLint

@Suite("Shared sources")
struct SharedSourcesTests {
    private let folder: PackageFolder

    init() throws {
        folder = try PackageFolder()
        for name in ["A", "B"] { try package(name, in: name) }
    }

    private func package(_ name: String, in path: String) throws {
        try folder.package(path, "targets: [.target(name: \(name.jsonQuoted))]")
        try folder.write("", to: "\(path)/Sources/\(name)/\(name.lowercased()).swift")
    }

    private func shared() throws -> [String] {
        let workspace = try folder.workspace()
        #expect(workspace.obstacles.isEmpty && workspace.repository.strays.isEmpty)
        return workspace.graph.edges.filter { $0.kind == .shared }.map {
            "\($0.place): \($0.from) \($0.verb) \($0.to)"
        }
    }

    @Test(
        "belong to the target behind a link, which is the place",
        arguments: [
            ("Link", "../../../B/Sources/B"), ("Link", "../../../B"),
            ("other.swift", "../../../B/Sources/B/b.swift"),
        ]
    )
    func link(name: String, target: String) throws {
        try folder.link("A/Sources/A/\(name)", to: target)
        #expect(try shared() == ["A/Sources/A/\(name):1: A builds a source of B"])
        // However many there are.
        try folder.write("", to: "B/Sources/B/a.swift")
        #expect(try shared() == ["A/Sources/A/\(name):1: A builds a source of B"])
    }

    @Test("are reported for each link")
    func links() throws {
        try folder.link("A/Sources/A/First", to: "../../../B/Sources/B")
        try folder.link("A/Sources/A/b.swift", to: "../../../B/Sources/B/b.swift")
        #expect(
            try shared() == [
                "A/Sources/A/b.swift:1: A builds a source of B",
                "A/Sources/A/First:1: A builds a source of B",
            ]
        )
    }

    @Test("include those of a package behind a link", arguments: ["../.deps", "../../out"])
    func linkedPackage(place: String) throws {
        try folder.remove("B")
        try folder.write("", to: "Packages/keep")
        try package("B", in: "Packages/\(place)/B")
        try folder.link("Packages/B", to: "\(place)/B")
        try folder.link("A/Sources/A/Link", to: "../../../Packages/\(place)/B/Sources/B")
        #expect(try shared() == ["A/Sources/A/Link:1: A builds a source of B"])
    }

    @Test("include those of a target whose folder is a link")
    func wholeFolder() throws {
        try folder.remove("A/Sources/A")
        try folder.link("A/Sources/A", to: "../../B/Sources/B")
        #expect(try shared() == ["A/Sources/A:1: A builds a source of B"])
    }

    @Test("belong to the innermost package without a link")
    func nested() throws {
        try package("C", in: "A/Nested/C")
        try folder.package(
            "A",
            "targets: [.target(name: \"A\"), .target(name: \"AC\", path: \"Nested/C/Sources/C\")]"
        )
        #expect(try shared() == ["A/Package.swift:3: AC builds a source of C"])
    }

    @Test("belong to a target whose folder is a link within its package")
    func ownFolder() throws {
        try folder.remove("B/Sources/B")
        try folder.write("", to: "B/Code/b.swift")
        try folder.link("B/Sources/B", to: "../Code")
        #expect(try shared().isEmpty)
        try folder.link("A/Sources/A/Link", to: "../../../B/Sources/B")
        #expect(try shared() == ["A/Sources/A/Link:1: A builds a source of B"])
    }

    @Test("are reported for nested links")
    func linksBehindLinks() throws {
        try package("L", in: ".deps/L")
        try folder.write("", to: "Packages/keep")
        try folder.link("Packages/L", to: "../.deps/L")
        try folder.write("", to: "B/Sources/B/c.swift")
        for name in ["b", "c"] {
            try folder.link(
                "Packages/L/Sources/L/\(name)2.swift",
                to: "../../../../B/Sources/B/\(name).swift"
            )
        }
        #expect(
            try shared()
                == ["b", "c"].map {
                    "Packages/L/Sources/L/\($0)2.swift:1: L builds a source of B"
                }
        )
    }

    @Test("have no owner where only links lead to them")
    func nobodys() throws {
        try folder.write("", to: "Elsewhere/e.swift")
        try folder.link("A/Sources/A/Link", to: "../../../Elsewhere")
        try folder.link("B/Sources/B/e.swift", to: "../../../Elsewhere/e.swift")
        #expect(try shared().isEmpty)
    }

    @Test("break rules, also next to known violations")
    func rules() throws {
        let rules = """
            {
              version: 1,
              groups: [{ name: "all", modules: { target: "*" } }],
              rules: [{ name: "apart", kind: "independence", of: "all", reason: "r" }],
            }
            """
        try folder.link("A/Sources/A/Link", to: "../../../B/Sources/B")
        #expect(
            try folder.check(rules).output.contains(
                "A/Sources/A/Link:1: error: A (all) builds a source of B (all): "
            )
        )
        #expect(CommandLineTool().run(["baseline", folder.root, "--no-cache"]).status == .success)
        #expect(try folder.check(rules).status == .success)
        try folder.write("", to: "B/Sources/B/aaa.swift")
        #expect(try folder.check(rules).status == .success)
        try folder.link("A/Sources/A/b.swift", to: "../../../B/Sources/B/b.swift")
        #expect(try folder.check(rules).status == .success)
        try folder.link("B/Sources/B/a.swift", to: "../../../A/Sources/A/a.swift")
        #expect(try folder.check(rules).status == .violations)
    }
}
