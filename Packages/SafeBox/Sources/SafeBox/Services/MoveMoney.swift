import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SafeBoxInterface
import SigningInterface

extension SafeBoxMove {
    var title: String { self == .put ? "Put into the safe box" : "Take out of the safe box" }
    var entryText: String { self == .put ? "into the safe box" : "out of the safe box" }

    /// - Throws: `BankError` `safebox.limit` if putting `amount` in would exceed the limit,
    ///   `balance.insufficient` if taking `amount` out would exceed the balance.
    func check(_ amount: Money, with box: SafeBoxSnapshot) throws(BankError) {
        switch self {
        case .put: try box.requireRoom(for: amount)
        case .take: try box.requireHolding(amount)
        }
    }
}

extension SafeBoxService {
    /// Moves money between an account and its safe box, with the owner's signature.
    ///
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.none`, `safebox.limit`,
    ///   `balance.insufficient`, and errors of signing.
    func move(
        _ move: SafeBoxMove,
        _ amount: Money,
        of reference: AccountReference,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await number(of: reference, options, \SafeBoxMoveRequest.account)
        let request = SafeBoxMoveRequest(move, amount, of: number)
        return try await carryOut(request, options) {
            let (account, box) = try await accountAndBox(of: number)
            try move.check(amount, with: box)
            if move == .put { try account.requireSpendable(amount) }
            let accountSide = (id: account.id, name: account.label)
            let boxSide = (id: box.record.boxAccount, name: "the safe box of \(number)")
            let (from, to) = move == .put ? (accountSide, boxSide) : (boxSide, accountSide)
            return Proposal(
                try SafeBoxDrafts.move(request, as: options.id, box.held),
                preview: MovementPreview(
                    title: move.title,
                    from: from.name,
                    to: to.name,
                    amount: amount
                ),
                signedBy: Proposal.Signer(account.owner, from: from.id, to: to.id, amount: amount)
            )
        }
    }
}
