/// How a piece of output stands out where there are colours: the numbers of an escape sequence
/// "Select Graphic Rendition" (ECMA-48, 8.3.117).
enum Style: String {
    case bold = "1"
    case dim = "2"
    case error = "1;31"
    /// What went well.
    case success = "32"
    /// What the focus is on: dark on light where the rest is light on dark.
    case selected = "7"
    /// What the focus is on, and cannot be undone.
    case selectedDanger = "7;31"
    /// What cannot be undone, and whatever belongs to the first of two sides.
    case red = "31"
    /// What belongs to the second of two sides.
    case blue = "34"
}
