import Foundation
import Testing

@testable import ArchitectureLint

@Suite("archlint graph")
struct DrawingTests {
    @Test("draws text with floors and violations")
    func text() {
        #expect(
            Drawing.small.text == """
                Floor 1
                    App → Card, Ledger

                Floor 0
                    Card → !Ledger
                    Ledger

                ! Card → Ledger: Card imports Ledger

                3 modules, 3 arrows

                """
        )
    }

    @Test("escapes names for Graphviz and Mermaid")
    func others() {
        let drawing = Drawing.made(["a\"]", "b"], [], broken: [("a\"]", "b")])
        #expect(drawing.dot.contains(#""a\"]" -> "b" [style=dashed, color=red, penwidth=2];"#))
        #expect(drawing.mermaid.contains("n0[\"a#34;]\"]"))
        #expect(
            drawing.mermaid.hasSuffix("  n0 -.-> n1\n  linkStyle 0 stroke:red,stroke-width:2px\n")
        )
    }

    @Test("outlines a module, product or package in its color, and draws its arrows in one line")
    func colors() throws {
        let rooms = try Rooms(["Ground": [], "Left": ["Ground"], "Top": ["Ground", "Left"]])
        func told(_ format: String) -> String {
            rooms.run(
                "graph",
                "--level",
                "packages",
                "--format",
                format,
                "--color",
                "Left=#DB5A5A",
                "--color=Packages/Top=#4c8dff"
            ).output
        }
        #expect(
            told("mermaid").hasSuffix(
                """
                  n1 --> n0
                  n2 --> n0 & n1
                  style n1 stroke:#DB5A5A,stroke-width:3px
                  style n2 stroke:#4c8dff,stroke-width:3px

                """
            )
        )
        let dot = told("dot")
        #expect(dot.contains(##"[label="Packages/Left", color="#DB5A5A", penwidth=2];"##))
        #expect(dot.contains(#"[label="Packages/Ground"];"#))
        for (word, error) in [
            ("Left=red", "--color needs a value like Card=#DB5A5A, not 'Left=red'"),
            ("#DB5A5A", "--color needs a value like Card=#DB5A5A, not '#DB5A5A'"),
            (
                "Lefft=#DB5A5A",
                "there is no module, product or package 'Lefft'. Did you mean 'Left'?"
            ),
        ] {
            let answer = rooms.run("graph", "--color", word)
            #expect(answer.status == .usage && answer.output == "")
            #expect(answer.errors.hasPrefix("archlint: \(error)\n"))
        }
    }

    @Test("draws the part around a module, product or package")
    func focus() throws {
        let rooms = try Rooms(["Ground": [], "Left": ["Ground"], "Top": ["Left"], "Roof": ["Top"]])
        let left = rooms.run("graph", "--focus", "Left").output
        #expect(left.hasSuffix("4 modules, 3 arrows\n"))
        #expect(!left.contains("Roof"))
        let package = rooms.run("graph", "--focus", "Packages/Left").output
        #expect(package.hasSuffix("4 modules, 3 arrows\n"))
        let packages = rooms.run("graph", "--level", "packages", "--focus", "Left").output
        #expect(packages.hasSuffix("3 packages, 2 arrows\n"))
        #expect(
            rooms.run("graph", "--focus", "Lefft").errors.hasPrefix(
                "archlint: there is no module, product or package 'Lefft'. Did you mean 'Left'?\n"
            )
        )
        #expect(
            rooms.run("graph", "--level=packages", "--focus", "Packages/Lefft").errors.hasPrefix(
                "archlint: the drawing of packages has no 'Packages/Lefft'. "
                    + "Did you mean 'Packages/Left'?\n"
            )
        )
    }

    @Test("leaves out the dependencies that others imply, if asked")
    func reduction() throws {
        let rooms = try Rooms([
            "Ground": [], "Left": ["Ground"], "Right": ["Ground"],
            "Top": ["Ground", "Left", "Right"],
        ])
        #expect(
            rooms.run("graph", "--level", "packages", "--reduced").output == """
                Floor 2
                    Packages/Top → Packages/Left, Packages/Right

                Floor 1
                    Packages/Left → Packages/Ground
                    Packages/Right → Packages/Ground

                Floor 0
                    Packages/Ground

                4 packages, 4 arrows

                """
        )
    }

    @Test("keeps every violation when it leaves out implied dependencies")
    func reductionOfViolations() {
        let drawing = Drawing.made(
            ["App", "Card", "Ledger"],
            [("App", "Card"), ("Card", "Ledger")],
            broken: [("App", "Ledger")]
        )
        #expect(drawing.reduced() == drawing)
    }

    @Test("reaches the same modules by fewer dependencies, none of which others imply")
    func reductionOfMany() {
        let all = Drawing.large
        let few = all.reduced()
        #expect(few.nodes == all.nodes)
        #expect(few.arrows.count < all.arrows.count)
        #expect(reachable(few) == reachable(all))
        for arrow in few.arrows.prefix(20) {
            var less = few
            less.arrows.removeAll { $0 == arrow }
            #expect(reachable(less)[arrow.from]?.contains(arrow.to) != true)
        }
    }

    /// The modules that each module reaches.
    private func reachable(_ drawing: Drawing) -> [String: Set<String>] {
        let successors = Dictionary(grouping: drawing.arrows, by: \.from)
        return drawing.nodes.reduce(into: [:]) { reachable, node in
            var found: Set<String> = []
            var waiting = [node.name]
            while let name = waiting.popLast() {
                for arrow in successors[name] ?? [] where found.insert(arrow.to).inserted {
                    waiting.append(arrow.to)
                }
            }
            reachable[node.name] = found
        }
    }

    @Test("draws packages and modules in any format, also to a file")
    func command() throws {
        let rooms = try Rooms(["Ground": [], "Top": ["Ground"]])
        let packages = rooms.run("graph", "--level", "packages")
        #expect(packages.status == .success)
        #expect(
            packages.output == """
                Floor 1
                    Packages/Top → Packages/Ground

                Floor 0
                    Packages/Ground

                2 packages, 1 arrow

                """
        )
        let json = rooms.run("graph", "--json")
        #expect(json.output.contains("\"declared\" : \"Packages/Top/Package.swift:9\""))
        #expect(json.output == rooms.run("graph", "--format=json").output)
        let file = "\(rooms.folder.path)/graph.html"
        #expect(rooms.run("graph", "--format", "html", "--output", file).output == "")
        #expect(try FileTree(root: rooms.folder.path).read("graph.html").count > 1_000)
        #expect(rooms.run("graph", "--output", "/nowhere/graph").status == .outputFailed)
        #expect(
            rooms.run("graph", "--format", "htm").errors.hasPrefix(
                "archlint: --format must be one of text, json, dot, mermaid, html, not 'htm'. "
                    + "Did you mean 'html'?\n"
            )
        )
    }

    @Test("shows shared sources in every format")
    func shared() throws {
        let rooms = try Rooms(["Ground": [], "Top": []])
        let link = "Packages/Top/Sources/Top/Link.swift"
        try rooms.link(link, to: "../../../Ground/Sources/Ground/Ground.swift")
        func told(_ format: String) -> String { rooms.run("graph", "--format", format).output }
        #expect(told("text").contains("    Top → ~Ground\n"))
        #expect(
            told("text").contains(
                "\n\n~ Top builds a source of Ground through a symbolic link (\(link)"
            )
        )
        #expect(told("json").contains("\"shared\" : \"\(link)"))
        #expect(told("dot").contains("\"Top\" -> \"Ground\" [style=dotted];\n"))
        #expect(told("mermaid").contains(" -. builds a source of .-> "))
        #expect(told("html").contains("\"shared\":\"\(link)"))
        // What is declared, too, is drawn as that.
        try rooms.add("Top", uses: ["Ground"])
        #expect(told("text").contains("    Top → ~Ground\n"))
        #expect(told("dot").contains("\"Top\" -> \"Ground\";\n"))
        #expect(!told("mermaid").contains("builds"))
    }

    @Test("marks violations, and shows groups")
    func rules() throws {
        let rooms = try rooms(rules: apart, in: ".archlint.json5")
        let answer = rooms.run("graph")
        #expect(answer.errors == "")
        #expect(answer.output.contains("    Top (feature) → !Ground\n"))
        #expect(answer.output.contains("! Top → Ground: "))
    }

    @Test("marks errors, warnings, undeclared imports and unused dependencies, each differently")
    func marks() throws {
        let rules = """
            {
              version: 1,
              groups: [
                { name: "roof", modules: { target: "Roof" } },
                { name: "top", modules: { target: "Top" } },
                { name: "ground", modules: { kinds: "library" } },
              ],
              rules: [
                { name: "a", reason: "r", kind: "forbidden", from: "top", to: "ground" },
                {
                  name: "b", reason: "r", kind: "forbidden", from: "roof", to: "top",
                  severity: "warning",
                },
                { name: "c", reason: "r", kind: "declared" },
                { name: "d", reason: "r", kind: "used" },
              ],
            }
            """
        let rooms = try rooms(rules: rules, in: ".archlint.json5")
        try rooms.add("Side")
        try rooms.add("Roof", uses: ["Top", "Side"])
        let source = "import Top\nimport Ground\nlet roof = 1\n"
        try rooms.folder.write(source, to: "Packages/Roof/Sources/Roof/Roof.swift")
        let document = try JSONSerialization.jsonObject(
            with: Data(rooms.run("graph", "--json").output.utf8)
        )
        let arrows = (document as? [String: Any])?["arrows"] as? [[String: Any]] ?? []
        let marks = arrows.map { arrow in
            [arrow["from"], arrow["to"]].compactMap { $0 as? String }
                + (arrow["marks"] as? [String] ?? [])
        }.filter { $0.count > 2 }
        #expect(
            marks == [
                ["Roof", "Ground", "undeclared"], ["Roof", "Side", "unused"],
                ["Roof", "Top", "warning"], ["Top", "Ground", "error"],
            ]
        )
    }

    @Test("boxes a page without rules by the groups that 'init' proposes")
    func proposedGroups() throws {
        let rooms = try Rooms(["Ground": [], "Top": ["Ground"]])
        #expect(rooms.run("graph", "--format", "html").output.contains("\"group\":"))
        #expect(!rooms.run("graph", "--json").output.contains("\"group\""))
    }

    @Test("uses another rules file, and reports a missing or mistaken one")
    func otherRules() throws {
        let rooms = try rooms(rules: apart, in: "rules/other.json5")
        let file = "\(rooms.folder.path)/rules/other.json5"
        #expect(!rooms.run("graph").output.contains("!"))
        #expect(rooms.run("graph", "--rules", file).output.contains("! Top → Ground: "))
        try rooms.folder.write("{ version: 1, groups: [], rules: [] }", to: ".archlint.json5")
        #expect(rooms.run("graph", "--rules=\(file)").output.contains("! Top → Ground: "))

        let missing = rooms.run("graph", "--rules", "/nowhere/rules")
        #expect(missing.status == .unreadable)
        #expect(missing.errors.hasPrefix("archlint: /nowhere/rules: "))
        try rooms.folder.write("{ version: 1, ruls: [] }", to: "rules/other.json5")
        let mistaken = rooms.run("graph", "--rules", file)
        #expect(mistaken.status == .badData)
        #expect(mistaken.errors.hasPrefix("archlint: \(file):1:15: "))
    }

    private let apart = """
        {
          version: 1,
          groups: [{ name: "feature", modules: { kinds: "library" } }],
          rules: [{ name: "apart", reason: "because", kind: "independence", of: "feature" }],
        }
        """

    /// Top, which knows Ground, and a rules file.
    private func rooms(rules: String, in file: String) throws -> Rooms {
        let rooms = try Rooms(["Ground": [], "Top": ["Ground"]])
        try rooms.folder.write(rules, to: file)
        return rooms
    }
}
