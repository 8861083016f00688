/// The sign before what has the focus, which tells it also where there are no colours.
enum FocusMarker {
    private static let sign = "> "
    /// In a window narrower than this there is no room for it.
    private static let leastWidth = 6

    /// The columns that the sign, or the space in its place, takes in a window.
    static func width(in columns: Int) -> Int {
        columns < leastWidth ? 0 : sign.count
    }

    /// The sign, or the space in its place.
    static func line(_ isFocused: Bool, in columns: Int) -> StyledLine {
        guard width(in: columns) > 0 else { return StyledLine() }
        return isFocused ? StyledLine(sign, .bold) : StyledLine(String(repeating: " ", count: 2))
    }
}
