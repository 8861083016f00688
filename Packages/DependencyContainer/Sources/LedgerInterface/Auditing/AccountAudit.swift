/// Looks through the accounts, each with its legs: the balances against the entries, and the sum
/// over all.
struct AccountAudit {
    private(set) var accounts = Int64(0)
    private(set) var legs = Int64(0)
    private var current: AuditedAccount?
    private var balance = Int128(0)
    private var lastSequence: Int64?
    private var sum = Int128(0)

    mutating func visit(_ account: AuditedAccount, findings: inout AuditFindings) {
        finishAccount(findings: &findings)
        accounts += 1
        current = account
    }

    mutating func visit(_ leg: AuditedLeg, findings: inout AuditFindings) {
        guard let current else { return }
        legs += 1
        if let lastSequence, leg.sequence != lastSequence {
            checkNotNegative(at: lastSequence, findings: &findings)
        }
        if leg.sequence < current.openedBy || leg.sequence > current.closedBy ?? .max {
            let text = "\(current.id) moves in entry \(leg.sequence), when it was not open"
            findings.add("orphans", at: leg.sequence, text)
        }
        let amount = Int128(leg.amount.won)
        balance += leg.side == current.kind.normalSide ? amount : -amount
        if balance != Int128(leg.balance.won) {
            let text =
                "after entry \(leg.sequence) \(current.id) holds \(balance) won, "
                + "where the book says \(leg.balance)"
            findings.add("balances", at: leg.sequence, text)
            balance = Int128(leg.balance.won)  // one break is told once
        }
        lastSequence = leg.sequence
    }

    mutating func finish(findings: inout AuditFindings) {
        finishAccount(findings: &findings)
        if sum != 0 {
            let text = "debits and credits over all accounts differ by \(sum.magnitude)"
            findings.add("sums", at: nil, text)
        }
    }

    private mutating func finishAccount(findings: inout AuditFindings) {
        guard let current else { return }
        if let lastSequence { checkNotNegative(at: lastSequence, findings: &findings) }
        if balance != Int128(current.balance.won) {
            let text =
                "\(current.id) holds \(balance) won by its entries, "
                + "where the book says \(current.balance)"
            findings.add("balances", at: lastSequence, text)
        }
        if let closing = current.closedBy, balance != 0 {
            findings.add("balances", at: closing, "\(current.id) was closed with money in it")
        }
        sum += current.kind.normalSide == .credit ? balance : -balance
        self.current = nil
        balance = 0
        lastSequence = nil
    }

    /// Only after the last leg of an entry: within one, nothing happens before something else.
    private func checkNotNegative(at sequence: Int64, findings: inout AuditFindings) {
        guard let current, balance < 0, !current.kind.mayBeNegative else { return }
        let text = "after entry \(sequence) \(current.id) is below zero"
        findings.add("balances", at: sequence, text)
    }
}
