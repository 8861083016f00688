import Bookkeeping

extension Intent {
    /// Returns the intent with other parts.
    func with(
        id: String? = nil,
        purpose: String? = nil,
        content: [String: String]? = nil
    ) -> Intent {
        Intent(
            id: id.map { IdempotencyID(unchecked: $0) } ?? self.id,
            purpose: purpose.map { Purpose($0) } ?? self.purpose,
            content: content ?? self.content
        )
    }
}
