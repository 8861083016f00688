/// A report as commands that GitHub's workflows turn into annotations of the lines, and the summary.
struct GitHubReport {
    let report: Report
    /// What stands in front of a path to make it one of the checkout's.
    let folder: String
    /// Whether only what is wrong is said.
    let isQuiet: Bool

    /// The commands, one a line.
    var text: String {
        if isQuiet, report.status == .success { return "" }
        let violations = report.violations.map { violation in
            Self.command(
                violation.severity.rawValue,
                [
                    ("file", path(violation.place.file)), ("line", "\(violation.place.line)"),
                    ("title", "archlint: \(violation.rule.rawValue)"),
                ],
                violation.explanation
            )
        }
        let problems = report.problems.map { problem in
            let location = problem.location
            let properties = [
                ("file", location.map { path($0.file) }),
                ("line", location?.line.map(String.init)),
                ("col", location?.column.map(String.init)),
                ("title", "archlint"),
            ]
            return Self.command(
                "error",
                properties.compactMap { name, value in value.map { (name, $0) } },
                problem.message
            )
        }
        let commands = (violations + problems).joined()
        return isQuiet ? commands : "\(commands)\(report.summary)\n"
    }

    /// A file as the checkout has it.
    private func path(_ file: String) -> String { file.hasPrefix("/") ? file : folder + file }

    private static func command(
        _ name: String,
        _ properties: [(name: String, value: String)],
        _ message: String
    ) -> String {
        let listed = properties.map {
            "\($0.name)=\(escaped($0.value, ["%", "\r", "\n", ":", ","]))"
        }
        return
            "::\(name) \(listed.joined(separator: ","))::\(escaped(message, ["%", "\r", "\n"]))\n"
    }

    /// A text whose special characters are written as `%0A`.
    private static func escaped(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
        text.unicodeScalars.reduce(into: "") { text, scalar in
            if special.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                text += "%\(digits.count < 2 ? "0" : "")\(digits)"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Violation {
    /// All that there is to say of it apart from its place, in lines.
    var explanation: String {
        let steps = chain.map { "\($0.from) → \($0.to)  \($0.place)" }
        let why = reason.isEmpty ? [] : ["Why: \(reason)."]
        return ([message] + steps + why + ["Instead: \(instead)."]).joined(separator: "\n")
    }
}
