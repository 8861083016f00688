import Foundation
import Testing

@testable import ArchitectureLint

@Suite("archlint affected", .serialized)
struct AffectedTests {
    /// Ground, used by Left, used by Top; Right's tests alone use Left, and Roof uses Right.
    private func rooms() throws -> Rooms {
        let rooms = try Rooms(["Ground": [], "Left": ["Ground"], "Top": ["Left"]])
        try rooms.add("Right", tests: ["Left"])
        try rooms.add("Roof", uses: ["Right"])
        try rooms.folder.write("*.log\n", to: ".gitignore")
        try rooms.folder.write("Read me", to: "README.md")
        try rooms.commit()
        return rooms
    }

    @Test(
        "finds users of a changed package, but not users of its tests' users",
        arguments: [
            ("Packages/Ground/Sources/Ground/Ground.swift", ["Ground", "Left", "Right", "Top"]),
            ("Packages/Ground/Package.swift", ["Ground", "Left", "Right", "Top"]),
            ("Packages/Left/Sources/Left/New.swift", ["Left", "Right", "Top"]),
            ("Packages/Left/Tests/LeftTests/LeftTests.swift", ["Left"]),
            ("Packages/Right/Sources/Right/Right.swift", ["Right", "Roof"]),
            ("Packages/Left/README.md", ["Left"]),
            ("README.md", []),
            ("Packages/Left/debug.log", []),
            ("build.sh", ["Ground", "Left", "Right", "Roof", "Top"]),
            ("Packages/Gone/Package.swift.orig", ["Ground", "Left", "Right", "Roof", "Top"]),
        ]
    )
    func reach(file: String, packages: [String]) throws {
        let rooms = try rooms()
        #expect(rooms.affected() == "")
        try rooms.change(file)
        let answer = rooms.run("affected", "--since", "HEAD")
        #expect(answer.status == .success)
        #expect(answer.output == packages.map { "Packages/\($0)\n" }.joined())
    }

    @Test("counts a deleted or moved file at its old path")
    func moved() throws {
        let rooms = try rooms()
        let old = "Packages/Ground/Sources/Ground/Moved.swift"
        try rooms.folder.write("// Moved from one package to another\n", to: old)
        try rooms.commit()
        try FileManager.default.moveItem(
            atPath: "\(rooms.folder.path)/\(old)",
            toPath: "\(rooms.folder.path)/Packages/Top/Sources/Top/Moved.swift"
        )
        try rooms.commit()
        let reached = "Packages/Ground\nPackages/Left\nPackages/Right\nPackages/Top\n"
        #expect(rooms.affected(since: "HEAD~1") == reached)
        try rooms.folder.remove("Packages/Ground/Sources/Ground/Ground.swift")
        #expect(rooms.affected() == reached)
    }

    @Test("finds packages that build a changed file through a link")
    func links() throws {
        let rooms = try rooms()
        try rooms.folder.write("// Shared\n", to: "Packages/Roof/Shared/Deep/Shared.swift")
        for (link, destination) in [
            ("Left/Sources/Left/Shared", "../../../Roof/Shared"),
            ("Left/Sources/Left/Circle", "."),
            (
                "Ground/Tests/GroundTests/Shared.swift",
                "../../../Left/Sources/Left/Shared/Deep/Shared.swift"
            ),
            ("Right/Notes", "../Roof"),
        ] {
            try rooms.link("Packages/\(link)", to: destination)
        }
        try rooms.commit()
        let reached = ["Ground", "Left", "Right", "Roof", "Top"].map { "Packages/\($0)\n" }
        try rooms.change("Packages/Roof/Shared/Deep/Shared.swift")
        #expect(rooms.affected() == reached.joined())
        // Right is reached by its tests, which use Left, and not by its notes.
        let all = rooms.run("affected", "--since", "HEAD", "--json").output
        #expect(all.filter { !$0.isWhitespace }.contains("[\"Packages/Right\",\"Packages/Left\"]"))
        try rooms.folder.remove("Packages/Roof/Shared")
        #expect(rooms.affected() == reached.joined())
    }

