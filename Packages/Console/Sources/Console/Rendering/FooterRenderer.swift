/// Renders the last line of a window, which lists the available keys or shows that work is in
/// progress.
struct FooterRenderer {
    let width: Int

    /// Renders the line.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - focus: The focus and the filter.
    ///   - isWorking: A Boolean value that indicates whether work is in progress, so that input is
    ///     queued.
    ///   - canScroll: A Boolean value that indicates whether the screen is taller than the window.
    ///   - hasMore: A Boolean value that indicates whether there are lines below the visible lines.
    func line(
        _ screen: Screen,
        focus: ScreenFocus,
        isWorking: Bool,
        canScroll: Bool,
        hasMore: Bool
    ) -> StyledLine {
        OverflowIndicator.line(hasMore ? OverflowIndicator.below : nil, width: width) { room in
            if isWorking { return StyledLine("Working ...", .bold) }
            return fitting(keys(screen, focus, canScroll, hasMore), room)
        }
    }

    /// A key and its effect.
    private typealias Hint = (key: String, effect: String)

    /// Returns the keys, most important first.
    ///
    /// The last keys are dropped if there is no room.
    private func keys(
        _ screen: Screen,
        _ focus: ScreenFocus,
        _ canScroll: Bool,
        _ hasMore: Bool
    ) -> [Hint] {
        // The end of a long filter, which is being typed.
        let filter = TerminalSafe.line(String(focus.filter.suffix(width / 3)))
        if focus.isFiltering {
            return [
                ("/", filter + "_"),
                ("Enter", "keep"), ("Esc", "all"),
            ]
        }
        var keys: [Hint] = []
        switch focus.target {
        case .field: keys.append(("Enter", "confirm"))
        case .action where screen.isPaged:
            keys.append(("Enter/space", hasMore ? "next page" : "go on"))
        case .action, .cell: keys.append(("Enter", "choose"))
        case nil: break
        }
        if !focus.filter.isEmpty {
            keys += [("Esc", "all"), ("/", filter)]
        } else if let back = screen.actions.first(where: \.isWayOut) {
            let isLetter = screen.isPaged || back.role == .leave && focus.target != .field
            keys.append((isLetter ? "q" : "Esc", TerminalSafe.line(back.label).lowercased()))
        }
        let listed = screen.listedActions.count
        if case .cell = focus.target { keys.append(("Arrows", "move")) }
        if focus.target == .field {
            if listed > 0 { keys.append(("Tab", "menu")) }
        } else {
            keys.append(("?", "keys"))
            if screen.isFilterable, filter.isEmpty { keys.append(("/", "filter")) }
        }
        if canScroll { keys.append(("PgUp/PgDn", "scroll")) }
        return keys
    }

    /// Joins as many of the first keys as fit, at least one.
    private func fitting(_ keys: [Hint], _ room: Int) -> StyledLine {
        keys.reduce(StyledLine()) { line, hint in
            let gap = StyledLine(line.width > 0 ? "  " : "")
            let next =
                line + gap + StyledLine(hint.key, .accent) + StyledLine(" " + hint.effect, .dim)
            return next.width <= room || line.width == 0 ? next : line
        }
    }
}
