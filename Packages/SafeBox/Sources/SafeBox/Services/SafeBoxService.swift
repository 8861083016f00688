import DemandDepositInterface
import LedgerInterface
import SigningInterface

/// What a customer can do with a safe box.
///
/// Each operation checks in the same order: whether the request was carried out before, that what it
/// names exists, the rules; then the person agrees, and signs where their money moves. Who makes the
/// signature it does not know.
struct SafeBoxService: Sendable {
    let ledger: any Ledger
    private(set) var signing: any SigningInject
    let accounts: any DemandDepositInject
    let interest: InterestBooking<SafeBoxRecord>

    /// The same service, with somebody else who signs: a screen instead of the command line.
    func signed(by signing: any SigningInject) -> SafeBoxService {
        var service = self
        service.signing = signing
        return service
    }

    var directory: SafeBoxDirectory { SafeBoxDirectory(ledger: ledger, interest: interest) }

    /// The account that somebody named. A number needs no looking up, so a request that was carried out
    /// before is recognised before anything is looked at.
    func number(of reference: AccountReference) async throws -> AccountNumber {
        switch reference {
        case .number(let number): number
        case .nickname(let nickname): try await accounts.account(nickname).number
        }
    }

    /// The account of a request, also of a repeat whose nickname is gone since.
    func number(
        of reference: AccountReference,
        asked options: RequestOptions
    ) async throws -> AccountNumber {
        try await ledger.account(ofRequest: options.id) { try await number(of: reference) }
    }

    /// The open account of that number, and its box.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.none`.
    func accountAndBox(
        of number: AccountNumber
    ) async throws -> (account: DemandDepositAccount, box: OpenSafeBox) {
        let account = try await accounts.openAccount(number.description)
        return (account, try await directory.requiredBox(linkedTo: account.id))
    }
}
