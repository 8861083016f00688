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
    /// If a repeated request names a removed nickname, the number comes from the first request.
    /// - Parameter account: The property of the request that contains the account number.
    func number<Content: Request>(
        of reference: AccountReference,
        _ options: RequestOptions,
        _ account: KeyPath<Content, AccountNumber>
    ) async throws -> AccountNumber {
        try await ledger.account(ofRequest: options.id, account) { try await number(of: reference) }
    }

    /// Returns a request that contains only an account.
    func request(
        _ purpose: Purpose,
        for reference: AccountReference,
        _ options: RequestOptions
    ) async throws -> AccountRequest {
        AccountRequest(
            purpose,
            try await number(of: reference, options, \AccountRequest.account)
        )
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
