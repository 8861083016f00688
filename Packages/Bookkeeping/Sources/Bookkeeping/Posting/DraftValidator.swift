/// The rules that a draft must meet before the book is read.
enum DraftValidator {
    /// The greatest number of bytes in a name.
    private static let maximumNameLength = 128

    /// - Throws: ``BankError`` `draft.…` or `text.…`.
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
            throw fault("draft.record", "'\(record.key)' is changed twice in one transaction")
        }
        try checkHolds(draft.holds)
    }

    private static func checkHolds(_ holds: [HoldChange]) throws(BankError) {
        var ids: Set<HoldID> = []
        for change in holds {
            try checkName(change.hold.rawValue, of: "a hold")
            guard ids.insert(change.hold).inserted else {
                throw fault("draft.hold", "'\(change.hold)' is changed twice in one transaction")
            }
            let isPlaced = change.replacing == .zero && change.amount > .zero
            let isLowered = change.amount >= .zero && change.amount < change.replacing
            guard isPlaced || isLowered else {
                throw fault(
                    "draft.hold",
                    "'\(change.hold)' would change from \(change.replacing) to \(change.amount); "
                        + "a hold is placed above zero and then only lowered"
                )
            }
        }
    }

    private static func checkLegs(_ legs: [Leg]) throws(BankError) {
        var surplus = Int128(0)
        for leg in legs {
            guard leg.amount > .zero else {
                throw fault("draft.amount", "the amount on '\(leg.account)' is not above zero")
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

    /// Requires visible ASCII, in which names that look equal are equal and sort by their bytes.
    private static func checkName(_ name: String, of subject: String) throws(BankError) {
        guard (1...maximumNameLength).contains(name.utf8.count),
            name.hasOnlyBytes(in: 0x21...0x7E)
        else {
            throw fault(
                "draft.name",
                "the name of \(subject) is 1 to \(maximumNameLength) visible ASCII characters "
                    + "without spaces"
            )
        }
    }

    /// The error of a feature, not of a customer.
    private static func fault(_ code: String, _ reason: String) -> BankError {
        BankError(.internalError, code: code, "the transaction cannot be posted: \(reason)")
    }
}
