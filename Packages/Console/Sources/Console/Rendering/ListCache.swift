/// The filtered and measured lists of a screen, because a long list is too slow to filter or measure
/// for each key.
final class ListCache {
    private var filtered: (screen: Screen, filter: String, result: Screen)?

    /// The two lists that were measured last, so that the end of a filter measures nothing.
    private var measured: [(menu: [ScreenAction], columns: [Column], rows: RowsRenderer)] = []

    /// The number of lists that have been measured, for tests.
    private(set) var measuredCount = 0

    /// Returns a screen with only the entries that contain a filter.
    ///
    /// Comparing an unchanged screen with the cached one takes constant time.
    func filtered(_ screen: Screen, by filter: String) -> Screen {
        guard !filter.isEmpty else { return screen }
        if let filtered, filtered.filter == filter, filtered.screen == screen {
            return filtered.result
        }
        let result = screen.filtered(by: filter)
        filtered = (screen, filter, result)
        return result
    }

    /// Returns the entries of a screen that have cells; nil without such entries.
    func rows(of screen: Screen) -> RowsRenderer? {
        guard !screen.columns.isEmpty else { return nil }
        let menu = screen.menu
        let known = measured.first { $0.menu == menu && $0.columns == screen.columns }
        if let known { return known.rows }
        let cells = menu.map(\.cells).filter { !$0.isEmpty }
        guard !cells.isEmpty else { return nil }
        let rows = RowsRenderer(cells, columns: screen.columns)
        measured = measured.suffix(1) + [(menu, screen.columns, rows)]
        measuredCount += 1
        return rows
    }
}
