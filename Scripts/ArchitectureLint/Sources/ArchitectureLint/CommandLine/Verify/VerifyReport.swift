/// What `archlint verify` answers.
struct VerifyReport: Encodable {
    /// What is different now.
    let differences: [ProofComparison.Difference]
    /// Where the proof contradicts itself.
    let contradictions: [String]
    /// Whether the proof can be relied on as it is.
    let stands: Bool

    private let summary: String

    private enum CodingKeys: CodingKey {
        case differences, contradictions, stands
    }

    init(
        differences: [ProofComparison.Difference],
        contradictions: [String],
        proof: ProofDocument
    ) {
        self.differences = differences
        self.contradictions = contradictions
        stands = differences.isEmpty && contradictions.isEmpty
        let files = proof.targets.reduce(0) { $0 + $1.files.count }
        let verdict = proof.holds ? "the rules hold" : "the rules do not hold, as it says"
        summary =
            "The proof stands: \(proof.packages.count.counted("manifest")), "
            + "\(files.counted("file")) and the rules are as they were, and \(verdict)."
    }

    /// The answer for people: a line for each difference.
    var text: String {
        guard !stands else { return "\(summary)\n" }
        let lines = differences.map { difference in
            let detail = difference.detail.isEmpty ? "" : ": \(difference.detail)"
            let word = difference.change.rawValue
            let gap = String(repeating: " ", count: 9 - word.count)
            return "\(word)\(gap)\("\(difference.subject)\(detail)".onOneLine)\n"
        }
        let doubts = contradictions.map { "The proof contradicts itself: \($0.onOneLine).\n" }
        let count = differences.count
        let counted =
            count == 0
            ? "" : "\n\(count.counted("difference")): make a new proof.\n"
        return (doubts + lines).joined() + counted
    }
}
