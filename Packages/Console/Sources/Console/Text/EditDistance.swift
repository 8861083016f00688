/// The number of letters to insert, delete, replace or swap with a neighbour to turn one word into
/// another (the optimal string alignment form of the Damerau–Levenshtein distance).
enum EditDistance {
    static func between(_ first: String, _ second: String) -> Int {
        let first = Array(first)
        let second = Array(second)
        guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in 1...first.count {
            var current = [row]
            for column in 1...second.count {
                let isSame = first[row - 1] == second[column - 1]
                var distance = min(
                    last[column] + 1,
                    current[column - 1] + 1,
                    last[column - 1] + (isSame ? 0 : 1)
                )
                let isSwapped =
                    row > 1 && column > 1 && first[row - 1] == second[column - 2]
                    && first[row - 2] == second[column - 1]
                if isSwapped {
                    distance = min(distance, beforeLast[column - 2] + 1)
                }
                current.append(distance)
            }
            beforeLast = last
            last = current
        }
        return last[second.count]
    }
}
