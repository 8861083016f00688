/// Ends the program with a message if a requirement is not met, also in an optimized build.
func hold(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { fatalError(what()) }
}

/// Requires a message of one line, without control characters.
func holdMessage(_ message: String, _ what: String) {
    hold(!message.isEmpty, "\(what) without a message")
    hold(
        message.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0 ~= $0.value) },
        "\(what) with a control character"
    )
}
