public import Bookkeeping
public import DemandDepositInterface
public import LedgerInterface

/// Demand deposit accounts on a ledger, without the feature DemandDeposit.
public struct FakeDemandDeposit: DemandDepositInject {
    /// The holder of the bank's authority that ``open(serial:owner:balance:authority:)`` requires.
    public static let holder = "FakeDemandDeposit"
    /// The authority rules for the purposes of the entries that the fake posts.
    public static let rules = [
        AuthorityRule(opening, by: .bank(holder), opening: [.cash])
    ]
    private static let opening = Purpose("fake.open")

    private let ledger: any Ledger

    /// Creates a fake that keeps its accounts in a ledger.
    /// - Parameter ledger: The ledger for the accounts.
    public init(ledger: any Ledger) {
        self.ledger = ledger
    }

    /// Returns the account with the number `reference`; nicknames are not supported.
    public func account(_ reference: String) async throws -> DemandDepositAccount {
        let number = try AccountNumber(parsing: reference)
        guard let account = try await ledger.account(number.accountID), let owner = account.owner
        else {
            throw BankError.accountUnknown(number.accountID)
        }
        return DemandDepositAccount(
            number: number,
            owner: owner,
            nickname: nil,
            balance: account.available,
            held: account.held,
            isClosed: account.closed != nil
        )
    }

    /// Returns the open accounts of a customer, sorted by number.
    public func accounts(ownedBy customer: CustomerID) async throws -> [DemandDepositAccount] {
        var accounts: [DemandDepositAccount] = []
        for account in try await ledger.accounts(ownedBy: customer)
        where account.kind == .demandDeposit && account.closed == nil {
            accounts.append(try await self.account(account.id.rawValue))
        }
        return accounts.sorted { $0.number.description < $1.number.description }
    }

    /// Opens an account and pays cash in.
    /// - Parameters:
    ///   - serial: The serial number, 0 to 999,999.
    ///   - owner: The customer who owns the money.
    ///   - balance: The cash to pay in, zero or more.
    ///   - authority: The bank's authority, issued to ``holder``.
    @discardableResult
    public func open(
        serial: Int,
        owner: CustomerID,
        balance: Money,
        authority: BankAuthority
    ) async throws -> AccountNumber {
        guard let number = AccountNumber(branch: 1, serial: serial) else {
            throw BankError(
                .badData,
                code: "account.number",
                "the serial number \(serial) is outside 0 to 999,999"
            )
        }
        let id = number.accountID
        let legs: [Leg] =
            balance == .zero
            ? []
            : [
                .debit(AccountOpening.cash.id, balance, "paid in"),
                .credit(id, balance, "paid in"),
            ]
        _ = try await ledger.post(
            TransactionDraft(
                Intent(
                    id: IdempotencyID("open-\(serial)"),
                    purpose: Self.opening,
                    content: ["account": id.rawValue]
                ),
                authority: .bank(authority),
                legs: legs,
                openings: [.cash, AccountOpening(id: id, kind: .demandDeposit, owner: owner)]
            )
        )
        return number
    }
}
