import Foundation
import Testing

@testable import ArchitectureLint

@Suite("archlint diff", .serialized)
struct DiffTests {
    private static let rules = """
        {
          version: 1,
          groups: [{ name: "room", modules: { kinds: "library" } }],
          rules: [
            { name: "apart", kind: "independence", of: "room", reason: "Rooms are quiet", advice: "knock" },
          ],
        }
        """

    /// Left uses Ground; Right uses nothing.
    private func rooms(rules: String? = nil) throws -> Rooms {
        let rooms = try Rooms(["Ground": [], "Left": ["Ground"], "Right": []])
        if let rules { try rooms.folder.write(rules, to: RuleFile.usualName) }
        try rooms.commit()
        return rooms
    }

    private func json(_ answer: CommandLineTool.Answer) throws -> [String: Any] {
        let document = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
        return try #require(document as? [String: Any])
    }

    @Test("says so when nothing has changed")
    func unchanged() throws {
        let rooms = try rooms(rules: Self.rules)
        let id = try git("rev-parse", "HEAD", in: rooms.folder.path).prefix(12)
        try rooms.folder.write("// Only a comment\n", to: "Packages/Left/Sources/Left/More.swift")
        let answer = rooms.run("diff", "HEAD")
        #expect(answer == .init(output: "The architecture is unchanged since HEAD (\(id)).\n"))
        #expect(try json(rooms.run("diff", "HEAD", "--json"))["isChanged"] as? Bool == false)
        #expect(
            rooms.run("diff", "HEAD", "--format", "markdown").output
                == "**Architecture:** The architecture is unchanged since HEAD (\(id)).\n"
        )
    }

    @Test("judges uses of code by name, as a check does")
    func reflections() throws {
        let rule = #"{ name: "by name", kind: "reflection", reason: "Names are not seen" }"#
        let rooms = try rooms(rules: "{ version: 1, groups: [], rules: [\(rule)] }")
        let source = "let symbol = dlsym(nil, \"ground\")\n"
        try rooms.folder.write(source, to: "Packages/Left/Sources/Left/More.swift")
        let answer = rooms.run("diff", "HEAD")
        #expect(answer.output.contains("More.swift:1"), "\(answer.output)")
        #expect(answer.output.contains("dlsym"), "\(answer.output)")
    }

    /// Right uses Ground and Left; New uses Right; Left uses Ground no more.
    private func changed() throws -> Rooms {
        let rooms = try rooms(rules: Self.rules)
        try rooms.add("Left")
        try rooms.add("Right", uses: ["Ground"])
        try rooms.folder.write("import Left\n", to: "Packages/Right/Sources/Right/More.swift")
        try rooms.folder.remove("Packages/Ground/Tests")
        try rooms.folder.write("// Tests\n", to: "Packages/Ground/Tests/Ground2Tests/A.swift")
        let manifest = "Packages/Ground/Package.swift"
        let text = try FileTree(root: rooms.folder.path).read(manifest)
        try rooms.folder.write(
            String(decoding: text, as: UTF8.self)
                .replacingOccurrences(of: "GroundTests", with: "Ground2Tests"),
            to: manifest
        )
        return rooms
    }

    @Test("shows modules, dependencies and violations that are new or gone")
    func text() throws {
        let rooms = try changed()
        let id = try git("rev-parse", "HEAD", in: rooms.folder.path).prefix(12)
        let answer = rooms.run("diff", "HEAD")
        #expect(answer.status == .violations)
        #expect(answer.errors == "")
        #expect(
            answer.output == """
                Modules
                + Ground2Tests (test in Packages/Ground)
                - GroundTests (test in Packages/Ground)

                Dependencies
                + Ground2Tests → Ground  declared at Packages/Ground/Package.swift:12
                + Right → Ground  declared at Packages/Right/Package.swift:9, imported at \
                Packages/Right/Sources/Right/Right.swift:1
                + Right → Left  imported at Packages/Right/Sources/Right/More.swift:1
                - GroundTests → Ground  declared at Packages/Ground/Package.swift:12, imported at \
                Packages/Ground/Tests/GroundTests/GroundTests.swift:1
                - Left → Ground  declared at Packages/Left/Package.swift:9, imported at \
                Packages/Left/Sources/Left/Left.swift:1

                Violations
                + apart: Packages/Right/Package.swift:9: error: Right (room) declares Ground (room): \
                modules of room may not depend on each other
                    fix: knock.
                + apart: Packages/Right/Sources/Right/More.swift:1: error: Right (room) imports Left \
                (room): modules of room may not depend on each other
                    fix: knock.
                + apart: Packages/Right/Sources/Right/Right.swift:1: error: Right (room) imports \
                Ground (room): modules of room may not depend on each other
                    fix: knock.
                - apart: Packages/Left/Package.swift:9: error: Left (room) declares Ground (room): \
                modules of room may not depend on each other
                    fix: knock.
                - apart: Packages/Left/Sources/Left/Left.swift:1: error: Left (room) imports Ground \
                (room): modules of room may not depend on each other
                    fix: knock.

                1 new module, 1 gone module, 3 new dependencies, 2 gone dependencies, \
                3 new violations, 2 gone violations since HEAD (\(id))

                """
        )
    }

    @Test("lists edges by kind in JSON")
    func document() throws {
        let rooms = try changed()
        let document = try json(rooms.run("diff", "HEAD", "--json"))
        let edges = try #require(document["edges"] as? [String: [[String: Any]]])
        #expect(
            (edges["new"] ?? []).map { "\($0["from"]!) \($0["kind"]!) \($0["to"]!)" }.sorted() == [
                "Ground2Tests declared Ground", "Right declared Ground", "Right imported Ground",
                "Right imported Left",
            ]
        )
        #expect(edges["gone"]?.count == 4)
        #expect(document["isChanged"] as? Bool == true)
        #expect(
            document["commit"] as? String
                == (try git("rev-parse", "HEAD", in: rooms.folder.path)).trimmed
        )
    }

    @Test("reports a cycle only when one of its dependencies has changed")
    func cycles() throws {
        let rooms = try rooms()
        func link(_ from: String, to: String) throws {
            try rooms.folder.write(
                "import \(to)\n",
                to: "Packages/\(from)/Sources/\(from)/\(to).swift"
            )
        }
        try link("Ground", to: "Left")
        try rooms.commit()
        let old = rooms.run("diff", "HEAD~1").output
        #expect(old.contains("Cycles\n+ Ground → Left → Ground\n    Ground → Left  Packages/"))
        try link("Ground", to: "Right")
        try link("Right", to: "Ground")
        let new = try json(rooms.run("diff", "HEAD", "--json"))
        let cycles = try #require(new["cycles"] as? [String: [[String: Any]]])
        let chains = (cycles["new"] ?? []).compactMap { $0["chain"] as? [[String: Any]] }
        #expect(chains.map { $0.compactMap { $0["from"] as? String } } == [["Ground", "Right"]])
        #expect(cycles["gone"]?.isEmpty == true)
        try rooms.commit()
        try rooms.folder.remove("Packages/Right/Sources/Right/Ground.swift")
        #expect(rooms.run("diff", "HEAD").output.contains("Cycles\n- Right → Ground → Right\n"))
    }

    @Test("ends with 0 for new violations that the baseline lists, and for warnings")
    func known() throws {
        let rooms = try changed()
        #expect(rooms.run("diff", "HEAD").status == .violations)
        let baseline = CommandLineTool(in: RunEnvironment(variables: [:]))
            .run(["baseline", rooms.folder.path, "--no-cache"])
        #expect(baseline.status == .success)
        let answer = rooms.run("diff", "HEAD")
        #expect(answer.status == .success)
        #expect(answer.output.contains("3 new violations"))
    }

    @Test("does not call a violation new when its file has moved, or when the rules are new")
    func moved() throws {
        let rooms = try rooms()
        try rooms.folder.write(Self.rules, to: RuleFile.usualName)
        try rooms.folder.remove("Packages/Left/Sources/Left/Left.swift")
        try rooms.folder.write("import Ground\n", to: "Packages/Left/Sources/Left/In/Moved.swift")
        #expect(rooms.run("diff", "HEAD").output.hasPrefix("The architecture is unchanged"))
        try rooms.folder.write("import Ground\n", to: "Packages/Left/Sources/Left/Second.swift")
        #expect(rooms.run("diff", "HEAD").output.contains("1 new violation since HEAD"))
    }

    @Test("is a difference and a drawing in Markdown, which no name can leave")
    func markdown() throws {
        let rooms = try rooms()
        try rooms.folder.write("import Right\n", to: "Packages/Left/Sources/Left/@```\n```.swift")
        let id = try git("rev-parse", "HEAD", in: rooms.folder.path).prefix(12)
        let answer = rooms.run("diff", "HEAD", "--format", "markdown")
        #expect(
            answer.output == """
                **Architecture:** 1 new dependency since HEAD (\(id))

                ```diff
                @@ Dependencies @@
                + Left → Right  imported at Packages/Left/Sources/Left/@```\\n```.swift:1
                ```

                ```mermaid
                flowchart TD
                  subgraph floor0["Floor 0"]
                    n0["Left"]
                    n1["Right"]
                  end
                  n0 -.-> n1
                  linkStyle 0 stroke:green,stroke-width:2px
                ```

                """
        )
    }

    @Test("marks what is new and gone in the page of the graph")
    func page() throws {
        let rooms = try changed()
        let file = "\(rooms.folder.path)/.change.html"
        let answer = rooms.run("diff", "HEAD", "--format", "html", "--output", file)
        #expect(answer == .init(status: .violations))
        let page = try String(contentsOfFile: file, encoding: .utf8)
        for part in [
            #""change":"new","floor":1,"kind":"test","name":"Ground2Tests""#,
            #""change":"gone","floor":1,"kind":"test","name":"GroundTests""#,
            #"{"change":"gone","declared":"Packages/Left/Package.swift:9","from":"Left""#,
        ] {
            #expect(page.contains(part))
        }
        #expect(
            !CommandLineTool().run(["graph", rooms.folder.path, "--json"]).output.contains("change")
        )
    }

    @Test("touches neither the work tree nor the index")
    func untouched() throws {
        let rooms = try rooms()
        let path = rooms.folder.path
        try rooms.folder.write("// Staged\n", to: "Packages/Left/Sources/Left/Staged.swift")
        try git("add", "-A", in: path)
        try rooms.folder.write("// Changed\n", to: "Packages/Left/Sources/Left/Staged.swift")
        let before = try git("status", "--porcelain", in: path)
        #expect(before == "AM Packages/Left/Sources/Left/Staged.swift\n")
        #expect(rooms.run("diff", "HEAD").status == .success)
        #expect(try git("status", "--porcelain", in: path) == before)
        let checkout = try GitCheckout(around: path)
        var copy: RevisionFolder? = try RevisionFolder(
            checkout.commit("HEAD"),
            of: checkout,
            at: path
        )
        let folder = try #require(copy?.path)
        #expect(FileManager.default.fileExists(atPath: "\(folder)/Packages/Left/Package.swift"))
        copy = nil
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test("refuses an unknown revision, a missing one, and a folder without git")
    func refusals() throws {
        let rooms = try rooms()
        for name in ["nope", "HEAD~7", "-h1", "HEAD:Packages"] {
            let answer = CommandLineTool().run(["diff", "--", name, rooms.folder.path])
            #expect(answer.status == .usage)
            #expect(answer.errors.hasPrefix("archlint: git knows no revision '\(name)'\n"))
        }
        #expect(
            CommandLineTool().run(["diff"]).errors.hasPrefix(
                "archlint: the revision is missing; name one, as in 'archlint diff main'\n"
            )
        )
        let plain = try TemporaryFolder()
        let answer = CommandLineTool().run(["diff", "HEAD", plain.path])
        #expect(answer.status == .unreadable)
        #expect(
            answer.errors
                == "archlint: \(plain.path): the folder is not in a git repository; name a folder in one\n"
        )
    }

    @Test("says how to fetch the history of a shallow checkout")
    func shallow() throws {
        let rooms = try rooms()
        try rooms.folder.write("// Second\n", to: "Packages/Left/Sources/Left/Second.swift")
        try rooms.commit()
        let site = try TemporaryFolder()
        let clone = "\(site.path)/clone"
        try git("clone", "-q", "--depth", "1", "file://\(rooms.folder.path)", clone, in: site.path)
        let answer = CommandLineTool().run(["diff", "HEAD~1", clone])
        #expect(answer.status == .usage)
        #expect(
            answer.errors.hasPrefix(
                "archlint: git knows no revision 'HEAD~1': the checkout is shallow. Fetch its history "
                    + "first, with 'git fetch --unshallow', or with 'fetch-depth: 0' in a workflow\n"
            )
        )
        #expect(CommandLineTool().run(["diff", "HEAD", clone]).status == .success)
    }

    @Test("reads submodules at their commits, and names one that is not here")
    func submodules() throws {
        let inner = try rooms()
        let outer = try Rooms(["User": []])
        try outer.commit()
        let path = outer.folder.path
        try git("submodule", "--quiet", "add", "file://\(inner.folder.path)", "Inner", in: path)
        try outer.commit()
        try git("branch", "first", in: path)
        #expect(outer.run("diff", "HEAD").output.hasPrefix("The architecture is unchanged"))
        // The submodule moves to a commit in which Right uses Left.
        try inner.add("Right", uses: ["Left"])
        try inner.commit()
        let id = try git("rev-parse", "HEAD", in: inner.folder.path).trimmed
        try git("pull", "-q", in: "\(path)/Inner")
        #expect(
            outer.run("diff", "first").output.contains(
                "+ Right → Left  declared at Inner/Packages/Right/Package.swift:9"
            )
        )
        try outer.commit()
        try git("branch", "second", in: path)
        // Back to the first commit, without the objects of the second.
        try git("checkout", "-q", "first", in: path)
        try git("submodule", "--quiet", "deinit", "-f", "Inner", in: path)
        try FileManager.default.removeItem(atPath: "\(path)/.git/modules")
        try git("reset", "-q", "--hard", "HEAD~1", in: inner.folder.path)
        try git("reflog", "expire", "--expire=now", "--all", in: inner.folder.path)
        try git("gc", "-q", "--prune=now", in: inner.folder.path)
        try git("submodule", "--quiet", "update", "--init", in: path)
        #expect(outer.run("diff", "second").status == .success)
        #expect(outer.run("diff", "second").errors.contains("\nsecond:Inner: note: commit "))
        let answer = outer.run("diff", "second", "--complete")
        #expect(answer.status == .unreadable)
        #expect(
            answer.errors
                == "archlint: second:Inner: commit '\(id.prefix(12))' of this submodule is "
                + "missing; check the submodule out, and run 'git fetch' in it\n"
        )
    }

    @Test("compares a folder of a checkout, also one that the revision does not have")
    func subfolder() throws {
        let rooms = try rooms()
        try rooms.add("Roof")
        let tool = CommandLineTool()
        let left = tool.run(["diff", "HEAD", "\(rooms.folder.path)/Packages/Left"])
        #expect(left.output.hasPrefix("The architecture is unchanged"))
        let roof = tool.run(["diff", "HEAD", "\(rooms.folder.path)/Packages/Roof"])
        #expect(roof.output.hasPrefix("Modules\n+ Roof (library in .)\n+ RoofTests (test in .)\n"))
    }

    @Test("knows the package of the root by the name of the checkout's folder")
    func rootPackage() throws {
        let site = try TemporaryFolder()
        try site.package(
            "house",
            name: "Whole",
            """
            products: [.library(name: "Whole", targets: ["Whole"])],
            targets: [.target(name: "Whole")]
            """
        )
        try site.write("// Whole\n", to: "house/Sources/Whole/Whole.swift")
        try site.package(
            "house/Demo",
            """
            dependencies: [.package(path: "..")],
            targets: [
                .executableTarget(
                    name: "Demo",
                    dependencies: [.product(name: "Whole", package: "house")]
                )
            ]
            """
        )
        try site.write("import Whole\n", to: "house/Demo/Sources/Demo/main.swift")
        let path = "\(site.path)/house"
        try git("init", "-q", path, in: site.path)
        try git("add", "-A", in: path)
        try git("commit", "-q", "-m", "All", in: path)
        let answer = CommandLineTool().run(["diff", "HEAD", path, "--no-cache"])
        #expect(answer.output.hasPrefix("The architecture is unchanged"))
        #expect(answer.errors == "")
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
