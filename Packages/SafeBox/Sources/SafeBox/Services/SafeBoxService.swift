import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

/// The use cases of safe boxes, and what they share.
///
/// Each use case calls `carryOut`, which answers a repeated request first. Then the account, the box
/// and the rules are checked, the customer agrees, and signs if money moves.
struct SafeBoxService: SignatureRequesting, Sendable {
    let ledger: any Ledger
    var signing: any SigningInject
    let accounts: any DemandDepositInject
    let interest: InterestBooking<SafeBoxRecord>

    var directory: SafeBoxDirectory { SafeBoxDirectory(ledger: ledger, interest: interest) }

    /// Returns the number of an account.
    ///
    /// A number is not looked up, so that a repeated request is recognized before anything is read.
    func number(of reference: AccountReference) async throws -> AccountNumber {
        switch reference {
        case .number(let number): number
        case .nickname(let nickname): try await accounts.account(nickname).number
        }
    }

    /// Returns the account number of a request, even if it is repeated after its nickname was removed.
    func number(
        of reference: AccountReference,
        asked options: RequestOptions
    ) async throws -> AccountNumber {
        try await ledger.account(ofRequest: options.id) { try await number(of: reference) }
    }

    /// Returns the intent of a request about the box of an account, and the account's number.
    func intent(
        _ purpose: Purpose,
        for reference: AccountReference,
        _ options: RequestOptions,
        _ content: [String: String] = [:]
    ) async throws -> (AccountNumber, Intent) {
        let number = try await number(of: reference, asked: options)
        let content = content.merging(["account": number.description]) { $1 }
        return (number, Intent(id: options.id, purpose: purpose, content: content))
    }

    /// Returns the open account with that number, and its box.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.none`.
    func accountAndBox(
        of number: AccountNumber
    ) async throws -> (account: DemandDepositAccount, box: SafeBoxSnapshot) {
        let account = try await accounts.openAccount(number.description)
        return (account, try await directory.requiredBox(linkedTo: account.id))
    }
}
