extension Receipt {
    /// This receipt, as the answer to an intent that has come again.
    /// - Throws: ``BankError`` `idempotency.conflict` when it was another intent.
    public func answering(_ intent: Intent) throws(BankError) -> Receipt {
        guard self.intent == intent else { throw .idempotencyConflict(self) }
        return self
    }
}
