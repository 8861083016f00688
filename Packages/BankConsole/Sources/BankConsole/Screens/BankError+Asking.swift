import Bookkeeping

extension BankError {
    /// A RIB was to ask the person for consent while it waited for an answer already.
    static let isAsking = BankError(
        .refused,
        code: "screen.asking",
        "another request waits for an answer on this screen; answer that one first"
    )
}
