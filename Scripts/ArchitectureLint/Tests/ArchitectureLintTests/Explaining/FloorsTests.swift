import Testing

@testable import ArchitectureLint

@Suite("Floors")
struct FloorsTests {
    @Test("are above all dependencies, and shared by a cycle")
    func small() {
        #expect(Floors.of([]) == [])
        #expect(Floors.of([[0]]) == [0])
        #expect(Floors.of([[1, 2], [2], []]) == [2, 1, 0])
        #expect(Floors.of([[1], [2], [1, 3], []]) == [2, 1, 1, 0])
    }

    @Test("exist for a chain longer than the call stack")
    func chain() {
        let chain = (0..<100_000).map { $0 == 0 ? [] : [$0 - 1] }
        #expect(Floors.of(chain).last == 99_999)
    }

    @Test("treat nested cycles as one")
    func nested() {
        // 0 to 4 in a row; 4 leads back to 3, 3 to 1, and 2 to 0.
        #expect(Floors.of([[1], [2], [3, 0], [4, 1], [3]]) == [0, 0, 0, 0, 0])
        // The same, and 5 below the deepest.
        #expect(Floors.of([[1], [2], [3, 0], [4, 1], [5, 3], []]) == [1, 1, 1, 1, 1, 0])
        // Two circles, one above the other, and an arrow between others of them.
        #expect(Floors.of([[1], [2, 3], [0], [4], [5], [3]]) == [1, 1, 1, 0, 0, 0])
    }

    @Test(
        "agree with a simple algorithm on random graphs",
        arguments: GeneratedWork.floorGraphs.seeds()
    )
    func made(seed: UInt64) {
        defer { GeneratedWork.floorGraphs.report(1) }
        var chance = SeededChance(seed: seed)
        let count = 1 + chance.below(24)
        var knows = [[Int]](repeating: [], count: count)
        for _ in 0..<chance.below(count * 2) {
            knows[chance.below(count)].append(chance.below(count))
        }
        #expect(Floors.of(knows) == plainFloors(of: knows), "\(knows)")
    }

    /// The floors by reachability: nodes that reach each other share a floor above all else that
    /// they reach.
    private func plainFloors(of knows: [[Int]]) -> [Int] {
        let reached = knows.indices.map { start in
            var seen: Set<Int> = []
            var waiting = knows[start]
            while let next = waiting.popLast() {
                if seen.insert(next).inserted { waiting += knows[next] }
            }
            return seen
        }
        var floors = [Int](repeating: 0, count: knows.count)
        // No floor is higher than the number of nodes, so that many rounds settle everything.
        for _ in knows.indices {
            for node in knows.indices {
                let below = reached[node].filter { !reached[$0].contains(node) }
                floors[node] = below.map { floors[$0] + 1 }.max() ?? 0
            }
        }
        return floors
    }
}
