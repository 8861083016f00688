import DependencyContainer
import DependencyContainerGraph

/// Generates random graphs, the same for equal seeds.
///
/// They have all kinds of nodes, cycles, absent services, decorators, and names that need escaping.
struct GraphGenerator: RandomNumberGenerator {
    private var random: SeededRandom

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func next() -> UInt64 { random.next() }

    /// Returns a graph of up to 40 nodes, with unique names that begin with `N` and a number.
    mutating func graph() -> Graph {
        let names = (0..<Int.random(in: 0...40, using: &self)).map { "N\($0) " + tail() }
        let missing = (0..<3).map { "N\(100 + $0) " + tail() }
        let modules = (0..<4).map { "M\($0) " + tail() }
        let kinds = Graph.Node.Kind.allCases.filter { $0 != .absent }
        let density = Int.random(in: 0...4, using: &self)
        return Graph(
            nodes: names.map { name in
                Graph.Node(
                    name,
                    pick(kinds),
                    scope: pick([.container, .new]),
                    module: pick(modules),
                    decorators: Int.random(in: 0..<4, using: &self) == 0 ? modules : [],
                    needs: needs(of: names, missing: missing, density: density)
                )
            }
        )
    }

    private mutating func needs(
        of names: [String],
        missing: [String],
        density: Int
    ) -> [Graph.Need] {
        var needs: [Graph.Need] = []
        for _ in 0..<Int.random(in: 0...density, using: &self) {
            let isDeferred = Bool.random(using: &self)
            let need: Graph.Need
            if Int.random(in: 0..<8, using: &self) == 0 {
                need = Graph.Need(name: pick(missing), node: nil, isDeferred: isDeferred)
            } else {
                let target = Int.random(in: names.indices, using: &self)
                need = Graph.Need(name: names[target], node: target, isDeferred: isDeferred)
            }
            if !needs.contains(need) { needs.append(need) }
        }
        return needs
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }

    private mutating func tail() -> String {
        let pieces = [
            "\"", "\\", "\n", "\r\n", "\u{0}", "\u{1F}", "\u{7F}", "\u{85}", "\u{2028}", "&amp;",
            "&", "<b>", "#", "#35;", ";", ":", "%%{init: {}}%%", "{", "}", "[", "]", "|", "`",
            "_x_", "*", "\\N", "\\n", "\\", "→", "세이프박스", "👩‍💻", "é", "e\u{301}", " ", "-->",
            "- ", "end", "1. ",
        ]
        return (0..<Int.random(in: 0...4, using: &self)).map { _ in pick(pieces) }.joined()
    }
}
