import Console

extension Argument {
    static let account = Argument(
        "account",
        help: "The account that the box belongs to: its number or its nickname."
    )
}
