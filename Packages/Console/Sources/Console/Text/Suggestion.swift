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
