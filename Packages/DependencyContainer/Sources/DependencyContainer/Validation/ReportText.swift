/// Lines with a label in front of the first, and the others below its text.
///
/// ```
/// needed by: SafeBox (SafeBox/SafeBoxModule.swift:12)
///            Card (Card/CardModule.swift:9)
/// ```
func labelled(_ label: String, _ lines: [String]) -> String {
    let indent = String(repeating: " ", count: label.count + 2)
    return label + ": " + lines.joined(separator: "\n" + indent)
}

/// The lines, without the middle when there are so many that nobody would read them.
func shortened(_ lines: [String]) -> [String] {
    let kept = 12
    guard lines.count > kept else { return lines }
    return lines.prefix(kept - 2) + ["… \(lines.count - kept + 1) more …"] + lines.suffix(1)
}
