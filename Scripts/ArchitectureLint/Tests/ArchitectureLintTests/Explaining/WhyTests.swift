import Foundation
import Testing

@testable import ArchitectureLint

@Suite("archlint why")
struct WhyTests {
    private func rooms() throws -> Rooms {
        let rooms = try Rooms([
            "Ground": [], "Left": ["Ground"], "Right": ["Ground"], "Top": ["Left", "Right"],
        ])
        try rooms.folder.write(
            "import Foundation\nimport Ground\n",
            to: "Packages/Top/Sources/Top/Short.swift"
        )
        return rooms
    }

    @Test("shows the shortest chains of declarations and of imports, with places")
    func chains() throws {
        let answer = try rooms().run("why", "Top", "Ground")
        #expect(answer.status == .success)
        #expect(answer.errors == "")
        #expect(
            answer.output == """
                Each module declares the next (2 steps, 2 such chains):
                    Top → Left     Packages/Top/Package.swift:9
                    Left → Ground  Packages/Left/Package.swift:9

                    Top → Right     Packages/Top/Package.swift:9
                    Right → Ground  Packages/Right/Package.swift:9

                Each module imports the next (1 step):
                    Top → Ground  Packages/Top/Sources/Top/Short.swift:2

                """
        )
    }

    @Test("takes two names without a folder")
    func here() {
        let answer = CommandLineTool().run(["why", "Nowhere", "Elsewhere", "--no-cache"])
        #expect(answer.status == .usage, "\(answer)")
        #expect(answer.errors.contains("'Nowhere'") && !answer.errors.contains("two names"))
        let one = CommandLineTool().run(["why", "Nowhere"])
        #expect(one.status == .usage && one.errors.contains("two names"), "\(one)")
    }

    @Test("ends with 1 without a chain, and reports what was searched")
    func none() throws {
        let answer = try rooms().run("why", "Ground", "Top")
        #expect(answer.status == .violations)
        #expect(
            answer.output == """
                Ground does not reach Top.
                Searched: 4 packages, 8 modules, 8 declared dependencies, 10 imports.

                """
        )
    }

    @Test("finds chains of declarations and imports together")
    func together() throws {
        let rooms = try Rooms(["Ground": [], "Left": ["Ground"], "Top": ["Left"]])
        // Left hides what it imports, and Top what it declares.
        try rooms.folder.write("// End\n", to: "Packages/Top/Sources/Top/Top.swift")
        try rooms.add("Left")
        try rooms.folder.write("import Ground\n", to: "Packages/Left/Sources/Left/Left.swift")
        let answer = rooms.run("why", "Top", "Ground")
        #expect(answer.status == .success)
        #expect(
            answer.output == """
                Each module declares or imports the next (2 steps):
                    Top → Left     Packages/Top/Package.swift:9
                    Left → Ground  Packages/Left/Sources/Left/Left.swift:1

                """
        )
        let json = rooms.run("why", "Top", "Ground", "--json").output.filter { !$0.isWhitespace }
        #expect(json.contains("\"together\":{\"chains\":[[{"))
        #expect(!rooms.run("why", "Ground", "Top", "--json").output.contains("together"))
        #expect(rooms.run("why", "Packages/Top", "Packages/Ground").status == .success)
    }

    @Test("finds sources that are shared through a link, besides other chains")
    func shared() throws {
        let rooms = try Rooms(["Ground": [], "Left": ["Ground"], "Top": []])
        try rooms.link(
            "Packages/Top/Sources/Top/Link.swift",
            to: "../../../Ground/Sources/Ground/Ground.swift"
        )
        let block = """
            Each module builds a source of the next (1 step):
                Top → Ground  Packages/Top/Sources/Top/Link.swift:1

            """
        #expect(rooms.run("why", "Top", "Ground").output == block)
        let tests = rooms.run("why", "TopTests", "Ground").output
        #expect(tests.hasPrefix("Each module declares or builds a source of the next (2 steps):\n"))
        try rooms.add("Top", uses: ["Left"])
        let both = rooms.run("why", "Top", "Ground").output
        #expect(both.hasPrefix("Each module declares the next (2 steps):\n"))
        #expect(both.hasSuffix("\n\n\(block)"))
    }

    @Test("finds packages by name and folder, and external modules")
    func names() throws {
        let rooms = try rooms()
        let outside = rooms.run("why", "Packages/Top", "Foundation")
        #expect(
            outside.output == """
                Each module imports the next (1 step):
                    Top → Foundation  Packages/Top/Sources/Top/Short.swift:1

                """
        )
        #expect(rooms.run("why", "Packages/Left", "Packages/Ground").status == .success)
        #expect(
            rooms.run("why", "Packages/Ground", "Packages/Top").output.hasPrefix(
                "The package Packages/Ground does not reach the package Packages/Top.\n"
            )
        )
    }

    @Test("finds the modules of a product")
    func products() throws {
        let rooms = try rooms()
        try rooms.folder.package(
            "Packages/Kit",
            """
            products: [.library(name: "Kit-Lib", targets: ["KitCore"])],
            dependencies: [.package(path: "../Ground")],
            targets: [
                .target(name: "KitCore", dependencies: ["Ground"]),
                .target(name: "KitOther"),
            ]
            """
        )
        for name in ["KitCore", "KitOther"] {
            try rooms.folder.write("// End\n", to: "Packages/Kit/Sources/\(name)/A.swift")
        }
        let answer = rooms.run("why", "Kit-Lib", "Ground")
        #expect(answer.status == .success)
        #expect(answer.output.contains("KitCore → Ground  Packages/Kit/Package.swift:6\n"))
        #expect(
            rooms.run("why", "Left", "Kit-Lib").output.hasPrefix(
                "Left does not reach the product Kit-Lib.\n"
            )
        )
        #expect(rooms.run("why", "Left", "Kit-Lip").errors.contains("Did you mean 'Kit-Lib'?"))
    }

    @Test("names unread packages beside an unknown name")
    func unread() throws {
        let rooms = try rooms()
        try rooms.folder.write("struct Package {}", to: "Packages/Top/Template/Package.swift")
        for command in [
            ["why", "Template", "Ground"], ["graph", "--focus", "Template"],
        ] {
            let tool = CommandLineTool()
            let answer = tool.run(command + [rooms.folder.path, "--no-cache"])
            #expect(answer.status == .usage)
            #expect(answer.output == "")
            let lines = answer.errors.split(separator: "\n")
            #expect(lines.count == 3)
            #expect(
                lines[0].hasPrefix(
                    "archlint: there is no module, product or package 'Template'"
                )
            )
            #expect(
                lines[1] == "partial: The parts below are missing in the answer; "
                    + "--complete makes this an error"
            )
            #expect(
                lines[2].hasPrefix("Packages/Top/Template/Package.swift: note: the file is ")
            )
            let json = tool.run(command + [rooms.folder.path, "--no-cache", "--json"])
            #expect(json.status == .usage)
            #expect(json.errors == "")
            #expect(tool.run(command + [rooms.folder.path, "--complete"]).status == .badData)
            #expect(
                json.output.contains("\"place\" : \"Packages/Top/Template/Package.swift\"")
            )
            #expect(json.output.contains("\"kind\" : \"usage\""))
        }
    }

    @Test("suggests near names for an unknown one")
    func unknown() throws {
        let answer = try rooms().run("why", "Topp", "Ground")
        #expect(answer.status == .usage)
        #expect(
            answer.errors.hasPrefix(
                "archlint: there is no module, product or package 'Topp'. Did you mean 'Top'?\n"
            )
        )
        #expect(CommandLineTool().run(["why", "A"]).status == .usage)
    }

    @Test("answers programs with one document")
    func json() throws {
        let answer = try rooms().run("why", "Left", "Ground", "--json")
        #expect(answer.status == .success)
        #expect(answer.output.contains("\"count\" : 1"))
        #expect(answer.output.contains("\"file\" : \"Packages/Left/Package.swift\""))
        #expect(answer.output.contains("\"declaredDependencies\" : 8,"))
    }

    @Test("counts all shortest chains and shows some of them")
    func many() {
        var edges: [Edge] = []
        for floor in 0..<100 {
            for left in 0..<2 {
                for right in 0..<2 {
                    edges.append(
                        SampleReport.step("\(floor).\(left)", "\(floor + 1).\(right)", "a", 1)
                    )
                }
            }
        }
        let found = ShortestChains(over: edges, from: ["0.0"], to: ["9.1"], limit: 3)
        #expect(found.count == 256)
        #expect(found.chains.map(\.count) == [9, 9, 9])
        let more = ShortestChains(over: edges, from: ["0.0"], to: ["100.1", "100.0"], limit: 3)
        #expect(more.count == Int.max)
        #expect(ShortestChains(over: edges, from: ["9.0"], to: ["9.0"], limit: 3).count == 0)
    }
}
