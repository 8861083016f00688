/// What a key comes to, beyond moving the focus or changing the field.
enum FocusOutcome {
    case nothing
    case press(ScreenAction.ID)
    case submit(String)
    case enter(Secret)
    /// The person has ended the input.
    case endOfInput
}
