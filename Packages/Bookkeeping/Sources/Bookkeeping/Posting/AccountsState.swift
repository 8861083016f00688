/// The accounts that a draft uses, each read once, with the changes of the draft applied so far.
final class AccountsState {
    /// An account with the changes of the draft applied so far.
    final class State {
        let id: AccountID
        let kind: AccountKind
        let owner: CustomerID?
        fileprivate(set) var isClosed: Bool
        fileprivate(set) var balance: Money
        fileprivate(set) var held: Money

        fileprivate init(_ account: Account) {
            id = account.id
            kind = account.kind
            owner = account.owner
            isClosed = account.closed != nil
            balance = account.balance
            held = account.held
        }

        fileprivate init(_ opening: AccountOpening) {
            id = opening.id
            kind = opening.kind
            owner = opening.owner
            isClosed = false
            balance = .zero
            held = .zero
        }
    }

    let book: any BookReading
    /// The accounts in the order of first use, in an array because a draft uses few accounts.
    private var states: [State] = []
    /// The accounts that the draft creates, without the bank's accounts that exist already.
    private(set) var opened: [AccountOpening] = []

    init(book: any BookReading) {
        self.book = book
    }

    /// - Throws: ``BankError`` `account.exists` for an account that exists already, except an
    ///   account of the bank with the same kind.
    func open(_ openings: [AccountOpening]) throws {
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
                states.append(State(opening))
            }
        }
    }

    /// Returns the states of `accounts`, or throws when an account is closed or unknown.
    func open(_ accounts: some Sequence<AccountID>) throws -> [State] {
        try accounts.map { try openState(of: $0) }
    }

    /// Returns the state of an account in the form that a rule reads; nil for an unknown account.
    func reviewed(_ id: AccountID) throws -> EntryReview.AccountState? {
        try state(of: id).map {
            EntryReview.AccountState(kind: $0.kind, owner: $0.owner, balance: $0.balance)
        }
    }

    /// Updates the account's held amount for a change that ``HoldsState`` has checked.
    func hold(_ change: HoldChange) throws {
        let state = try openState(of: change.account)
        state.held = try state.held.subtracting(change.replacing).adding(change.amount)
    }

    /// Applies the legs in order and returns the balance after each leg.
    /// - Parameters:
    ///   - legs: The legs.
    ///   - states: The state of the account of each leg, in the order of the legs.
    func move(_ legs: [Leg], of states: [State]) throws -> [Money] {
        try zip(legs, states).map { leg, state in
            state.balance =
                leg.side == state.kind.normalSide
                ? try state.balance.adding(leg.amount)
                : try state.balance.subtracting(leg.amount)
            try state.balance.requireBalance()
            return state.balance
        }
    }

    /// Checks that each balance covers the holds on the account, after all changes were applied.
    ///
    /// The order of the changes does not matter. Accounts whose balance may be negative are not
    /// checked.
    /// - Throws: ``BankError`` `balance.insufficient` for the first account with too little money.
    func checkEnough(on states: [State]) throws {
        for state in states {
            let available = Int128(state.balance.won) - Int128(state.held.won)
            guard available < 0, !state.kind.mayBeNegative else { continue }
            let held = state.held == .zero ? "" : " (\(state.held) is held)"
            throw BankError(
                .refused,
                code: "balance.insufficient",
                "the account '\(state.id)' has too little money: "
                    + "\(Money(won: Int64(clamping: available.magnitude))) more is needed\(held)"
            )
        }
    }

    /// Closes an account after the legs were applied.
    /// - Throws: ``BankError`` `closing.balance` for money on the account, or `closing.held` for
    ///   held money.
    func close(_ id: AccountID) throws {
        let state = try openState(of: id)
        guard state.balance == .zero else {
            throw BankError(
                .refused,
                code: "closing.balance",
                "the account '\(state.id)' has \(state.balance) and can only be closed at zero; "
                    + "take the money out first"
            )
        }
        guard state.held == .zero else {
            throw BankError(
                .refused,
                code: "closing.held",
                "the account '\(state.id)' cannot be closed while \(state.held) is held on it; "
                    + "end the holds first"
            )
        }
        state.isClosed = true
    }

    /// - Throws: ``BankError`` `account.unknown` or `account.closed`.
    func openState(of id: AccountID) throws -> State {
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

    private func state(of id: AccountID) throws -> State? {
        for state in states where state.id == id { return state }
        guard let account = try book.account(id) else { return nil }
        let state = State(account)
        states.append(state)
        return state
    }
}
