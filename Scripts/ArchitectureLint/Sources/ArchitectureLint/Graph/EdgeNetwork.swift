/// Who knows whom, by numbers instead of names, for searches that may go over all of it.
struct EdgeNetwork: Sendable {
    /// The edges, in their order.
    let edges: [Edge]
    /// The names, by number.
    let names: [String]
    /// Between which numbers each edge is.
    let ends: [(from: Int, to: Int)]
    private let numbers: [String: Int]

    init(_ edges: [Edge]) {
        var names: [String] = []
        var numbers: [String: Int] = [:]
        func number(_ name: String) -> Int {
            if let known = numbers[name] { return known }
            numbers[name] = names.count
            names.append(name)
            return names.count - 1
        }
        var last = (name: "", number: -1)
        var ends: [(from: Int, to: Int)] = []
        ends.reserveCapacity(edges.count)
        for edge in edges {
            // Those that leave one module mostly follow each other.
            if last.number < 0 || edge.from != last.name {
                last = (edge.from, number(edge.from))
            }
            ends.append((last.number, number(edge.to)))
        }
        self.edges = edges
        self.names = names
        self.numbers = numbers
        self.ends = ends
    }

    /// The number of a name; nothing for one that no edge has.
    func number(of name: String) -> Int? { numbers[name] }

    /// Which numbers are those of these names.
    func marks(_ names: Set<String>) -> [Bool] {
        self.names.map { names.contains($0) }
    }

    /// The edges of the pairs that are meant, in their order. One module mostly knows another in
    /// several files, so each pair is judged once, and where all is well nothing else is looked at.
    ///
    /// - Parameters:
    ///   - steps: the first edge of each pair.
    ///   - isMeant: whether a pair is meant, by that edge.
    func edges(ofPairs steps: Steps, where isMeant: (Int) -> Bool) -> [Int] {
        var others: [Int: Set<Int>] = [:]
        for number in names.indices {
            for edge in steps[number] where isMeant(edge) {
                others[number, default: []].insert(ends[edge].to)
            }
        }
        if others.isEmpty { return [] }
        return edges.indices.filter { others[ends[$0].from]?.contains(ends[$0].to) ?? false }
    }

    /// For each number, the edges that leave it.
    struct Steps: Sendable {
        private let starts: [Int]
        private let edges: [Int]

        /// Sorts the edges that count by where they leave.
        ///
        /// - Parameters:
        ///   - network: all edges.
        ///   - isFirstOnly: whether, of several from one to the same other, only the first counts.
        ///   - counts: which edges count, by their place in the network.
        init(
            _ network: EdgeNetwork,
            firstOnly isFirstOnly: Bool,
            where counts: (Edge) -> Bool = { _ in true }
        ) {
            let chosen = network.edges.indices.filter { counts(network.edges[$0]) }
            var starts = [Int](repeating: 0, count: network.names.count + 1)
            for edge in chosen { starts[network.ends[edge].from + 1] += 1 }
            for number in network.names.indices { starts[number + 1] += starts[number] }
            var next = starts
            var sorted = [Int](repeating: 0, count: chosen.count)
            for edge in chosen {
                let from = network.ends[edge].from
                sorted[next[from]] = edge
                next[from] += 1
            }
            guard isFirstOnly else {
                self.starts = starts
                edges = sorted
                return
            }
            var knower = [Int](repeating: -1, count: network.names.count)
            var firsts: [Int] = []
            var firstStarts = [0]
            for number in network.names.indices {
                for edge in sorted[starts[number]..<starts[number + 1]] {
                    let to = network.ends[edge].to
                    guard knower[to] != number else { continue }
                    knower[to] = number
                    firsts.append(edge)
                }
                firstStarts.append(firsts.count)
            }
            self.starts = firstStarts
            edges = firsts
        }

        /// The edges that leave a number, in the order of the network.
        subscript(number: Int) -> ArraySlice<Int> {
            edges[starts[number]..<starts[number + 1]]
        }
    }
}

extension EdgeNetwork {
    /// The shortest way over some steps from one module to another, or back to itself.
    func path(from start: String, to goal: String, over steps: Steps) -> [Edge]? {
        guard let start = number(of: start), let goal = number(of: goal) else { return nil }
        return path(from: start, to: goal, over: steps)
    }

    private func path(from start: Int, to goal: Int, over steps: Steps) -> [Edge]? {
        var reachedBy = [Int](repeating: -1, count: names.count)
        var front = [start]
        while !front.isEmpty, reachedBy[goal] < 0 {
            var next: [Int] = []
            for number in front {
                for edge in steps[number] where reachedBy[ends[edge].to] < 0 {
                    reachedBy[ends[edge].to] = edge
                    next.append(ends[edge].to)
                }
            }
            front = next
        }
        guard reachedBy[goal] >= 0 else { return nil }
        var path: [Edge] = []
        var edge = reachedBy[goal]
        while true {
            path.append(edges[edge])
            let from = ends[edge].from
            if from == start { return path.reversed() }
            edge = reachedBy[from]
        }
    }

    /// A shortest cycle for each knot of modules that reach each other, starting at the module
    /// whose name comes first.
    func cycles() -> [[Edge]] {
        let steps = Steps(self, firstOnly: true)
        let isKnotted = knotted(over: steps)
        let starts = names.indices.filter { isKnotted[$0] }.sorted { names[$0] < names[$1] }
        var settled: Set<String> = []
        var found: [[Edge]] = []
        for start in starts where !settled.contains(names[start]) {
            guard let cycle = path(from: start, to: start, over: steps) else { continue }
            settled.formUnion(cycle.map(\.from))
            found.append(cycle)
        }
        return found
    }

    /// Which modules reach themselves, by Tarjan's search for knots: each module and each step is
    /// looked at once. It keeps a stack instead of calling itself, since chains have no end.
    private func knotted(over steps: Steps) -> [Bool] {
        var isKnotted = [Bool](repeating: false, count: names.count)
        var order = [Int](repeating: -1, count: names.count)
        var low = [Int](repeating: 0, count: names.count)
        var isOpen = [Bool](repeating: false, count: names.count)
        var open: [Int] = []
        var count = 0
        for root in names.indices where order[root] < 0 {
            var calls = [(number: root, rest: steps[root])]
            while var call = calls.popLast() {
                let number = call.number
                if order[number] < 0 {
                    order[number] = count
                    low[number] = count
                    count += 1
                    open.append(number)
                    isOpen[number] = true
                }
                var deeper: Int?
                while let edge = call.rest.popFirst() {
                    let to = ends[edge].to
                    if to == number { isKnotted[number] = true }
                    if order[to] < 0 {
                        deeper = to
                        break
                    }
                    if isOpen[to] { low[number] = min(low[number], order[to]) }
                }
                if let deeper {
                    calls.append(call)
                    calls.append((deeper, steps[deeper]))
                    continue
                }
                if let caller = calls.last {
                    low[caller.number] = min(low[caller.number], low[number])
                }
                guard low[number] == order[number] else { continue }
                let isAlone = open.last == number
                while let member = open.popLast() {
                    isOpen[member] = false
                    if !isAlone { isKnotted[member] = true }
                    if member == number { break }
                }
            }
        }
        return isKnotted
    }
}
