/// Computes the Levenshtein distance of spellings, with one buffer for all pairs.
struct EditDistance {
    /// The number of compared letters so far, as a measure of the cost.
    private(set) var work = 0
    /// The current row of the distance table.
    private var row: [Int] = []

    /// Returns the distance of two spellings; stops early and returns nil if it exceeds `limit`.
    mutating func between(_ first: [UInt8], _ second: [UInt8], atMost limit: Int) -> Int? {
        guard abs(first.count - second.count) <= limit else { return nil }
        // A common prefix and suffix change nothing, and similar names have long ones.
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
            // Cells further from the diagonal exceed the limit.
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
