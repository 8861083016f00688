import Benchmarking

/// The table of a report.
enum TableText {
    private static let columns = Columns([14, 11, 11, 8, 13, 8])

    static func text(of report: Report) -> String {
        var lines = [
            "Medians of \(counted(report.rounds, "round")), both sides measured in turns; "
                + "time is that of the CPU.",
            "Instructions and allocations: \(report.instructions).",
        ]
        var package = ""
        for row in report.rows {
            if row.package != package {
                package = row.package
                lines += [
                    "", columns.line([package, "measured", "floor", "ratio", "spread", "goal"]),
                ]
            }
            lines += ["", row.title + "  [\(row.name)]"]
            if let floor = row.floor { lines.append("beside \(floor)") }
            lines += row.lines.map(text)
            if let failure = row.failure {
                lines.append("  FAILED: " + failure.prefix { !$0.isNewline })
            }
        }
        lines += ["", summary(of: report)]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func text(of line: Line) -> String {
        let spread = line.spread.map {
            "\(NumberText.fixed($0[0], digits: 2))–\(NumberText.fixed($0[1], digits: 2))"
        }
        return columns.line([
            "  \(line.figure.rawValue)",
            NumberText.figure(line.measured, line.figure),
            NumberText.figure(line.floor, line.figure),
            NumberText.ratio(line.ratio),
            spread ?? "",
            line.goal.map(text) ?? "",
        ]) + (line.verdict.map { "  " + text(of: $0) } ?? "")
    }

    private static func text(of goal: Goal) -> String {
        let most =
            goal.isRatio ? NumberText.ratio(goal.most) : NumberText.figure(goal.most, goal.figure)
        return "≤ \(most)"
    }

    private static func text(of verdict: Verdict) -> String {
        switch verdict {
        case .holds: "holds"
        case .missed: "MISSED"
        case .notMeasured: "not measured"
        }
    }

    private static func summary(of report: Report) -> String {
        let holds = report.count(.holds)
        var text = "\(counted(holds, "goal")) \(holds == 1 ? "holds" : "hold")"
        text += ", \(report.count(.missed)) missed"
        if report.count(.notMeasured) > 0 {
            text += ", \(report.count(.notMeasured)) not measured"
        }
        if report.failureCount > 0 { text += "; \(counted(report.failureCount, "row")) failed" }
        return text + "."
    }

    private static func counted(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

/// The table of the changes since an earlier run.
enum ComparisonText {
    private static let columns = Columns([34, 10, 10, 8, 8, 8, 8])

    static func text(of comparison: Comparison) -> String {
        var lines = [
            "",
            "Beside the earlier run:",
            columns.line(["", "old", "new", "change", "ratio", "now", "change"]),
        ]
        for change in comparison.changes {
            lines.append(
                columns.line([
                    "\(change.name), \(change.figure.rawValue)",
                    NumberText.figure(change.old, change.figure),
                    NumberText.figure(change.new, change.figure),
                    NumberText.change(change.old, change.new),
                    NumberText.ratio(change.oldRatio),
                    NumberText.ratio(change.newRatio),
                    NumberText.change(change.oldRatio, change.newRatio),
                ])
            )
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// Columns of text, the first aligned to the left and the others to the right.
private struct Columns {
    private let widths: [Int]

    init(_ widths: [Int]) {
        self.widths = widths
    }

    /// Returns a line without trailing spaces.
    func line(_ cells: [String]) -> String {
        var line = ""
        for (index, cell) in cells.enumerated() {
            let width = index < widths.count ? widths[index] : 0
            let padding = String(repeating: " ", count: max(0, width - cell.count))
            line += index == 0 ? cell + padding : " " + padding + cell
        }
        return String(line.reversed().drop { $0 == " " }.reversed())
    }
}
