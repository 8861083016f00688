import Benchmarking

/// One figure of a row: what was measured, the floor, their ratio, and whether the goal holds.
struct Line: Codable, Equatable {
    let figure: Figure
    /// The median of the rounds; nothing when it could not be measured.
    let measured: Double?
    /// The same of the floor.
    let floor: Double?
    /// The median of the rounds' ratios; nothing without a floor, or beside one that is nothing.
    let ratio: Double?
    /// The least and the greatest of the rounds' ratios, when there are several.
    let spread: [Double]?
    /// What must hold.
    let goal: Goal?
    /// Whether it does; nothing without a goal.
    let verdict: Verdict?

    init(_ figure: Figure, measured: [Double], floor: [Double], goal: Goal?) {
        let ratios = zip(measured, floor).filter { $1 > 0 }.map { $0 / $1 }
        self.figure = figure
        self.measured = measured.median
        self.floor = floor.median
        self.goal = goal
        ratio = ratios.median
        spread = ratios.count > 1 ? [ratios.min() ?? 0, ratios.max() ?? 0] : nil
        verdict = goal.map { Verdict(of: $0.isRatio ? ratios.median : measured.median, $0) }
    }
}
