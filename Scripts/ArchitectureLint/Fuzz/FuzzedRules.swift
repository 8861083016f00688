#if !FUZZING
    import ArchitectureLint
#endif

/// The requirements for the readers of rules files and of JSON5.
public enum FuzzedRules {
    /// Ends the program if a requirement is not met.
    public static func check(_ bytes: [UInt8]) {
        let value = FuzzedJSON5.check(bytes)
        let text = FuzzedText(bytes)
        let (rules, problems) = RuleFileReader.read(bytes, file: "r")
        hold((rules == nil) == !problems.isEmpty, "neither rules nor a problem, or both")
        hold(value != nil || problems.count == 1, "rules in a text that is not JSON5")
        for problem in problems { check(problem, in: text) }
        guard let rules, let value else { return }
        check(rules, in: text)
        let again = RuleFileReader.read(Array(value.printed.utf8), file: "r").rules
        hold(again?.groups.map(\.members) == rules.groups.map(\.members), "other printed groups")
        let same = again?.rules.elementsEqual(rules.rules) {
            words(of: $0.check) == words(of: $1.check)
        }
        hold(same == true, "other printed rules")
    }

    /// The fields of a rule without their places in the text.
    private static func words(of check: any RuleCheck) -> String {
        "\(check)".replacing(/place: [0-9]+:[0-9]+/, with: "")
    }

    /// A problem has a message and a place in the text.
    private static func check(_ problem: Problem, in text: FuzzedText) {
        hold(problem.kind == .badData, "a problem of another kind")
        holdMessage(problem.message, "a problem")
        let parts = problem.place.split(separator: ":")
        guard parts.count == 3, parts[0] == "r", let line = Int(parts[1]),
            let column = Int(parts[2])
        else { return hold(false, "a problem without a place: \(problem.place)") }
        // The place of a missing end is behind the text.
        text.offset(line: line, column: column)
    }

    /// Each group and rule has a unique name, and each rule names existing groups.
    private static func check(_ rules: RuleFile, in text: FuzzedText) {
        var groups: Set<String> = []
        for group in rules.groups {
            hold(!group.name.isEmpty, "a group without a name")
            hold(text.byte(at: group.place) == UInt8(ascii: "{"), "no group at its place")
            switch group.members {
            case .patterns(let patterns):
                hold(!patterns.isEmpty, "a group without patterns")
                for pattern in patterns { check(pattern) }
            case .groups(let names):
                hold(!names.isEmpty && groups.isSuperset(of: names), "a missing group")
            case .companions(let role, let subject):
                hold(group.name == role.group(of: subject), "companions with another name")
                hold(groups.contains(subject), "companions of a missing group")
            }
            for pattern in group.exceptions { check(pattern) }
            hold(groups.insert(group.name).inserted, "two groups with one name")
        }
        hold(!rules.rules.isEmpty, "a rules file without a rule")
        hold(Set(rules.rules.map(\.name)).count == rules.rules.count, "two rules with one name")
        for rule in rules.rules {
            hold(!rule.name.isEmpty && !rule.reason.isEmpty, "a rule without a name or reason")
            hold(text.byte(at: rule.place) == UInt8(ascii: "{"), "no rule at its place")
            hold(groups.isSuperset(of: rule.namedGroups), "a rule with a missing group")
            for advice in rule.advice { hold(!advice.instead.isEmpty, "an empty advice") }
        }
    }

    /// A pattern matches its own text.
    private static func check(_ pattern: ModulePattern) {
        for part in [pattern.package, pattern.target] {
            hold(
                part.matches(String(part.text.map { $0 == "*" ? "x" : $0 })),
                "a pattern that does not match its own text"
            )
            _ = part.matches("Packages/Card/Sources")
        }
        hold(NamePattern("**").matches(pattern.package.text), "a pattern without a match")
    }
}

extension RuleStatement {
    /// The groups that the rule names.
    fileprivate var namedGroups: [String] {
        check.groups + advice.flatMap { ($0.from ?? []) + ($0.to ?? []) }
    }
}
