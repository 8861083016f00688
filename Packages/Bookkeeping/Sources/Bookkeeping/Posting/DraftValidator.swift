/// The checks of a draft that need no data from the book.
enum DraftValidator {
    /// The greatest number of bytes in a name.
    private static let maximumNameLength = 128

    /// - Throws: ``BankError`` `draft.…` for a malformed draft, or `text.…` for a text that the
    ///   book may not store.
    static func check(_ draft: TransactionDraft) throws(BankError) {
        guard !draft.intent.purpose.isReservedForLedger else {
            throw fault(
                "draft.purpose",
                "the purpose '\(draft.intent.purpose)' is reserved for the ledger"
            )
        }
        try checkNames(of: draft)
        _ = try FreeText.validated(draft.memo, field: "the memo")
        try checkLegs(draft.legs)
        var keys: Set<RecordKey> = []
        for record in draft.records where !keys.insert(record.key).inserted {
            throw fault("draft.record", "the record '\(record.key)' is changed twice")
        }
        try checkHolds(draft.holds)
    }

    private static func checkHolds(_ holds: [HoldChange]) throws(BankError) {
        var ids: Set<HoldID> = []
        for change in holds {
            try checkName(change.hold.rawValue, of: "a hold")
            guard ids.insert(change.hold).inserted else {
                throw fault("draft.hold", "the hold '\(change.hold)' is changed twice")
            }
            let isPlaced = change.replacing == .zero && change.amount > .zero
            let isLowered = change.amount >= .zero && change.amount < change.replacing
            guard isPlaced || isLowered else {
                throw fault(
                    "draft.hold",
                    "the hold '\(change.hold)' would change from \(change.replacing) to "
                        + "\(change.amount); a hold starts above zero and can only be lowered"
                )
            }
        }
    }

    private static func checkLegs(_ legs: [Leg]) throws(BankError) {
        var surplus = Int128(0)
        for leg in legs {
            guard leg.amount > .zero else {
                throw fault(
                    "draft.amount",
                    "the amount on the account '\(leg.account)' must be above zero"
                )
            }
            try leg.amount.requireMovable()
            _ = try FreeText.validated(leg.text, field: "the text of a leg")
            surplus += leg.flow
        }
        guard surplus == 0 else {
            throw fault(
                "draft.unbalanced",
                "debits and credits differ by \(surplus.magnitude) won"
            )
        }
    }

    private static func checkNames(of draft: TransactionDraft) throws(BankError) {
        try checkName(draft.intent.purpose.rawValue, of: "a purpose")
        for opening in draft.openings {
            try checkName(opening.id.rawValue, of: "an account")
            try checkName(opening.kind.name, of: "a kind of account")
            if let owner = opening.owner { try checkName(owner.rawValue, of: "a customer") }
        }
        for record in draft.records {
            try checkName(record.key.collection, of: "a collection of records")
            guard !record.key.name.isEmpty else {
                throw fault("draft.name", "a record of '\(record.key.collection)' has no name")
            }
            _ = try FreeText.validated(record.key.name, field: "the name of a record")
        }
    }

    /// Checks that a name is visible ASCII, so that names that look equal are equal.
    private static func checkName(_ name: String, of subject: String) throws(BankError) {
        guard (1...maximumNameLength).contains(name.utf8.count),
            name.hasOnlyBytes(in: 0x21...0x7E)
        else {
            throw fault(
                "draft.name",
                "the name of \(subject) must be 1 to \(maximumNameLength) visible ASCII characters "
                    + "without spaces"
            )
        }
    }

    /// Returns the error for a malformed draft, which is a fault of the feature and not of the
    /// customer.
    private static func fault(_ code: String, _ reason: String) -> BankError {
        BankError(.internalError, code: code, "the transaction cannot be posted: \(reason)")
    }
}
