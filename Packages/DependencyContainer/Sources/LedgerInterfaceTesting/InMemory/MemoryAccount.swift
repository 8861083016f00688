import Bookkeeping

/// An account in memory with its legs and holds.
struct MemoryAccount {
    private(set) var account: Account
    /// The legs as lines of a statement.
    private(set) var lines: [Statement.Line] = []
    /// The holds, including ended holds.
    private var holds: [HoldID: Hold] = [:]
    private var holdHistory: [AuditedHold] = []
    private let openedBy: Int64
    private var closedBy: Int64?

    init(_ opening: AccountOpening, by entry: LedgerEntry) {
        account = Account(opening, on: entry.date)
        openedBy = entry.sequence
    }

    mutating func move(_ leg: Leg, to balance: Money, by entry: LedgerEntry) {
        let isGrowing = leg.side == account.kind.normalSide
        lines.append(
            Statement.Line(
                sequence: entry.sequence,
                date: entry.date,
                time: entry.time,
                purpose: entry.intent.purpose,
                text: leg.text,
                memo: entry.memo,
                change: Money(won: isGrowing ? leg.amount.won : -leg.amount.won),
                balance: balance
            )
        )
        change(to: balance)
    }

    mutating func keep(_ hold: Hold, by entry: LedgerEntry) {
        holds[hold.id] = hold
        holdHistory.append(
            AuditedHold(sequence: entry.sequence, hold: hold.id, amount: hold.amount)
        )
        change(to: account.balance)
    }

    func hold(_ id: HoldID) -> Hold? { holds[id] }

    mutating func close(by entry: LedgerEntry) {
        closedBy = entry.sequence
        change(to: account.balance, closed: entry.date)
    }

    private mutating func change(to balance: Money, closed: BusinessDate? = nil) {
        account.closed = closed
        account.balance = balance
        account.held = Money(won: holds.values.reduce(0) { $0 + $1.amount.won })
    }

    /// Passes the account and its legs to an audit.
    func show(to audit: inout BookAudit) {
        audit.visit(
            AuditedAccount(
                id: account.id,
                kind: account.kind,
                openedBy: openedBy,
                closedBy: closedBy,
                balance: account.balance,
                holds: Array(holds.values),
                holdHistory: holdHistory
            )
        )
        for line in lines {
            let isGrowing = line.change > .zero
            audit.visit(
                AuditedLeg(
                    sequence: line.sequence,
                    side: isGrowing == (account.kind.normalSide == .credit) ? .credit : .debit,
                    amount: Money(won: abs(line.change.won)),
                    balance: line.balance
                )
            )
        }
    }
}
