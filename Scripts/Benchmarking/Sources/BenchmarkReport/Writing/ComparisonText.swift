/// What changed since an earlier run, as people read it.
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
