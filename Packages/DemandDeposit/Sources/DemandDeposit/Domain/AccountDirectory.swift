import Bookkeeping
import Console
import DemandDepositInterface
import LedgerInterface

/// Finds accounts by number or nickname. It needs nothing but the book, so whoever asks for an account
/// opens nothing else.
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
            throw BankError(.notFound, code: "account.unknown", "there is no account \(number)")
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

    /// The record of an open account; nil when there is none.
    func record(of number: AccountNumber) async throws -> TypedRecord<AccountRecord>? {
        try await ledger.record(AccountRecord.key(of: number.accountID), as: AccountRecord.self)
    }

    /// The records of all open accounts, by number.
    func records() async throws -> [AccountRecord] {
        try await ledger.records(in: AccountRecord.collection, linkedTo: nil)
            .map { try $0.decode() }
    }

    /// The number of an account; that there is one is only known where it was named by nickname.
    /// - Parameter customer: Who is signed in: what others call their accounts is nothing that this
    ///   customer can use or find out. nil where nobody is, as on the command line: all nicknames
    ///   count.
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

    /// The account of a request, also of a repeat whose nickname is gone since.
    /// - Parameter key: Under which name the request's intent has the number.
    func number(
        of reference: AccountReference,
        asked options: RequestOptions,
        key: String = "account"
    ) async throws -> AccountNumber {
        try await ledger.account(ofRequest: options.id, key: key) {
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
                "\(none) is called “\(nickname)”.\(question)"
            )
        }
        guard found.count == 1 else {
            let numbers = found.map(\.account.rawValue).joined(separator: ", ")
            throw BankError(
                .badData,
                code: "account.ambiguous",
                "“\(nickname)” is the nickname of \(found.count) accounts: use the number "
                    + "(\(numbers))"
            )
        }
        return try AccountNumber(parsing: account.rawValue)
    }

    /// What open accounts are called: one customer's, or everybody's.
    private func nicknames(
        of customer: CustomerID?
    ) async throws -> [(account: AccountID, nickname: String)] {
        guard let customer else {
            return try await records().compactMap { record in
                record.nickname.map { (record.account, $0) }
            }
        }
        return try await accounts(ownedBy: customer).compactMap { account in
            account.nickname.map { (account.id, $0) }
        }
    }
}
