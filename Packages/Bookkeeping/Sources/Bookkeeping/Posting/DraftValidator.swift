/// What a draft must be before any book is asked: names and texts that can be kept, amounts above
/// zero, debits equal to credits, each record once.
enum DraftValidator {
    /// The most bytes of the name of an account, a customer, a kind, a collection …
    private static let longestName = 128

    static func check(_ draft: TransactionDraft) throws(BankError) {
        guard !draft.intent.purpose.belongsToLedger else {
            throw fault("draft.purpose", "\(draft.intent.purpose) is for the ledger alone")
        }
        try checkNames(of: draft)
        _ = try FreeText.validated(draft.memo, field: "the memo")
        try checkLegs(draft.legs)
        var keys: Set<RecordKey> = []
        for record in draft.records where !keys.insert(record.key).inserted {
            throw fault("draft.record", "\(record.key) is changed twice in one transaction")
        }
        try checkHolds(draft.holds)
    }

    private static func checkHolds(_ holds: [HoldChange]) throws(BankError) {
        var ids: Set<HoldID> = []
        for change in holds {
            try checkName(change.hold.rawValue, of: "a hold")
            guard ids.insert(change.hold).inserted else {
                throw fault("draft.hold", "\(change.hold) is changed twice in one transaction")
            }
            let isPlaced = change.replacing == .zero && change.amount > .zero
            let isLowered = change.amount >= .zero && change.amount < change.replacing
            guard isPlaced || isLowered else {
                throw fault(
                    "draft.hold",
                    "\(change.hold) would go from \(change.replacing) to \(change.amount); "
                        + "a hold is placed above zero, and then only falls"
                )
            }
        }
    }

    private static func checkLegs(_ legs: [Leg]) throws(BankError) {
        var surplus = Int128(0)
        for leg in legs {
            guard leg.amount > .zero else {
                throw fault("draft.amount", "the amount on \(leg.account) is not above zero")
            }
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
                throw fault("draft.name", "a record of \(record.key.collection) has no name")
            }
            _ = try FreeText.validated(record.key.name, field: "the name of a record")
        }
    }

    /// Visible ASCII only: names that look the same are the same, and they sort as their bytes do.
    private static func checkName(_ name: String, of what: String) throws(BankError) {
        guard (1...longestName).contains(name.utf8.count),
            name.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else {
            throw fault(
                "draft.name",
                "the name of \(what) is 1 to \(longestName) visible ASCII characters "
                    + "without spaces"
            )
        }
    }

    /// The mistake of a feature, not of a person.
    private static func fault(_ code: String, _ why: String) -> BankError {
        BankError(.internalError, code: code, "the transaction cannot be booked: \(why)")
    }
}

extension Leg {
    /// What the account's holder gains by it: above zero for a credit, below for a debit. Where the
    /// bank owes the money, that is its change of balance; where it has it, the opposite.
    var flow: Int128 {
        side == .credit ? Int128(amount.won) : -Int128(amount.won)
    }
}
