/// The check of the holds on one account: each hold is placed once and then only lowered, and the
/// book stores its last amount.
struct HoldAudit {
    private let account: AccountID
    private let stated: [Hold]
    private let history: [AuditedHold]
    private var next = 0
    private var amounts: [HoldID: Money] = [:]
    /// The sum of the holds on the account after the entries that were applied so far.
    private(set) var held = Int128(0)

    init(of account: AuditedAccount) {
        self.account = account.id
        stated = account.holds
        history = account.holdHistory
    }

    /// The number of the next entry that changes a hold; nil when all changes were applied.
    var nextSequence: Int64? { next < history.count ? history[next].sequence : nil }

    /// Applies all changes of holds by the entry `sequence`.
    mutating func apply(_ sequence: Int64, findings: inout AuditFindings) {
        while next < history.count, history[next].sequence == sequence {
            apply(history[next], findings: &findings)
            next += 1
        }
    }

    private mutating func apply(_ change: AuditedHold, findings: inout AuditFindings) {
        let before = amounts[change.hold]
        let isSound =
            before.map { change.amount >= .zero && change.amount < $0 }
            ?? (change.amount > .zero)
        if !isSound {
            let text =
                "entry \(change.sequence) changes the hold '\(change.hold)' from "
                + "\(before ?? .zero) to \(change.amount); "
                + "a hold may be placed only once, and then only reduced"
            findings.add("holds", at: change.sequence, text)
        }
        held += Int128(change.amount.won) - Int128(before?.won ?? 0)
        amounts[change.hold] = change.amount
    }

    /// Compares the stored holds with the amounts that result from all entries.
    func finish(findings: inout AuditFindings) {
        var unstated = amounts
        for hold in stated {
            let amount = unstated.removeValue(forKey: hold.id)
            guard amount != hold.amount else { continue }
            let text =
                "the entries set the hold '\(hold.id)' on '\(account)' to \(amount ?? .zero), "
                + "but the book stores \(hold.amount)"
            findings.add("holds", at: nil, text)
        }
        for id in unstated.keys.sorted(by: { $0.rawValue.precedesInBytes($1.rawValue) }) {
            findings.add("holds", at: nil, "the hold '\(id)' on '\(account)' is missing")
        }
    }
}
