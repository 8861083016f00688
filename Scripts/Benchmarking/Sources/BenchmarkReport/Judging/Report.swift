/// All that one run measured.
struct Report: Codable, Equatable {
    /// How many rounds the medians are of.
    let rounds: Int
    /// What counted the instructions, or why nothing did.
    let instructions: String
    let rows: [Row]

    /// How many goals came to that.
    func count(_ verdict: Verdict) -> Int {
        rows.reduce(0) { $0 + $1.lines.count { $0.verdict == verdict } }
    }

    /// What the program ends with.
    var status: ExitStatus {
        if count(.missed) > 0 { return .missed }
        return count(.notMeasured) > 0 ? .notMeasured : .holds
    }
}
