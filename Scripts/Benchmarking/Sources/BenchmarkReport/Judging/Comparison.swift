import Benchmarking

/// What changed since an earlier run.
struct Comparison: Codable, Equatable {
    /// One figure then and now.
    struct Change: Codable, Equatable {
        let package: String
        let name: String
        let figure: Figure
        let old: Double?
        let new: Double?
        let oldRatio: Double?
        let newRatio: Double?
    }

    /// Each figure of each earlier row, in the earlier order; then what is new.
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

    private struct Place {
        let row: Row
        let line: Line

        func isSame(as other: Place) -> Bool {
            row.package == other.row.package && row.name == other.row.name
                && line.figure == other.line.figure
        }
    }

    /// One for each figure, also where a figure has several goals.
    private static func figures(of report: Report) -> [Place] {
        report.rows.flatMap { row in
            Figure.allCases.compactMap { figure in
                row.lines.first { $0.figure == figure }.map { Place(row: row, line: $0) }
            }
        }
    }

    private static func change(_ old: Place?, _ new: Place?) -> Change? {
        guard let place = old ?? new else { return nil }
        return Change(
            package: place.row.package,
            name: place.row.name,
            figure: place.line.figure,
            old: old?.line.measured,
            new: new?.line.measured,
            oldRatio: old?.line.ratio,
            newRatio: new?.line.ratio
        )
    }
}
