/// What a person does at a window.
enum WindowInput {
    case key(Key)
    case pressed(ScreenAction.ID)
    case submitted(String)
    case entered(Secret)
    /// Nothing more will come.
    case end
}
