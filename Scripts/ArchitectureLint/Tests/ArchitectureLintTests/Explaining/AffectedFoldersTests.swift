import Foundation
import Testing

@testable import ArchitectureLint

@Suite("archlint affected for links and submodules", .serialized)
struct AffectedFoldersTests {
    /// A package at the root, and User, which uses the package Lib.
    private func rooms() throws -> Rooms {
        let rooms = try Rooms()
        try rooms.folder.package("", "targets: [.target(name: \"Root\")]")
        try rooms.folder.write("// End\n", to: "Sources/Root/Root.swift")
        try rooms.add("User", uses: ["Lib"])
        return rooms
    }

    private let users = "Packages/Lib\nPackages/User\n"

    @Test("finds users of a package through a link")
    func dependency() throws {
        let rooms = try rooms()
        try rooms.add("Real")
        try rooms.folder.write(
            try rooms.text(of: "Packages/Real/Package.swift")
                .replacingOccurrences(
                    of: "name: \"Real\", targets",
                    with: "name: \"Lib\", targets"
                ),
            to: "Packages/Real/Package.swift"
        )
        try rooms.link("Packages/Lib", to: "Real")
        try rooms.commit()
        try rooms.change("Packages/Real/Sources/Real/Real.swift")
        #expect(rooms.affected() == "Packages/Real\nPackages/User\n")
    }

    @Test("a changed file outside of the folder affects every package in it, unless it documents")
    func outside() throws {
        let rooms = try rooms()
        try rooms.add("Other")
        try rooms.commit()
        func affected() -> String {
            CommandLineTool().run([
                "affected", "--since", "HEAD", "\(rooms.folder.path)/Packages", "--no-cache",
            ]).output
        }
        try rooms.folder.write("Read me", to: "README.md")
        #expect(affected() == "")
        try rooms.folder.write("all:", to: "Makefile")
        #expect(affected() == "Other\nUser\n")
    }

    @Test("treats a changed link as a change of the packages behind it")
    func turned() throws {
        let outside = try Rooms()
        for name in ["One", "Two"] {
            try outside.add("Lib")
            try FileManager.default.moveItem(
                atPath: "\(outside.folder.path)/Packages",
                toPath: "\(outside.folder.path)/\(name)"
            )
        }
        let rooms = try rooms()
        try rooms.link("Packages/Lib", to: "\(outside.folder.path)/One/Lib")
        try rooms.commit()
        try rooms.link("Packages/Lib", to: "\(outside.folder.path)/Two/Lib")
        #expect(rooms.affected() == users)

        // The same with a folder of packages.
        try rooms.folder.remove("Packages/Lib")
        try rooms.add("User", uses: [])
        try rooms.link("More", to: "\(outside.folder.path)/One")
        let manifest = try rooms.text(of: "Packages/User/Package.swift")
        try rooms.folder.write(
            manifest.replacingOccurrences(
                of: "dependencies: [],",
                with: "dependencies: [.package(path: \"../../More/Lib\")],"
            ),
            to: "Packages/User/Package.swift"
        )
        try rooms.commit()
        try rooms.link("More", to: "\(outside.folder.path)/Two")
        #expect(rooms.affected() == ".\nMore/Lib\nPackages/User\n")
    }

    @Test("treats a changed submodule as a change of its package")
    func submodule() throws {
        let origin = try Rooms(["Lib": []])
        let library = "\(origin.folder.path)/Packages/Lib"
        try git("init", "-q", in: library)
        try git("add", "-A", in: library)
        try git("commit", "-q", "-m", "All", in: library)
        let rooms = try rooms()
        try rooms.commit()
        let root = rooms.folder.path
        try git("clone", "-q", library, "Packages/Lib", in: root)
        // It is not a submodule yet, but a nested checkout.
        #expect(rooms.affected() == users)
        try rooms.folder.remove("Packages/Lib")
        try git("submodule", "--quiet", "add", library, "Packages/Lib", in: root)
        try rooms.commit()
        #expect(rooms.affected() == "")
        try rooms.change("Packages/Lib/Sources/Lib/Lib.swift")
        #expect(rooms.affected() == users)
        try git("commit", "-q", "-a", "-m", "Changed", in: "\(root)/Packages/Lib")
        #expect(rooms.affected() == users)
        try git("config", "diff.ignoreSubmodules", "all", in: root)
        #expect(rooms.affected() == users)
    }

