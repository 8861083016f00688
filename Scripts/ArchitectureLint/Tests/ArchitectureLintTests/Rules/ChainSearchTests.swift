import Testing

@testable import ArchitectureLint

/// The searches that rules are held by, against simple ones that try everything, on architectures
/// made up by chance.
@Suite("The search for chains")
struct ChainSearchTests {
    private static let seeds = Array(UInt64(1)...150)

    /// Up to twelve modules that know each other at random.
    private struct Made {
        let names: [String]
        let edges: [Edge]
        let goals: Set<String>
        let ends: Set<String>

        init(seed: UInt64) {
            var chance = SeededChance(seed: seed)
            let names = (0..<chance.below(11) + 2).map { "M\($0)" }
            let kinds: [Edge.Kind] = [.declared, .imported, .imported, .shared]
            edges = (0..<chance.below(names.count * 3 + 1)).map { line in
                Edge(
                    from: chance.element(of: names),
                    to: chance.element(of: names),
                    kind: chance.element(of: kinds),
                    place: Place(file: "F", line: line)
                )
            }
            goals = Set(names.filter { _ in chance.below(2) == 0 })
            ends = Set(names.filter { _ in chance.below(3) == 0 })
            self.names = names
        }
    }

    /// The shortest ways in the order in which a search by rounds finds them, by nothing but lists.
    private func shortest(
        _ edges: [Edge],
        _ start: String,
        _ goals: Set<String>,
        _ ends: Set<String>
    ) -> [[Edge]] {
        var seen: Set = [start]
        var found: [[Edge]] = []
        var front: [[Edge]] = [[]]
        while !front.isEmpty {
            var next: [[Edge]] = []
            for way in front {
                for edge in edges where edge.from == way.last?.to ?? start {
                    guard seen.insert(edge.to).inserted else { continue }
                    if goals.contains(edge.to) { found.append(way + [edge]) }
                    if !ends.contains(edge.to) { next.append(way + [edge]) }
                }
            }
            front = next
        }
        return found
    }

    private func simple(_ made: Made, _ start: String) -> [[Edge]] {
        var found = made.edges.filter {
            $0.from == start && $0.to != start && made.goals.contains($0.to)
        }.map { [$0] }
        var reached = Set(found.flatMap { $0.map(\.to) })
        for kind in [Edge.Kind.declared, .imported] {
            for way in shortest(made.edges.filter { $0.kind == kind }, start, made.goals, made.ends)
            {
                reached.insert(way.last?.to ?? "")
                if way.count > 1 { found.append(way) }
            }
        }
        return found
            + shortest(made.edges, start, made.goals.subtracting(reached), made.ends)
    }

    @Test("finds what a simple search finds on random graphs", arguments: seeds)
    func chains(seed: UInt64) {
        let made = Made(seed: seed)
        let search = EdgeNetwork(made.edges)
        let starts = search.starts(reaching: made.goals, endingAt: made.ends)
        for name in made.names {
            let expected = simple(made, name)
            let found = search.chains(from: name, to: made.goals, endingAt: made.ends)
            #expect(found == expected, "seed \(seed), from \(name)")
            if !starts.contains(name) { #expect(expected.isEmpty, "seed \(seed), from \(name)") }
        }
    }

    @Test("finds the cycles that a simple search finds on random graphs", arguments: seeds)
    func circles(seed: UInt64) {
        let made = Made(seed: seed)
        var settled: Set<String> = []
        var expected: [[Edge]] = []
        for name in Set(made.edges.map(\.from)).sorted() where !settled.contains(name) {
            guard let circle = circle(made.edges, name) else { continue }
            settled.formUnion(circle.map(\.from))
            expected.append(circle)
        }
        #expect(EdgeNetwork(made.edges).cycles() == expected, "seed \(seed)")
    }

    /// The shortest way from a module back to itself.
    private func circle(_ edges: [Edge], _ start: String) -> [Edge]? {
        var seen: Set<String> = []
        var front: [[Edge]] = [[]]
        while !front.isEmpty {
            var next: [[Edge]] = []
            for way in front {
                for edge in edges where edge.from == way.last?.to ?? start {
                    guard seen.insert(edge.to).inserted else { continue }
                    if edge.to == start { return way + [edge] }
                    next.append(way + [edge])
                }
            }
            front = next
        }
        return nil
    }
}
