/// What an audit has found so far; of a thoroughly broken book it keeps the first of each check.
struct AuditFindings {
    /// The most findings of one check that are told.
    private static let mostTold = 200

    private var told: [AuditReport.Finding] = []
    private var counts: [String: Int] = [:]

    mutating func add(_ check: String, at sequence: Int64?, _ message: String) {
        counts[check, default: 0] += 1
        guard counts[check, default: 0] <= Self.mostTold else { return }
        told.append(AuditReport.Finding(check: check, sequence: sequence, message: message))
    }

    /// In the order of the entries, what stands at none last.
    var inOrder: [AuditReport.Finding] {
        let left = counts.sorted { $0.key < $1.key }.compactMap { check, count in
            count > Self.mostTold
                ? AuditReport.Finding(
                    check: check,
                    sequence: nil,
                    message: "and \(count - Self.mostTold) more like these"
                ) : nil
        }
        return (told + left).enumerated().sorted { a, b in
            (a.element.sequence ?? .max, a.offset) < (b.element.sequence ?? .max, b.offset)
        }.map(\.element)
    }
}
