/// Suggestions for mistyped names.
public enum Suggestion {
    /// Returns the candidate that is most similar to a mistyped word.
    ///
    /// - Parameters:
    ///   - word: The word as typed.
    ///   - candidates: The valid names.
    /// - Returns: The first of the nearest candidates; nil if more than a third of the letters
    ///   differ. A difference of one letter, or of two swapped letters, is always accepted, and so
    ///   is a difference of spaces and symbols, such as emoji.
    public static func nearest(to word: String, among candidates: [String]) -> String? {
        var best: (candidate: String, distance: Int)?
        let letters = word.withoutSymbols
        for candidate in candidates where candidate != word {
            let distances = [
                distance(word, candidate), distance(letters, candidate.withoutSymbols),
            ]
            guard let distance = distances.compactMap({ $0 }).min() else { continue }
            if best.map({ distance < $0.distance }) ?? true {
                best = (candidate, distance)
            }
        }
        return best?.candidate
    }

    /// Returns the distance of two words; nil if they are not similar.
    private static func distance(_ word: String, _ candidate: String) -> Int? {
        guard !word.isEmpty, !candidate.isEmpty else { return nil }
        let most = max(1, max(word.count, candidate.count) / 3)
        // Comparing words costs the product of their lengths, and a word may have any length.
        guard abs(word.count - candidate.count) <= most else { return nil }
        let distance = EditDistance.between(word.lowercased(), candidate.lowercased())
        return distance <= most ? distance : nil
    }

    /// Returns the nearest candidate as a question, ` Did you mean 'transfer'?`.
    ///
    /// - Parameters:
    ///   - word: The word as typed.
    ///   - candidates: The valid names.
    /// - Returns: The question with a leading space; empty if there is no similar candidate.
    public static func question(for word: String, among candidates: [String]) -> String {
        question(nearest(to: word, among: candidates).map { ["'\($0)'"] } ?? [])
    }

    /// Returns a question that names several candidates, ` Did you mean 'a', 'b' or 'c'?`.
    ///
    /// - Parameter candidates: The candidates in quotation marks.
    /// - Returns: The question with a leading space; empty without candidates.
    public static func question(_ candidates: [String]) -> String {
        guard let last = candidates.last else { return "" }
        let others = candidates.dropLast().joined(separator: ", ")
        return " Did you mean \(others.isEmpty ? "" : others + " or ")\(last)?"
    }
}

extension String {
    fileprivate var withoutSymbols: String { filter { !$0.isSymbol && !$0.isWhitespace } }
}

/// The Damerau–Levenshtein distance of two words, in its optimal string alignment form.
///
/// It counts the letters to insert, delete, replace or swap with an adjacent letter.
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