    @Test("finds users of a deleted or excluded package")
    func missing() throws {
        let rooms = try rooms()
        try rooms.add("Lib")
        try rooms.folder.write(
            """
            { version: 1, exclude: ["Packages/Lib"], rules: [
                { name: "stray", kind: "no-stray-sources", reason: "r" },
            ] }
            """,
            to: ".archlint.json5"
        )
        try rooms.commit()
        try rooms.change("Packages/Lib/Sources/Lib/Lib.swift")
        #expect(rooms.affected() == ".\nPackages/User\n")
        try rooms.folder.remove(".archlint.json5")
        try rooms.commit()
        try rooms.folder.remove("Packages/Lib")
        #expect(rooms.affected() == ".\nPackages/User\n")
    }

    @Test("finds a package behind a link, and its users")
    func behindLinks() throws {
        let rooms = try rooms()
        try rooms.add("Lib")
        try FileManager.default.moveItem(
            atPath: "\(rooms.folder.path)/Packages/Lib",
            toPath: "\(rooms.folder.path)/.deps"
        )
        try rooms.link("Packages/Lib", to: "../.deps")
        try rooms.commit()
        func affected(_ file: String) throws -> String {
            try rooms.change(file)
            let answer = rooms.affected()
            try rooms.commit()
            return answer
        }
        #expect(try affected(".deps/Package.swift") == ".\n\(users)")
        #expect(try affected(".deps/Sources/Lib/Lib.swift") == ".\n\(users)")
        #expect(try affected(".deps/data.txt") == ".\n\(users)")
        #expect(try affected(".deps/Tests/LibTests/LibTests.swift") == ".\nPackages/Lib\n")
        #expect(try affected(".deps/README.md") == ".\nPackages/Lib\n")
    }

    @Test("finds users through an excluded package")
    func leftOut() throws {
        let rooms = try rooms()
        try rooms.add("Lib", uses: ["Base"])
        try rooms.add("Base")
        try rooms.folder.write(
            """
            { version: 1, exclude: ["Packages/Lib"], rules: [
                { name: "stray", kind: "no-stray-sources", reason: "r" },
            ] }
            """,
            to: ".archlint.json5"
        )
        try rooms.commit()
        try rooms.change("Packages/Base/Sources/Base/Base.swift")
        #expect(rooms.affected() == "Packages/Base\nPackages/User\n")
        let chain = "[\"Packages/User\",\"Packages/Lib\",\"Packages/Base\"]"
        let json = rooms.run("affected", "--since", "HEAD", "--json").output
        #expect(json.filter { !$0.isWhitespace }.contains(chain))
    }

    @Test("finds a target that builds a part of a submodule through a link")
    func parts() throws {
        let links = [
            SourceLink(path: "A/Sources/A", destination: "Vendor/Sub"),
            SourceLink(path: "B/Sources/B/Part", destination: "Vendor/Sub/Part"),
            SourceLink(path: "C/Sources/C/Other", destination: "Vendor/Other"),
        ]
        #expect(links.otherPaths(of: "Vendor/Sub") == ["A/Sources/A", "B/Sources/B/Part"])
        let rooms = try rooms()
        try rooms.add("Lib")
        try rooms.folder.remove("Packages/Lib/Sources/Lib")
        try rooms.folder.write("// Part\n", to: "Vendor/Sub/Part.swift")
        try git("init", "-q", in: "\(rooms.folder.path)/Vendor/Sub")
        try git("add", "-A", in: "\(rooms.folder.path)/Vendor/Sub")
        try git("commit", "-q", "-m", "All", in: "\(rooms.folder.path)/Vendor/Sub")
        try rooms.link("Packages/Lib/Sources/Lib", to: "../../../Vendor/Sub")
        try rooms.commit()
        try rooms.change("Vendor/Sub/Part.swift")
        #expect(rooms.affected() == ".\n\(users)")
    }
}
