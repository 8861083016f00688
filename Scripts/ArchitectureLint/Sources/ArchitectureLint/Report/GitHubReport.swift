/// A report as workflow commands of GitHub, which annotate lines.
struct GitHubReport {
    let report: Report
    /// The prefix that makes a path relative to the checkout.
    let folder: String
    let isQuiet: Bool

    /// The commands, one a line.
    var text: String {
        if isQuiet, report.status == .success { return "" }
        let violations = report.violations.map { violation in
            Self.command(
                violation.severity.rawValue,
                [
                    ("file", path(violation.place.file)), ("line", "\(violation.place.line)"),
                    ("title", "archlint: \(violation.rule)"),
                ],
                violation.explanation
            )
        }
        let problems = report.problems.map { problem in
            let location = problem.location
            return Self.command(
                "error",
                [
                    ("file", location.map { path($0.file) }),
                    ("line", location?.line.map(String.init)),
                    ("col", location?.column.map(String.init)),
                    ("title", "archlint"),
                ],
                problem.message
            )
        }
        let commands = (violations + problems).joined()
        return isQuiet ? commands : "\(commands)\(report.summary)\n"
    }

    private func path(_ file: String) -> String { file.hasPrefix("/") ? file : folder + file }

    private static func command(
        _ name: String,
        _ properties: [(name: String, value: String?)],
        _ message: String
    ) -> String {
        let listed = properties.compactMap { name, value in
            value.map { "\(name)=\($0.percentEncoded { "%\r\n:,".unicodeScalars.contains($0) })" }
        }
        let text = message.percentEncoded { "%\r\n".unicodeScalars.contains($0) }
        return "::\(name) \(listed.joined(separator: ","))::\(text)\n"
    }
}
