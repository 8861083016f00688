/// Renders the last line, which lists the available keys or shows that the RIB works.
struct FooterRenderer {
    let width: Int

    /// - Parameters:
    ///   - screen: The screen.
    ///   - target: The focused item.
    ///   - isWorking: A Boolean value that indicates whether input is queued.
    ///   - canScroll: A Boolean value that indicates whether the screen is taller than the window.
    ///   - hasMore: A Boolean value that indicates whether there are lines below the visible ones.
    func line(
        _ screen: Screen,
        target: FocusTarget?,
        isWorking: Bool,
        canScroll: Bool,
        hasMore: Bool
    ) -> StyledLine {
        OverflowIndicator.line(
            hasMore ? OverflowIndicator.below : nil,
            width: width,
            style: isWorking ? .bold : .dim
        ) { room in
            isWorking ? "Working ..." : keys(screen, target, canScroll).fitting(room)
        }
    }

    /// Returns the keys, most important first.
    ///
    /// The last ones are dropped if there is no room.
    private func keys(_ screen: Screen, _ target: FocusTarget?, _ canScroll: Bool) -> [String] {
        let listed = screen.listedActions.count
        let stops = listed + (screen.prompt == nil ? 0 : 1)
        var keys: [String] = []
        switch target {
        case .field: keys.append("Enter confirm")
        case .action, .cell: keys.append("Enter choose")
        case nil: break
        }
        if let back = screen.actions.first(where: { $0.role == .back }) {
            keys.append("Esc " + TerminalSafe.line(back.label).lowercased())
        }
        if case .cell = target {
            keys.append("Arrows move")
        } else if stops > 1 {
            keys.append("Up/Down move")
        }
        if screen.prompt == nil, listed > 1 { keys.append("1-\(min(9, listed)) choose") }
        if canScroll { keys.append("PgUp/PgDn scroll") }
        return keys
    }
}

extension [String] {
    /// Joins as many of the first keys as fit, at least one.
    fileprivate func fitting(_ room: Int) -> String {
        var line = first ?? ""
        for key in dropFirst() {
            guard DisplayWidth.of(line) + 2 + DisplayWidth.of(key) <= room else { break }
            line += "  " + key
        }
        return line
    }
}
