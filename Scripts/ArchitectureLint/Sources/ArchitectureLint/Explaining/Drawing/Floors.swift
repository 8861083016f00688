/// Puts everybody on a floor, so that arrows lead down: the ground for those that know nobody, one
/// above the highest that they know for the others. Those that know each other in a circle share
/// a floor.
struct Floors {
    private let knows: [[Int]]
    private var floor: [Int]
    private var number: [Int]
    private var lowest: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var count = 0

    /// The floor of each.
    ///
    /// - Parameter knows: by whom, the ones that are known.
    static func of(_ knows: [[Int]]) -> [Int] {
        var floors = Floors(knows)
        for start in knows.indices where floors.number[start] < 0 { floors.visit(start) }
        return floors.floor
    }

    private init(_ knows: [[Int]]) {
        self.knows = knows
        floor = [Int](repeating: 0, count: knows.count)
        number = [Int](repeating: -1, count: knows.count)
        lowest = number
        isOpen = [Bool](repeating: false, count: knows.count)
    }

    /// Tarjan's walk, which closes each circle after all that it knows; without recursion, since a
    /// chain may be longer than the stack is deep.
    private mutating func visit(_ start: Int) {
        var path: [(node: Int, next: Int)] = []
        enter(start, &path)
        while let (node, next) = path.last {
            if next < knows[node].count {
                path[path.count - 1].next += 1
                let known = knows[node][next]
                if number[known] < 0 {
                    enter(known, &path)
                } else if isOpen[known] {
                    lowest[node] = min(lowest[node], number[known])
                }
            } else {
                path.removeLast()
                if let above = path.last?.node { lowest[above] = min(lowest[above], lowest[node]) }
                if lowest[node] == number[node] { close(node) }
            }
        }
    }

    private mutating func enter(_ node: Int, _ path: inout [(node: Int, next: Int)]) {
        number[node] = count
        lowest[node] = count
        count += 1
        isOpen[node] = true
        open.append(node)
        path.append((node, 0))
    }

    private mutating func close(_ root: Int) {
        guard let start = open.lastIndex(of: root) else { return }
        let circle = open[start...]
        for node in circle { isOpen[node] = false }
        let members = Set(circle)
        let below = circle.flatMap { knows[$0] }.filter { !members.contains($0) }
        let height = (below.map { floor[$0] }.max() ?? -1) + 1
        for node in circle { floor[node] = height }
        open.removeSubrange(start...)
    }
}
