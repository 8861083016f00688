/// The accounts that a draft uses, each read once, with the changes of the draft applied so far.
final class AccountsState {
    /// An account with the changes of the draft applied so far.
    final class State {
        fileprivate(set) var account: Account

        fileprivate init(_ account: Account) {
            self.account = account
        }
    }

    let book: any BookReading
    private let date: BusinessDate
    /// The accounts in the order of first use, in an array because a draft uses few accounts.
    private var states: [State] = []
    /// The accounts that the draft creates, without the bank's accounts that exist already.
    private(set) var opened: [AccountOpening] = []

    /// - Parameters:
    ///   - book: The book, in a transaction.
    ///   - date: The business date, on which accounts are opened and closed.
    init(book: any BookReading, on date: BusinessDate) {
        self.book = book
        self.date = date
    }

    /// - Throws: ``BankError`` `account.exists` for an account that exists already, except an
    ///   account of the bank with the same kind.
    func open(_ openings: [AccountOpening]) throws {
        for opening in openings {
            if let present = try state(of: opening.id)?.account {
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
                states.append(State(Account(opening, on: date)))
            }
        }
    }

    /// Returns the states of `accounts`, or throws when an account is closed or unknown.
    func open(_ accounts: some Sequence<AccountID>) throws -> [State] {
        try accounts.map { try openState(of: $0) }
    }

    /// Returns the state of an account in the form that a rule reads; nil for an unknown account.
    func reviewed(_ id: AccountID) throws -> EntryReview.AccountState? {
        try (state(of: id)?.account).map {
            EntryReview.AccountState(kind: $0.kind, owner: $0.owner, balance: $0.balance)
        }
    }

    /// Updates the account's held amount for a change that ``HoldsState`` has checked.
    func hold(_ change: HoldChange) throws {
        let state = try openState(of: change.account)
        state.account.held = try state.account.held.subtracting(change.replacing).adding(
            change.amount
        )
    }

    /// Applies the legs in order and returns the balance after each leg.
    /// - Parameters:
    ///   - legs: The legs.
    ///   - states: The state of the account of each leg, in the order of the legs.
    func move(_ legs: [Leg], of states: [State]) throws -> [Money] {
        try zip(legs, states).map { leg, state in
            let before = state.account.balance
            let balance =
                leg.side == state.account.kind.normalSide
                ? try before.adding(leg.amount) : try before.subtracting(leg.amount)
            try balance.requireBalance()
            state.account.balance = balance
            return balance
        }
    }

    /// Checks that each balance covers the holds on the account, after all changes were applied.
    ///
    /// The order of the changes does not matter. Accounts whose balance may be negative are not
    /// checked.
    /// - Throws: ``BankError`` `balance.insufficient` for the first account with too little money.
    func checkEnough(on states: [State]) throws {
        for account in states.lazy.map(\.account) {
            let available = Int128(account.balance.won) - Int128(account.held.won)
            guard available < 0, !account.kind.mayBeNegative else { continue }
            let held = account.held == .zero ? "" : " (\(account.held) is held)"
            throw BankError(
                .refused,
                code: "balance.insufficient",
                "the account '\(account.id)' has too little money: "
                    + "\(Money(won: Int64(clamping: available.magnitude))) more is needed\(held)"
            )
        }
    }

    /// Closes an account after the legs were applied.
    /// - Throws: ``BankError`` `closing.balance` for money on the account, or `closing.held` for
    ///   held money.
    func close(_ id: AccountID) throws {
        let state = try openState(of: id)
        let account = state.account
        guard account.balance == .zero else {
            throw BankError(
                .refused,
                code: "closing.balance",
                "the account '\(id)' has \(account.balance) and can only be closed at zero; "
                    + "take the money out first"
            )
        }
        guard account.held == .zero else {
            throw BankError(
                .refused,
                code: "closing.held",
                "the account '\(id)' cannot be closed while \(account.held) is held on it; "
                    + "end the holds first"
            )
        }
        state.account.closed = date
    }

    /// - Throws: ``BankError`` `account.unknown` or `account.closed`.
    func openState(of id: AccountID) throws -> State {
        guard let state = try state(of: id) else { throw BankError.accountUnknown(id) }
        guard state.account.closed == nil else {
            throw BankError(
                .refused,
                code: "account.closed",
                "the account '\(id)' is closed; use another one"
            )
        }
        return state
    }

    private func state(of id: AccountID) throws -> State? {
        for state in states where state.account.id == id { return state }
        guard let account = try book.account(id) else { return nil }
        let state = State(account)
        states.append(state)
        return state
    }
}
