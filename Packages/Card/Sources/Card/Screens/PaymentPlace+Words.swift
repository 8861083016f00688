extension PaymentPlace {
    /// Where it is, in a sentence.
    var words: String {
        switch self {
        case .domestic: "at home"
        case .overseas: "abroad"
        }
    }
}
