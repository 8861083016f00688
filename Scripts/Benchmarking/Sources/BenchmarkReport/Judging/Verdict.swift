import Benchmarking

/// Whether a goal holds.
enum Verdict: String, Codable, Equatable {
    case holds
    case missed
    case notMeasured

    /// A goal held against what was measured, if it was.
    init(of value: Double?, _ goal: Goal) {
        guard let value else {
            self = .notMeasured
            return
        }
        self = value <= goal.most ? .holds : .missed
    }
}
