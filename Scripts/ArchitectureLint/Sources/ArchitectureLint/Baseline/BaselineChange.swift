/// What writing a baseline has changed.
struct BaselineChange: Equatable, Encodable {
    /// The file's name.
    let file: String
    /// How many violations are known now.
    let known: Int
    /// How many of them were not known before.
    let added: Int
    /// How many were known before and are none any more.
    let removed: Int
    /// Whether there was no baseline before.
    private let isFirst: Bool

    private enum CodingKeys: CodingKey {
        case file, known, added, removed
    }

    /// The change from a baseline, if there was one, to another.
    init(from earlier: Baseline?, to baseline: Baseline) {
        let before = Self.counts(earlier)
        let after = Self.counts(baseline)
        isFirst = earlier == nil
        file = baseline.file
        known = baseline.count
        added = after.reduce(0) { $0 + max($1.value - before[$1.key, default: 0], 0) }
        removed = before.reduce(0) { $0 + max($1.value - after[$1.key, default: 0], 0) }
    }

    private static func counts(_ baseline: Baseline?) -> [Baseline.Key: Int] {
        Dictionary((baseline?.entries ?? []).map { ($0.key, $0.count) }) { first, _ in first }
    }

    /// The change as people read it.
    var line: String {
        let count = known.counted("known violation")
        let changes = [(added, "new"), (removed, "gone")].filter { $0.0 > 0 }.map { "\($0) \($1)" }
        let same = isFirst ? "nothing is broken" : "as before"
        let change = changes.isEmpty ? same : changes.joined(separator: ", ")
        return "\(count) in \(file.onOneLine): \(change)"
    }
}
