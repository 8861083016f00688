/// A search for the name that a mistyped name probably means.
enum NearestName {
    /// Returns the name with the smallest edit distance to `name`; nil if all differ too much.
    static func of(_ name: String, in names: [String]) -> String? {
        let near = names.map { (name: $0, distance: distance(name, $0)) }
            .min { $0.distance < $1.distance }
        guard let near, near.distance <= max(1, name.count / 3) else { return nil }
        return near.name
    }

    /// Returns the optimal string alignment distance, which counts insertions, deletions,
    /// substitutions and swaps of adjacent letters.
    static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left), Array(right))
        var above = Array(0...right.count)
        var twoAbove = above
        for (line, letter) in left.enumerated() {
            var row = [line + 1]
            for (column, other) in right.enumerated() {
                let changed = above[column] + (letter == other ? 0 : 1)
                var least = min(changed, above[column + 1] + 1, row[column] + 1)
                if line > 0, column > 0, letter == right[column - 1], other == left[line - 1] {
                    least = min(least, twoAbove[column - 1] + 1)
                }
                row.append(least)
            }
            (twoAbove, above) = (above, row)
        }
        return above[right.count]
    }
}
