/// Ends the program, and says what did not hold, also where it is optimized.
func hold(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { fatalError(what()) }
}

/// What must hold of a text for people: it says something, in one line, and nothing in it moves a
/// terminal's cursor.
func holdMessage(_ message: String, _ what: String) {
    hold(!message.isEmpty, "\(what) says nothing")
    hold(
        message.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0 ~= $0.value) },
        "\(what) has a character that is no text"
    )
}
