import Console

extension Argument {
    static let account = Argument(
        "account",
        help: "The account that the box belongs to: its number or its nickname."
    )
    static let amount = Argument(
        "amount",
        help: "Whole won above zero: 50000, 50,000, 5만, 1만 5천."
    )
}
