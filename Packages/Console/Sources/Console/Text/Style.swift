/// How a piece of output stands out where there are colours.
enum Style: String {
    case bold = "1"
    case dim = "2"
    case error = "1;31"
}
