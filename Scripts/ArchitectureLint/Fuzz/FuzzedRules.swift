#if !FUZZING
    import ArchitectureLint
#endif

/// What must hold of the reader of rules files, and of the JSON5 that they are written in, whatever
/// bytes it is given.
public enum FuzzedRules {
    /// Ends the program when something does not hold.
    public static func check(_ bytes: [UInt8]) {
        let value = FuzzedJSON5.check(bytes)
        let text = FuzzedText(bytes)
        let (rules, problems) = RuleFileReader.read(bytes, file: "r")
        hold((rules == nil) == !problems.isEmpty, "neither rules nor a mistake, or both")
        hold(value != nil || problems.count == 1, "rules of what is no JSON5")
        for problem in problems { check(problem, in: text) }
        guard let rules, let value else { return }
        check(rules, in: text)
        let again = RuleFileReader.read(Array(value.printed.utf8), file: "r").rules
        hold(again?.groups.map(\.members) == rules.groups.map(\.members), "printed, other groups")
        let same = again?.rules.elementsEqual(rules.rules) {
            $0.check.isEqual(to: $1.check)
        }
        hold(same == true, "printed, other rules")
    }

    /// A mistake says what is wrong and where.
    private static func check(_ problem: Problem, in text: FuzzedText) {
        hold(problem.kind == .badData, "a mistake of another kind")
        holdMessage(problem.message, "a mistake")
        let parts = problem.place.split(separator: ":")
        guard parts.count == 3, parts[0] == "r", let line = Int(parts[1]),
            let column = Int(parts[2])
        else { return hold(false, "a mistake without a place: \(problem.place)") }
        // Where the text ends too early, the place is behind it.
        text.offset(line: line, column: column)
    }

    /// What the rules say can be held against something: names are there, each once.
    private static func check(_ rules: RuleFile, in text: FuzzedText) {
        var groups: Set<String> = []
        for group in rules.groups {
            hold(!group.name.isEmpty, "a group without a name")
            hold(text.byte(at: group.place) == UInt8(ascii: "{"), "no group here")
            switch group.members {
            case .patterns(let patterns):
                hold(!patterns.isEmpty, "a group of nothing")
                for pattern in patterns { check(pattern) }
            case .groups(let names):
                hold(!names.isEmpty && groups.isSuperset(of: names), "a group that is not there")
            }
            for pattern in group.exceptions { check(pattern) }
            hold(groups.insert(group.name).inserted, "two groups of one name")
        }
        hold(!rules.rules.isEmpty, "no rule")
        hold(Set(rules.rules.map(\.name)).count == rules.rules.count, "two rules of one name")
        for rule in rules.rules {
            hold(!rule.name.isEmpty && !rule.reason.isEmpty, "a rule without a name or reason")
            hold(text.byte(at: rule.place) == UInt8(ascii: "{"), "no rule here")
            hold(groups.isSuperset(of: rule.namedGroups), "a rule names a group that is not there")
            for advice in rule.advice { hold(!advice.instead.isEmpty, "advice without a word") }
        }
    }

    /// A pattern ends, and fits what it says.
    private static func check(_ pattern: ModulePattern) {
        for part in [pattern.package, pattern.target] {
            hold(
                part.matches(String(part.text.map { $0 == "*" ? "x" : $0 })),
                "a pattern does not fit itself"
            )
            _ = part.matches("Packages/Card/Sources")
        }
        hold(NamePattern("**").matches(pattern.package.text), "any folders are not any")
    }
}

extension RuleStatement {
    /// The groups that the rule names.
    fileprivate var namedGroups: [String] {
        check.groups + advice.flatMap { [$0.from, $0.to].compactMap { $0 } }
    }
}
