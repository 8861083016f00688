import Console

extension Argument {
    static let account = Argument("account", help: "The account: its number or its nickname.")
}

extension Option {
    static let memo = Option.value(
        "memo",
        placeholder: "TEXT",
        help: "A note for the statement, at most 200 characters."
    )
}
