import Benchmarking

/// The changes since an earlier run.
struct Comparison: Codable, Equatable {
    /// The change of one figure.
    struct Change: Codable, Equatable {
        let package: String
        let name: String
        let figure: Figure
        let old: Double?
        let new: Double?
        let oldRatio: Double?
        let newRatio: Double?
    }

    /// The figures of the earlier run in its order, followed by the new ones.
    let changes: [Change]

    init(of report: Report, with earlier: Report) {
        let old = Self.figures(of: earlier)
        let new = Self.figures(of: report)
        var changes = old.map { old in
            Self.change(old, new.first { $0.isSame(as: old) })
        }
        changes += new.filter { new in !old.contains { $0.isSame(as: new) } }
            .map { Self.change(nil, $0) }
        self.changes = changes.compactMap { $0 }
    }

    private struct Entry {
        let row: Row
        let line: Line

        func isSame(as other: Entry) -> Bool {
            row.package == other.row.package && row.name == other.row.name
                && line.figure == other.line.figure
        }
    }

    /// Returns the first line of each figure, which may have several with a goal each.
    private static func figures(of report: Report) -> [Entry] {
        report.rows.flatMap { row in
            Figure.allCases.compactMap { figure in
                row.lines.first { $0.figure == figure }.map { Entry(row: row, line: $0) }
            }
        }
    }

    private static func change(_ old: Entry?, _ new: Entry?) -> Change? {
        guard let entry = old ?? new else { return nil }
        return Change(
            package: entry.row.package,
            name: entry.row.name,
            figure: entry.line.figure,
            old: old?.line.measured,
            new: new?.line.measured,
            oldRatio: old?.line.ratio,
            newRatio: new?.line.ratio
        )
    }
}
