/// What the keys act on.
enum FocusTarget: Equatable {
    case field
    case action(ScreenAction.ID)
    case cell(GridPosition)
}
