import Bookkeeping
import Console
import DemandDepositInterface
import LedgerInterface

/// Finds accounts by number or nickname.
///
/// The directory needs only the book. Other features can look up an account without creating the
/// use cases of this feature.
struct AccountDirectory: DemandDepositInject {
    let ledger: any Ledger

    func account(_ reference: String) async throws -> DemandDepositAccount {
        try await account(AccountReference(parsing: reference))
    }

    func account(_ reference: AccountReference) async throws -> DemandDepositAccount {
        let number = try await number(of: reference)
        guard
            let account = try await ledger.account(number.accountID),
            account.kind == .demandDeposit, let owner = account.owner
        else {
            throw BankError.accountUnknown(number.accountID)
        }
        return DemandDepositAccount(
            number: number,
            owner: owner,
            nickname: try await record(of: number)?.value.nickname,
            balance: account.available,
            held: account.held,
            isClosed: account.closed != nil
        )
    }

    func accounts(ownedBy customer: CustomerID) async throws -> [DemandDepositAccount] {
        var accounts: [DemandDepositAccount] = []
        for account in try await ledger.accounts(ownedBy: customer)
        where account.kind == .demandDeposit && account.closed == nil {
            accounts.append(try await self.account(account.id.rawValue))
        }
        return accounts.sorted { $0.number.description < $1.number.description }
    }

    /// Returns the pages of all open accounts, ordered by number.
    func accounts() -> Pages<[DemandDepositAccount]> {
        Pages(after: { last, limit in
            let records = try await ledger.records(
                in: AccountRecord.collection,
                after: last.map { AccountRecord.key(of: $0.id).name },
                limit: limit
            )
            var accounts: [DemandDepositAccount] = []
            for record in records { accounts.append(try await account(record.key.name)) }
            return accounts
        })
    }

    /// Returns the record of an account; nil if the account is closed or unknown.
    func record(of number: AccountNumber) async throws -> TypedRecord<AccountRecord>? {
        try await ledger.record(AccountRecord.key(of: number.accountID), as: AccountRecord.self)
    }

    /// Returns the record of an open account.
    /// - Throws: `BankError` `account.closed`.
    func requiredRecord(of number: AccountNumber) async throws -> TypedRecord<AccountRecord> {
        guard let held = try await record(of: number) else { throw BankError.accountClosed(number) }
        return held
    }

    /// Returns the number of the account that `reference` names.
    ///
    /// Only a nickname is looked up. A number is returned unchanged, even if no account has it.
    /// - Parameter customer: The signed-in customer, who cannot use the nicknames of other
    ///   customers. Nil on the command line, where the nicknames of all customers are found.
    /// - Throws: `BankError` `account.unknown`, `account.ambiguous`.
    func number(
        of reference: AccountReference,
        namedBy customer: CustomerID? = nil
    ) async throws -> AccountNumber {
        switch reference {
        case .number(let number): number
        case .nickname(let nickname): try await number(nicknamed: nickname, by: customer)
        }
    }

    /// Returns the account number of a request.
    ///
    /// If a repeated request names the account by a removed nickname, the number is read from the
    /// receipt of the first request.
    /// - Parameter account: The property of the request that has the account number.
    func number<Content: Request>(
        of reference: AccountReference,
        _ options: RequestOptions,
        _ account: KeyPath<Content, AccountNumber>
    ) async throws -> AccountNumber {
        try await ledger.account(ofRequest: options.id, account) {
            try await number(of: reference)
        }
    }

    private func number(
        nicknamed nickname: String,
        by customer: CustomerID?
    ) async throws -> AccountNumber {
        let named = try await nicknames(of: customer)
        let found = named.filter { $0.nickname == nickname }
        guard let account = found.first?.account else {
            let question = Suggestion.question(for: nickname, among: named.map(\.nickname))
            let none = customer == nil ? "no account" : "none of your accounts"
            throw BankError(
                .notFound,
                code: "account.unknown",
                "\(none) is called '\(nickname)'.\(question)"
            )
        }
        guard found.count == 1 else {
            let numbers = found.map { "'\($0.account)'" }.joined(separator: ", ")
            throw BankError(
                .badData,
                code: "account.ambiguous",
                "'\(nickname)' is the nickname of \(found.count) accounts; use one of these "
                    + "numbers: \(numbers)"
            )
        }
        return try AccountNumber(parsing: account.rawValue)
    }

    /// Returns the nicknames of a customer's open accounts, or of all open accounts if `customer`
    /// is nil.
    private func nicknames(
        of customer: CustomerID?
    ) async throws -> [(account: AccountID, nickname: String)] {
        guard let customer else {
            return try await ledger.records(in: AccountRecord.collection).joined()
                .compactMap { record in
                    let record = try record.decode(as: AccountRecord.self)
                    return record.nickname.map { (record.account, $0) }
                }
        }
        return try await accounts(ownedBy: customer).compactMap { account in
            account.nickname.map { (account.id, $0) }
        }
    }
}
