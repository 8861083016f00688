/// The accounts that a draft uses, read once each, and their state after each step.
struct AccountsState {
    struct State {
        let kind: AccountKind
        let owner: CustomerID?
        var isClosed: Bool
        var balance: Money
        var held: Money
    }

    let book: any BookReading
    private var states: [AccountID: State] = [:]
    /// The accounts that are new, without the bank's accounts that exist already.
    private(set) var opened: [AccountOpening] = []

    init(book: any BookReading) {
        self.book = book
    }

    /// - Throws: ``BankError`` `account.exists`.
    mutating func open(_ openings: [AccountOpening]) throws {
        for opening in openings {
            if let present = try state(of: opening.id) {
                guard opening.owner == nil, present.owner == nil, opening.kind == present.kind
                else {
                    throw BankError(
                        .refused,
                        code: "account.exists",
                        "the account '\(opening.id)' exists already"
                    )
                }
            } else {
                opened.append(opening)
                states[opening.id] = State(
                    kind: opening.kind,
                    owner: opening.owner,
                    isClosed: false,
                    balance: .zero,
                    held: .zero
                )
            }
        }
    }

    /// Requires that all accounts are open.
    mutating func touch(_ accounts: [AccountID]) throws {
        for account in accounts { _ = try openState(of: account) }
    }

    /// Returns the state of an account for the rule of a purpose; nil for an unknown account.
    mutating func reviewed(_ id: AccountID) throws -> EntryReview.AccountState? {
        try state(of: id).map {
            EntryReview.AccountState(kind: $0.kind, owner: $0.owner, balance: $0.balance)
        }
    }

    /// Applies a change of a hold that ``HoldsState`` has checked.
    mutating func hold(_ change: HoldChange) throws {
        var state = try openState(of: change.account)
        state.held = try state.held.subtracting(change.replacing).adding(change.amount)
        states[change.account] = state
    }

    /// Applies the legs in order and returns the balance after each.
    mutating func move(_ legs: [Leg]) throws -> [Money] {
        var balances: [Money] = []
        for leg in legs {
            var state = try openState(of: leg.account)
            state.balance =
                leg.side == state.kind.normalSide
                ? try state.balance.adding(leg.amount)
                : try state.balance.subtracting(leg.amount)
            try state.balance.requireBalance()
            states[leg.account] = state
            balances.append(state.balance)
        }
        return balances
    }

    /// Requires the money that was moved and held, after all changes were applied.
    ///
    /// The order within a transaction does not count.
    /// - Throws: ``BankError`` `balance.insufficient`.
    mutating func checkEnough(on accounts: [AccountID]) throws {
        for account in accounts {
            let state = try openState(of: account)
            let available = Int128(state.balance.won) - Int128(state.held.won)
            guard available < 0, !state.kind.mayBeNegative else { continue }
            let held = state.held == .zero ? "" : " (\(state.held) is held)"
            throw BankError(
                .refused,
                code: "balance.insufficient",
                "the account '\(account)' has too little money: "
                    + "\(Money(won: Int64(clamping: available.magnitude))) more is needed\(held)"
            )
        }
    }

    /// Closes an account after the legs.
    /// - Throws: ``BankError`` `closing.balance` or `closing.held`.
    mutating func close(_ id: AccountID) throws {
        var state = try openState(of: id)
        guard state.balance == .zero else {
            throw BankError(
                .refused,
                code: "closing.balance",
                "the account '\(id)' has \(state.balance) and can only be closed at zero; "
                    + "take the money out first"
            )
        }
        guard state.held == .zero else {
            throw BankError(
                .refused,
                code: "closing.held",
                "the account '\(id)' cannot be closed while \(state.held) is held on it"
            )
        }
        state.isClosed = true
        states[id] = state
    }

    /// - Throws: ``BankError`` `account.unknown` or `account.closed`.
    mutating func openState(of id: AccountID) throws -> State {
        guard let state = try state(of: id) else { throw BankError.accountUnknown(id) }
        guard !state.isClosed else {
            throw BankError(
                .refused,
                code: "account.closed",
                "the account '\(id)' is closed; use another one"
            )
        }
        return state
    }

    private mutating func state(of id: AccountID) throws -> State? {
        if let state = states[id] { return state }
        guard let account = try book.account(id) else { return nil }
        let state = State(
            kind: account.kind,
            owner: account.owner,
            isClosed: account.closed != nil,
            balance: account.balance,
            held: account.held
        )
        states[id] = state
        return state
    }
}
