import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

/// The use cases of safe boxes, and the services that they share.
///
/// Each use case calls `carryOut`, which first looks for a receipt of the same request. Then the
/// use case checks the account, the safe box and the rules. Finally the customer confirms the
/// request, and signs it if money moves.
struct SafeBoxService: SignatureRequesting, Sendable {
    let ledger: any Ledger
    var signing: any SigningInject
    let accounts: any DemandDepositInject
    let interest: InterestBooking<SafeBoxRecord>

    var directory: SafeBoxDirectory { SafeBoxDirectory(ledger: ledger, interest: interest) }

    /// Returns the number of the account that `reference` names.
    ///
    /// Only a nickname is looked up. A number is returned unchanged, even if no account has it.
    func number(of reference: AccountReference) async throws -> AccountNumber {
        switch reference {
        case .number(let number): number
        case .nickname(let nickname): try await accounts.account(nickname).number
        }
    }

    /// Returns the number of the account that a request names.
    ///
    /// If `reference` is a removed nickname, a repeated request gets the number from its receipt.
    func number(
        of reference: AccountReference,
        asked options: RequestOptions
    ) async throws -> AccountNumber {
        try await ledger.account(ofRequest: options.id) { try await number(of: reference) }
    }

    /// Returns the intent of a request about an account's safe box, and the account's number.
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

    /// Returns the open account with the number `number`, and its safe box.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.none`.
    func accountAndBox(
        of number: AccountNumber
    ) async throws -> (account: DemandDepositAccount, box: SafeBoxSnapshot) {
        let account = try await accounts.openAccount(number.description)
        return (account, try await directory.requiredBox(linkedTo: account.id))
    }
}
