/// A number that the user is typing into a field, whose last digits can come too late for the field.
struct TypedNumber {
    private enum State {
        case digits
        /// Enter came after the digits, perhaps too early.
        case submitted
    }

    private var state: State?

    /// Notes a key, and returns whether it is a digit of the number that no field can take.
    ///
    /// Such a digit must not choose an entry of a list that has appeared meanwhile. Any other key
    /// ends the number.
    mutating func swallows(_ key: Key, on screen: Screen) -> Bool {
        guard case .character("0"..."9") = key else {
            // A password has a fixed length, so Enter ends it.
            let isSubmitted = key == .enter && state == .digits && screen.prompt?.kind == .text
            state = isSubmitted ? .submitted : nil
            return false
        }
        guard screen.prompt == nil else {
            state = .digits
            return false
        }
        return state != nil
    }
}
