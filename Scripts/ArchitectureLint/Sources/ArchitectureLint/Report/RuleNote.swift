/// A rule as answers tell of it.
struct RuleNote: Equatable, Sendable {
    /// Its name.
    let name: String
    /// What kind of rule it is, by the word of the rules file.
    let kind: String
    /// Why there is the rule, in a sentence.
    let reason: String
    /// Whether breaking it fails the run.
    let severity: Severity
    /// What its author says is to be done instead, each text once.
    let advice: [String]

    init(name: String, kind: String, reason: String, severity: Severity, advice: [String] = []) {
        self.name = name
        self.kind = kind
        self.reason = reason
        self.severity = severity
        self.advice = advice
    }

    /// A rule of a rules file.
    init(_ statement: RuleStatement) {
        var advice: [String] = []
        for text in statement.advice.map(\.instead) where !advice.contains(text) {
            advice.append(text)
        }
        self.init(
            name: statement.name,
            kind: statement.requirement.word,
            reason: statement.reason,
            severity: statement.severity,
            advice: advice
        )
    }

    /// What a violation tells of its rule.
    init(_ violation: Violation) {
        self.init(
            name: violation.rule.rawValue,
            kind: "",
            reason: violation.reason,
            severity: violation.severity
        )
    }
}
