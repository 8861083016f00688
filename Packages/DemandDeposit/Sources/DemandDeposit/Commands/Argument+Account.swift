import Console

extension Argument {
    static let account = Argument("account", help: "The account: its number or its nickname.")
    static let amount = Argument(
        "amount",
        help: "Whole won above zero: 50000, 50,000, 5만, 1만 5천."
    )
}

extension Option {
    static let memo = Option.value(
        "memo",
        placeholder: "TEXT",
        help: "A note for the statement, at most 200 characters."
    )
}
