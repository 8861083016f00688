extension Screen {
    /// The actions that stand in the list: those that no cell of a grid stands for.
    var listedActions: [ScreenAction] {
        let cells = cellActions
        return cells.isEmpty ? actions : actions.filter { !cells.contains($0.id) }
    }

    /// The actions that a cell of a grid stands for, in the order of the screen's actions.
    var actionsInCells: [ScreenAction] {
        let cells = cellActions
        return cells.isEmpty ? [] : actions.filter { cells.contains($0.id) }
    }

    private var cellActions: Set<ScreenAction.ID> {
        var ids: Set<ScreenAction.ID> = []
        for case .grid(let grid) in blocks {
            for row in grid.rows {
                for cell in row {
                    if let id = cell.action { ids.insert(id) }
                }
            }
        }
        return ids
    }
}
