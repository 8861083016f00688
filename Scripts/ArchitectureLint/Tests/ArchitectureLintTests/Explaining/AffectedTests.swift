import Testing

@testable import ArchitectureLint

@Suite("archlint affected", .serialized)
struct AffectedTests {
    /// Ground, used by Left, used by Top; Right's tests alone use Left, and Roof uses Right.
    private func rooms() throws -> Rooms {
        let rooms = try Rooms()
        try rooms.add("Ground")
        try rooms.add("Left", uses: ["Ground"])
        try rooms.add("Top", uses: ["Left"])
        try rooms.add("Right", tests: ["Left"])
        try rooms.add("Roof", uses: ["Right"])
        try rooms.folder.write("*.log\n", to: ".gitignore")
        try rooms.folder.write("Read me", to: "README.md")
        try rooms.commit()
        return rooms
    }

    @Test(
        "a change reaches those that use it, not those whose neighbours' tests do",
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
        #expect(rooms.run("affected", "--since", "HEAD").output == "")
        let old = file.hasSuffix("Package.swift") ? try text(of: file, in: rooms) : ""
        try rooms.folder.write("\(old)// Changed\n", to: file)
        let answer = rooms.run("affected", "--since", "HEAD")
        #expect(answer.status == .success)
        #expect(answer.output == packages.map { "Packages/\($0)\n" }.joined())
    }

    private func text(of file: String, in rooms: Rooms) throws -> String {
        String(decoding: try FileTree(root: rooms.folder.path).read(file), as: UTF8.self)
    }

    @Test("a file that is taken away or moved counts where it was")
    func moved() throws {
        let rooms = try rooms()
        try rooms.folder.write("// End\n", to: "Packages/Top/Sources/Top/Ground.swift")
        try rooms.folder.remove("Packages/Ground/Sources/Ground/Ground.swift")
        try rooms.folder.write("", to: "Packages/Ground/Sources/Ground/Other.swift")
        try rooms.commit()
        let answer = rooms.run("affected", "--since", "HEAD~1")
        #expect(answer.output == "Packages/Ground\nPackages/Left\nPackages/Right\nPackages/Top\n")
    }

    @Test("says why as JSON: the files, or the chain to what changed")
    func json() throws {
        let rooms = try rooms()
        try rooms.folder.write("// Changed\n", to: "Packages/Ground/Sources/Ground/Ground.swift")
        let answer = rooms.run("affected", "--json", "--since", "HEAD")
        let compact = answer.output.filter { !$0.isWhitespace }
        #expect(
            compact.contains(
                "{\"chain\":[\"Packages/Top\",\"Packages/Left\",\"Packages/Ground\"],\"files\":[],"
                    + "\"package\":\"Packages/Top\",\"reason\":\"uses\"}"
            )
        )
        #expect(compact.contains("\"reason\":\"changed\""))
        #expect(compact.hasSuffix("\"ignored\":[],\"since\":\"HEAD\"}"))
    }

    @Test("refuses what it cannot compare with, and what it cannot read")
    func refusals() throws {
        let rooms = try rooms()
        let unknown = rooms.run("affected", "--since", "nothing")
        #expect(unknown.status == .usage)
        #expect(unknown.errors.hasPrefix("archlint: git knows no revision 'nothing'\n"))
        #expect(rooms.run("affected").errors.hasPrefix("archlint: --since is needed"))
        #expect(rooms.run("affected", "--since=--output=x").status == .usage)
        try rooms.folder.write(
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = nothing",
            to: "Packages/Left/Package.swift"
        )
        let broken = rooms.run("affected", "--since", "HEAD")
        #expect(broken.status == .badData)
        #expect(broken.output == "")
    }
}
