/// The check of the balance and the holds of every account, and of the total of all balances.
struct AccountAudit {
    private(set) var accounts = Int64(0)
    private(set) var legs = Int64(0)
    private var current: AuditedAccount?
    private var holds: HoldAudit?
    private var balance = Int128(0)
    private var lastSequence: Int64?
    private var sum = Int128(0)

    mutating func visit(_ account: AuditedAccount, findings: inout AuditFindings) {
        finishAccount(findings: &findings)
        accounts += 1
        current = account
        holds = HoldAudit(of: account)
    }

    mutating func visit(_ leg: AuditedLeg, findings: inout AuditFindings) {
        guard let current else { return }
        legs += 1
        finishEntries(before: leg.sequence, findings: &findings)
        checkOpen(at: leg.sequence, findings: &findings)
        let amount = Int128(leg.amount.won)
        balance += leg.side == current.kind.normalSide ? amount : -amount
        if balance != Int128(leg.balance.won) {
            let text =
                "after entry \(leg.sequence), the balance of '\(current.id)' is \(balance) won, "
                + "but the book stores \(leg.balance)"
            findings.add("balances", at: leg.sequence, text)
            balance = Int128(leg.balance.won)  // Reports one fault once.
        }
        lastSequence = leg.sequence
    }

    mutating func finish(findings: inout AuditFindings) {
        finishAccount(findings: &findings)
        if sum != 0 {
            let text = "debits and credits over all accounts differ by \(sum.magnitude) won"
            findings.add("sums", at: nil, text)
        }
    }

    private mutating func finishAccount(findings: inout AuditFindings) {
        guard let current else { return }
        let last = lastSequence
        finishEntries(before: .max, findings: &findings)
        holds?.finish(findings: &findings)
        if balance != Int128(current.balance.won) {
            let text =
                "the entries give '\(current.id)' a balance of \(balance) won, "
                + "but the book stores \(current.balance)"
            findings.add("balances", at: last, text)
        }
        if let closing = current.closedBy, balance != 0 {
            findings.add(
                "balances",
                at: closing,
                "the account '\(current.id)' was closed with money in it"
            )
        }
        sum += current.kind.normalSide == .credit ? balance : -balance
        self.current = nil
        holds = nil
        balance = 0
    }

    /// Finishes the entries before `sequence`: applies their changes of holds, and checks the
    /// account after each of these entries.
    ///
    /// Balances are checked only after all legs of an entry, because the order of the legs does not
    /// matter.
    private mutating func finishEntries(
        before sequence: Int64,
        findings: inout AuditFindings
    ) {
        if let lastSequence, lastSequence != sequence {
            finishHolds(before: lastSequence, findings: &findings)
            holds?.apply(lastSequence, findings: &findings)
            checkEnough(at: lastSequence, findings: &findings)
            self.lastSequence = nil
        }
        finishHolds(before: sequence, findings: &findings)
    }

    private mutating func finishHolds(before sequence: Int64, findings: inout AuditFindings) {
        while let next = holds?.nextSequence, next < sequence {
            checkOpen(at: next, findings: &findings)
            holds?.apply(next, findings: &findings)
            checkEnough(at: next, findings: &findings)
        }
    }

    private func checkOpen(at sequence: Int64, findings: inout AuditFindings) {
        guard let current,
            sequence < current.openedBy || sequence > current.closedBy ?? .max
        else { return }
        let text = "entry \(sequence) changes the account '\(current.id)', which was not open then"
        findings.add("orphans", at: sequence, text)
    }

    private func checkEnough(at sequence: Int64, findings: inout AuditFindings) {
        guard let current, !current.kind.mayBeNegative else { return }
        if balance < 0 {
            let text = "after entry \(sequence), the balance of '\(current.id)' is below zero"
            findings.add("balances", at: sequence, text)
        } else if let held = holds?.held, held > balance {
            let text =
                "after entry \(sequence), the holds on '\(current.id)' exceed its balance: "
                + "\(held) of \(balance) won"
            findings.add("holds", at: sequence, text)
        }
    }
}
