/// The names that are registered, for finding those that somebody may have meant.
struct NearestNames {
    private let names: [String]
    private let spellings: [[UInt8]]
    /// How many pairs may still be compared: suggestions must not make validation quadratic.
    private var budget = 4_000_000

    init(of wiring: Wiring) {
        names = SlotRegistry.names(of: wiring.nodes.map(\.slot))
        spellings = names.map { Array($0.lowercased().utf8) }
    }

    /// The names spelt most alike, nearest first; at most three, and none that differs in more than
    /// a third of its letters (or two, or one in a name of three).
    mutating func names(near name: String) -> [String] {
        guard budget > 0 else { return [] }
        budget -= names.count
        let spelling = Array(name.lowercased().utf8)
        let limit = spelling.count <= 3 ? 1 : max(2, spelling.count / 3)
        var found: [(distance: Int, name: String)] = []
        for (index, candidate) in spellings.enumerated() {
            if let distance = editDistance(spelling, candidate, atMost: limit) {
                found.append((distance, names[index]))
            }
        }
        found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
        return found.prefix(3).map(\.name)
    }
}
