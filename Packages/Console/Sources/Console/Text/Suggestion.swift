/// The name that somebody probably meant.
public enum Suggestion {
    /// The candidate that a mistyped word most resembles.
    ///
    /// - Parameters:
    ///   - word: what was typed.
    ///   - candidates: what could have been meant.
    /// - Returns: the nearest candidate when few enough letters differ (a third of them, at least
    ///   one; two letters swapped count as one), the first of several equally near; otherwise nil.
    public static func nearest(to word: String, among candidates: [String]) -> String? {
        var best: (candidate: String, distance: Int)?
        let length = word.count
        for candidate in candidates where candidate != word {
            let most = max(1, max(length, candidate.count) / 3)
            // Comparing costs the product of the lengths, and a word may be as long as it likes.
            guard abs(length - candidate.count) <= most else { continue }
            let distance = EditDistance.between(word.lowercased(), candidate.lowercased())
            guard distance <= most else { continue }
            if best.map({ distance < $0.distance }) ?? true {
                best = (candidate, distance)
            }
        }
        return best?.candidate
    }

    /// `nearest` as a question to be put behind an error: ` Did you mean 'transfer'?`, or nothing.
    ///
    /// - Parameters:
    ///   - word: what was typed.
    ///   - candidates: what could have been meant.
    /// - Returns: the question with a space before it; empty when nothing is near.
    public static func question(for word: String, among candidates: [String]) -> String {
        nearest(to: word, among: candidates).map { " Did you mean '\($0)'?" } ?? ""
    }
}

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
