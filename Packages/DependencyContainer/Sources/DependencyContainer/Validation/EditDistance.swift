/// Counts how many letters have to be inserted, removed or exchanged to make one spelling the other;
/// again and again, without room of its own for each pair.
struct EditDistance {
    /// How many letters were compared so far: what comparing has cost.
    private(set) var work = 0
    /// The distances of the beginnings of the first spelling from that of the second.
    private var row: [Int] = []

    /// The distance of the two.
    /// - Returns: nil when it is more than the limit; found out early, because most names are far
    ///   apart.
    mutating func between(_ first: [UInt8], _ second: [UInt8], atMost limit: Int) -> Int? {
        guard abs(first.count - second.count) <= limit else { return nil }
        // What both begin and end with changes nothing, and names that are alike share most.
        var start = 0
        var (firstEnd, secondEnd) = (first.count, second.count)
        while start < firstEnd, start < secondEnd, first[start] == second[start] { start += 1 }
        while firstEnd > start, secondEnd > start, first[firstEnd - 1] == second[secondEnd - 1] {
            firstEnd -= 1
            secondEnd -= 1
        }
        work += start + first.count - firstEnd + 1
        return between(
            first[start..<firstEnd],
            second[start..<secondEnd],
            limit: limit
        )
    }

    private mutating func between(
        _ first: ArraySlice<UInt8>,
        _ second: ArraySlice<UInt8>,
        limit: Int
    ) -> Int? {
        let (count, width) = (first.count, second.count)
        if count == 0 || width == 0 { return max(count, width) }
        while row.count <= width { row.append(0) }
        for column in 0...width { row[column] = column }
        for line in 1...count {
            // Further from the diagonal than the limit nothing can be within it.
            let (from, to) = (max(1, line - limit), min(width, line + limit))
            guard from <= to else { return nil }
            work += to - from + 1
            let letter = first[first.startIndex + line - 1]
            var diagonal = row[from - 1]
            row[from - 1] = from == 1 ? line : limit + 1
            var least = row[from - 1]
            for column in from...to {
                let above = column < line + limit || line == 1 ? row[column] : limit + 1
                let isSame = letter == second[second.startIndex + column - 1]
                row[column] = min(diagonal + (isSame ? 0 : 1), above + 1, row[column - 1] + 1)
                diagonal = above
                least = min(least, row[column])
            }
            if least > limit { return nil }
        }
        return row[width] <= limit ? row[width] : nil
    }
}
