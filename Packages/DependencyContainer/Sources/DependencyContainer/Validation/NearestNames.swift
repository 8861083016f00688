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
    /// a third of its letters.
    mutating func names(near name: String) -> [String] {
        guard budget > 0 else { return [] }
        budget -= names.count
        let spelling = Array(name.lowercased().utf8)
        let limit = max(2, spelling.count / 3)
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

/// How many letters have to be inserted, removed or exchanged to make one spelling the other.
/// - Returns: nil when it is more than the limit; found out early, because most names are far apart.
func editDistance(_ first: [UInt8], _ second: [UInt8], atMost limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var above = Array(0...second.count)
    var row = above
    for (i, letter) in first.enumerated() {
        row[0] = i + 1
        var least = row[0]
        // Further from the diagonal than the limit nothing can be within it.
        let from = max(0, i - limit)
        let to = min(second.count, i + limit + 1)
        if from > 0 { row[from] = limit + 1 }
        for j in from..<max(from, to) {
            let exchanged = above[j] + (letter == second[j] ? 0 : 1)
            let removed = j + 1 <= i + limit ? above[j + 1] + 1 : limit + 1
            row[j + 1] = min(exchanged, removed, row[j] + 1)
            least = min(least, row[j + 1])
        }
        if least > limit { return nil }
        swap(&above, &row)
    }
    return above[second.count] <= limit ? above[second.count] : nil
}