    @Test("finds users of a library that a changed plug-in works on")
    func plugins() throws {
        let rooms = try rooms()
        try rooms.folder.package(
            "Packages/Tools",
            """
            products: [
                .library(name: "Help", targets: ["Help"]), .plugin(name: "Gen", targets: ["Gen"])
            ],
            targets: [.target(name: "Help"), .plugin(name: "Gen", capability: .buildTool())]
            """
        )
        let generated = #", plugins: [.plugin(name: "Gen", package: "Tools")]"#
        for (name, plugin) in [("Made", generated), ("Plain", "")] {
            try rooms.folder.package(
                "Packages/\(name)",
                """
                products: [.library(name: "\(name)", targets: ["\(name)"])],
                dependencies: [.package(path: "../Tools")],
                targets: [
                    .target(name: "\(name)"\(plugin)),
                    .testTarget(
                        name: "\(name)Tests",
                        dependencies: [.product(name: "Help", package: "Tools")]
                    ),
                ]
                """
            )
            try rooms.add("\(name)User", uses: [name])
        }
        try rooms.commit()
        try rooms.folder.write("// New\n", to: "Packages/Tools/Plugins/Gen/Gen.swift")
        let names = ["Made", "MadeUser", "Plain", "Tools"]
        #expect(
            rooms.affected()
                == names.map { "Packages/\($0)\n" }.joined()
        )
    }

    @Test("gives reasons as JSON: files, or the chain to a changed package")
    func json() throws {
        let rooms = try rooms()
        try rooms.change("Packages/Ground/Sources/Ground/Ground.swift")
        let answer = rooms.run("affected", "--json", "--since", "HEAD")
        let compact = answer.output.filter { !$0.isWhitespace }
        #expect(
            compact.contains(
                "{\"chain\":[\"Packages/Top\",\"Packages/Left\",\"Packages/Ground\"],\"files\":[],"
                    + "\"package\":\"Packages/Top\",\"reason\":\"uses\"}"
            )
        )
        #expect(compact.contains("\"reason\":\"changed\""))
        #expect(
            compact.hasSuffix(
                "\"ignored\":[],\"partial\":false,\"problems\":[],\"since\":\"HEAD\",\"unseen\":[]}"
            )
        )
    }

    @Test("leaves out excluded packages")
    func rules() throws {
        let rooms = try rooms()
        try rooms.folder.write(
            """
            { version: 1, exclude: ["Packages/Top"], rules: [
                { name: "stray", kind: "no-stray-sources", reason: "r" },
            ] }
            """,
            to: "Rules/rules.json5"
        )
        try rooms.commit()
        try rooms.change("Packages/Left/Sources/Left/Left.swift")
        let all = "Packages/Left\nPackages/Right\nPackages/Top\n"
        #expect(rooms.affected() == all)
        let rules = "\(rooms.folder.path)/Rules/rules.json5"
        let answer = rooms.run("affected", "--since", "HEAD", "--rules", rules)
        #expect(answer.output == "Packages/Left\nPackages/Right\n")
    }

    @Test("refuses an unknown revision, and with --complete also unreadable packages")
    func refusals() throws {
        let rooms = try rooms()
        let unknown = rooms.run("affected", "--since", "nothing")
        #expect(unknown.status == .usage)
        #expect(unknown.errors.hasPrefix("archlint: git knows no revision 'nothing'\n"))
        #expect(rooms.run("affected").errors.hasPrefix("archlint: --since is missing"))
        #expect(rooms.run("affected", "--since=--output=x").status == .usage)
        try rooms.folder.write(
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = nothing",
            to: "Packages/Left/Package.swift"
        )
        let broken = rooms.run("affected", "--since", "HEAD", "--complete")
        #expect(broken.status == .badData)
        #expect(broken.errors.hasPrefix("archlint: Packages/Left/Package.swift:3: "))
        try rooms.add("Left")
        try rooms.folder.write("struct Package {}", to: "Packages/Left/Template/Package.swift")
        #expect(rooms.run("affected", "--since", "HEAD").status == .success)
        #expect(rooms.run("affected", "--since", "HEAD", "--complete").status == .badData)
    }
}
