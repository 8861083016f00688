/// Draws what stands between the title and the keys: blocks, field and actions.
struct DocumentRenderer {
    let width: Int
    let focus: ScreenFocus
    let tables: DrawnTables

    /// - Parameters:
    ///   - screen: what to draw.
    ///   - isLoose: whether there is room to spare.
    /// - Returns: the parts, from the top.
    func sections(of screen: Screen, isLoose: Bool) -> [ScreenSection] {
        var sections = BlocksRenderer(width: width, isLoose: isLoose, tables: tables)
            .sections(of: screen.blocks, focus: focusedCell)
        if let prompt = screen.prompt {
            sections.append(PromptRenderer(width: width).section(prompt, focus: focus))
        }
        // Beside a field, number keys type numbers.
        let list = ActionListRenderer(width: width, numbers: screen.prompt == nil ? .keys : .none)
            .lines(of: screen.listedActions, focused: focusedAction)
        return sections + [ScreenSection(lines: list.lines, focused: list.focused)]
    }

    private var focusedCell: GridPosition? {
        guard case .cell(let position) = focus.target else { return nil }
        return position
    }

    private var focusedAction: ScreenAction.ID? {
        guard case .action(let id) = focus.target else { return nil }
        return id
    }
}
