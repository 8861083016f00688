import Console
import ConsoleTesting
import DependencyContainer
import DependencyContainerGraph
import Testing

@Suite("The drawing of modules")
struct ModulePanelsTests {
    private func lines(without absent: Set<String> = []) throws -> [[String]] {
        try ModulePanels(of: SampleBank.container(), without: absent).panels.map { panel in
            let trees = panel.blocks.map { block -> [String] in
                guard case .tree(let tree) = block else { return [] }
                return tree.nodes.map { node in
                    String(repeating: "  ", count: node.depth) + node.spans.map(\.text).joined()
                }
            }
            return [panel.title] + trees.flatMap(\.self)
        }
    }

    @Test("a box lists what a module offers, and what it takes from which module")
    func boxes() throws {
        #expect(
            try lines() == [
                ["App", "offers", "  Ledger", "takes from Card", "  + Entries"],
                [
                    "Card", "offers", "  + Entries", "  CardScreen", "takes from Account",
                    "  AccountScreen",
                ],
                [
                    "Account", "offers", "  AccountScreen", "takes from Card", "  CardScreen",
                    "takes from App", "  Ledger",
                ],
            ]
        )
    }

    @Test("without a module, its services are missing in the boxes of the others")
    func without() throws {
        let panels = try lines(without: ["Card"])
        // A list with a contribution less is not a fault, so App still fits.
        #expect(
            panels == [
                ["Card (left out)", "offers", "  + Entries", "  CardScreen"],
                ["Account", "takes from Card", "  ✗ CardScreen"],
            ]
        )
        let roles = try ModulePanels(of: SampleBank.container(), without: ["Card"]).panels.map(
            \.role
        )
        #expect(roles == [.negative, .negative])
    }

    @Test("a module that is left out with another one lacks nothing")
    func withoutTwo() throws {
        let panels = try lines(without: ["Card", "Account"])
        #expect(
            panels == [
                ["Card (left out)", "offers", "  + Entries", "  CardScreen"],
                ["Account (left out)", "offers", "  AccountScreen"],
            ]
        )
    }

    @Test("an unbroken module has the color of its package")
    func colors() throws {
        let container = try SampleBank.container()
        let palette = ModulePalette(of: container.graph)
        #expect(palette.packages == ["App", "Card", "Account"])
        #expect(palette.role(of: "Card") == .palette(1))
        #expect(palette.role(of: "RIBs") == .plain)
        let roles = ModulePanels(of: container).panels.map(\.role)
        #expect(roles == [.palette(0), .palette(1), .palette(2)])
    }

    @Test("an answer draws boxes within 80 columns in a pipe")
    func piped() async throws {
        let command = Command("draw", abstract: "Draw.", examples: [Example("bank draw", "Draw.")])
        {
            _ in
            Answer(
                [.drawing([.panels(ModulePanels(of: try SampleBank.container()).panels)])],
                json: [:]
            )
        }
        let io = InMemoryIO()
        let program = try CommandLineProgram(
            name: "bank",
            version: "1",
            abstract: "A bank.",
            commands: [command],
            io: io
        )
        #expect(await program.run(["draw"]) == .success)
        let lines = io.output.split(separator: "\n")
        #expect(lines.contains { $0.contains("App") && $0.contains("Card") })
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(!io.output.contains("\u{1B}"))
    }
}
