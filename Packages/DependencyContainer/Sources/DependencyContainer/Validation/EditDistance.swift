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
