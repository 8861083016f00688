import Foundation
import Testing

@testable import ArchitectureLint

@Suite("archlint affected for links and submodules", .serialized)
struct AffectedFoldersTests {
    /// A package at the root, and User, which uses the package Lib.
    private func rooms() throws -> Rooms {
        let rooms = try Rooms()
        try rooms.folder.write(
            "// swift-tools-version: 6.0\nimport PackageDescription\n"
                + "let package = Package(name: \"Root\", targets: [.target(name: \"Root\")])\n",
            to: "Package.swift"
        )
        try rooms.folder.write("// End\n", to: "Sources/Root/Root.swift")
        try rooms.add("User", uses: ["Lib"])
        return rooms
    }

    private func link(_ path: String, to target: String, in rooms: Rooms) throws {
        let link = "\(rooms.folder.path)/\(path)"
        try? FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    }

    private func git(_ words: String..., in folder: String) throws {
        let answer = try Subprocess.run(
            "git",
            [
                "-C", folder, "-c", "user.name=A", "-c", "user.email=a@example.org",
                "-c", "commit.gpgsign=false", "-c", "protocol.file.allow=always",
            ] + words
        )
        guard answer.status == 0 else { throw Problem(.internalError, answer.errors) }
    }

    private let users = "Packages/Lib\nPackages/User\n"

    @Test("finds users of a package through a link")
    func dependency() throws {
        let rooms = try rooms()
        try rooms.add("Real")
        try rooms.folder.write(
            try text(of: "Packages/Real/Package.swift", in: rooms)
                .replacingOccurrences(
                    of: "name: \"Real\", targets",
                    with: "name: \"Lib\", targets"
                ),
            to: "Packages/Real/Package.swift"
        )
        try link("Packages/Lib", to: "Real", in: rooms)
        try rooms.commit()
        try rooms.folder.write("// Changed\n", to: "Packages/Real/Sources/Real/Real.swift")
        #expect(
            rooms.run("affected", "--since", "HEAD").output == "Packages/Real\nPackages/User\n"
        )
    }

    private func text(of file: String, in rooms: Rooms) throws -> String {
        try String(contentsOfFile: "\(rooms.folder.path)/\(file)", encoding: .utf8)
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
        try link("Packages/Lib", to: "\(outside.folder.path)/One/Lib", in: rooms)
        try rooms.commit()
        try link("Packages/Lib", to: "\(outside.folder.path)/Two/Lib", in: rooms)
        #expect(rooms.run("affected", "--since", "HEAD").output == users)

        // The same with a folder of packages.
        try rooms.folder.remove("Packages/Lib")
        try rooms.add("User", uses: [])
        try link("More", to: "\(outside.folder.path)/One", in: rooms)
        let manifest = try text(of: "Packages/User/Package.swift", in: rooms)
        try rooms.folder.write(
            manifest.replacingOccurrences(
                of: "dependencies: [],",
                with: "dependencies: [.package(path: \"../../More/Lib\")],"
            ),
            to: "Packages/User/Package.swift"
        )
        try rooms.commit()
        try link("More", to: "\(outside.folder.path)/Two", in: rooms)
        #expect(
            rooms.run("affected", "--since", "HEAD").output == ".\nMore/Lib\nPackages/User\n"
        )
    }

    @Test("treats a changed submodule as a change of its package")
    func submodule() throws {
        let origin = try Rooms()
        try origin.add("Lib")
        let library = "\(origin.folder.path)/Packages/Lib"
        try git("init", "-q", in: library)
        try git("add", "-A", in: library)
        try git("commit", "-q", "-m", "All", in: library)
        let rooms = try rooms()
        try rooms.commit()
        let root = rooms.folder.path
        try git("clone", "-q", library, "Packages/Lib", in: root)
        // It is not a submodule yet, but a nested checkout.
        #expect(rooms.run("affected", "--since", "HEAD").output == users)
        try rooms.folder.remove("Packages/Lib")
        try git("submodule", "--quiet", "add", library, "Packages/Lib", in: root)
        try rooms.commit()
        #expect(rooms.run("affected", "--since", "HEAD").output == "")
        try rooms.folder.write("// Changed\n", to: "Packages/Lib/Sources/Lib/Lib.swift")
        #expect(rooms.run("affected", "--since", "HEAD").output == users)
        try git("commit", "-q", "-a", "-m", "Changed", in: "\(root)/Packages/Lib")
        #expect(rooms.run("affected", "--since", "HEAD").output == users)
        try git("config", "diff.ignoreSubmodules", "all", in: root)
        #expect(rooms.run("affected", "--since", "HEAD").output == users)
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
        try rooms.folder.write("// Changed\n", to: "Packages/Lib/Sources/Lib/Lib.swift")
        #expect(rooms.run("affected", "--since", "HEAD").output == ".\nPackages/User\n")
        try rooms.folder.remove(".archlint.json5")
        try rooms.commit()
        try rooms.folder.remove("Packages/Lib")
        #expect(rooms.run("affected", "--since", "HEAD").output == ".\nPackages/User\n")
    }

    @Test("finds a package behind a link, and its users")
    func behindLinks() throws {
        let rooms = try rooms()
        try rooms.add("Lib")
        try FileManager.default.moveItem(
            atPath: "\(rooms.folder.path)/Packages/Lib",
            toPath: "\(rooms.folder.path)/.deps"
        )
        try link("Packages/Lib", to: "../.deps", in: rooms)
        try rooms.commit()
        func affected(_ file: String) throws -> String {
            let old = file.hasSuffix("Package.swift") ? try text(of: file, in: rooms) : ""
            try rooms.folder.write("\(old)// Changed\n", to: file)
            let answer = rooms.run("affected", "--since", "HEAD").output
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
        try rooms.folder.write("// Changed\n", to: "Packages/Base/Sources/Base/Base.swift")
        #expect(
            rooms.run("affected", "--since", "HEAD").output == "Packages/Base\nPackages/User\n"
        )
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
        try link("Packages/Lib/Sources/Lib", to: "../../../Vendor/Sub", in: rooms)
        try rooms.commit()
        try rooms.folder.write("// Changed\n", to: "Vendor/Sub/Part.swift")
        #expect(rooms.run("affected", "--since", "HEAD").output == ".\n\(users)")
    }
}
