/// A promise of the bank that was broken.
struct Violation: Error, CustomStringConvertible {
    private(set) var description: String
    /// The broken promise without numbers and names, which is equal in similar violations.
    let kind: String
    /// The number of the step.
    private(set) var step = 0

    init(_ subject: String, _ expected: Any, found: Any) {
        kind = subject.filter(\.isLetter)
        description = "\(subject)\n  expected: \(expected)\n  found:    \(found)"
    }

    /// Returns the violation with the number of its step.
    func inStep(_ step: Int) -> Violation {
        var violation = self
        violation.step = step
        violation.description = "in step \(step): \(description)"
        return violation
    }
}

/// The numbers of a run.
struct Tally: Sendable {
    var steps = 0
    /// The number of answers.
    var answers = 0
    var operations: [String: Int] = [:]
    var refusals: [String: Int] = [:]
    var kills = 0
    var crashes = 0
    var faults: [String: Int] = [:]
    var audits = 0
    /// The number of compared notices.
    var notices = 0
    var entries = Int64(0)
    /// The number of closed days.
    var days = 0
    /// The root of the Merkle log at the end.
    var root = ""
    /// A hash of all answers in their order (FNV-1a).
    private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds a line to the digest.
    mutating func note(_ line: String) {
        for byte in line.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    /// The numbers in a few lines.
    var report: String {
        """
        \(steps) steps, \(entries) entries, \(days) days, \(audits) audits, \(notices) notices, \
        \(kills) killed processes, \(crashes) crashes
        operations: \(Self.list(operations))
        refusals: \(Self.list(refusals))
        faults: \(Self.list(faults))
        run: \(String(digest, radix: 16)), root: \(root)
        """
    }

    private static func list(_ counts: [String: Int]) -> String {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .reduce("\(counts.values.reduce(0, +))") { "\($0), \($1.key) \($1.value)" }
    }
}
