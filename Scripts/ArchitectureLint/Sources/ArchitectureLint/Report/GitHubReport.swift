/// A report as workflow commands of GitHub, which annotate lines.
struct GitHubReport {
    let report: Report
    /// The prefix of all paths: the path of the examined folder in GitHub's checkout, with a final
    /// slash, or empty.
    let folder: String
    let isQuiet: Bool

    /// The workflow commands, one per line, and the summary.
    var text: String {
        if isQuiet, report.status == .success, report.unseen.isEmpty { return "" }
        let violations = report.violations.byKey.map { same in
            let violation = same[0]
            let place = (violation.place.file, violation.place.line, nil as Int?)
            let title = "archlint: \(violation.rule)"
            let others = same.otherPlaces.map { "\nalso \($0)" }.joined()
            return command(
                violation.severity.rawValue,
                title,
                place,
                violation.explanation + others
            )
        }
        let problems = report.problems.map {
            command("error", "archlint", $0.location, $0.message)
        }
        let unseen = report.unseen.map {
            command("warning", "archlint: partial", $0.location, $0.message)
        }
        let commands = (violations + problems + unseen).joined()
        return isQuiet ? commands : "\(commands)\(report.summary)\n"
    }

    private func command(
        _ name: String,
        _ title: String,
        _ place: (file: String, line: Int?, column: Int?)?,
        _ message: String
    ) -> String {
        let properties: [(name: String, value: String?)] = [
            ("file", place.map { $0.file.hasPrefix("/") ? $0.file : folder + $0.file }),
            ("line", place?.line.map(String.init)), ("col", place?.column.map(String.init)),
            ("title", title),
        ]
        let listed = properties.compactMap { name, value in
            value.map { "\(name)=\($0.percentEncoded { "%\r\n:,".unicodeScalars.contains($0) })" }
        }
        let text = message.percentEncoded { "%\r\n".unicodeScalars.contains($0) }
        return "::\(name) \(listed.joined(separator: ","))::\(text)\n"
    }
}
