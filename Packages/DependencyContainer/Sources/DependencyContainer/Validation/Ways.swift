/// By node: the way on to something that it leads to, as one search backwards from there found it.
///
/// Only the next need is stored for each, so that all ways together take as much room as there are
/// nodes, however long they are.
struct Ways: Sendable {
    /// By node: the need that leads on, or -1 where the way ends. Empty as long as there are none.
    private var next: [Int32] = []
    /// By node: where its way ends, and after how many needs.
    private var end: [Int32] = []
    private var length: [Int32] = []

    /// Ways of no length.
    /// - Parameter count: how many nodes there are.
    init(count: Int = 0) {
        next = Array(repeating: -1, count: count)
        end = (0..<count).map { Int32($0) }
        length = Array(repeating: 0, count: count)
    }

    /// Leads a node on by a need of it.
    /// - Parameters:
    ///   - node: who has the need.
    ///   - edge: the index of the need.
    ///   - target: what it leads to, from where the way goes on as it does from there.
    mutating func lead(_ node: Int, by edge: Int, to target: Int) {
        next[node] = Int32(edge)
        end[node] = end[target]
        length[node] = length[target] + 1
    }

    /// The index of the need that leads on from a node; nil where the way ends.
    func next(of node: Int) -> Int? { next.isEmpty || next[node] < 0 ? nil : Int(next[node]) }

    /// Where the way from a node ends.
    func end(of node: Int) -> Int { end.isEmpty ? node : Int(end[node]) }

    /// How many needs the way from a node has.
    func length(of node: Int) -> Int { length.isEmpty ? 0 : Int(length[node]) }
}
