import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SafeBoxInterface
import SigningInterface

/// The direction in which money moves between an account and its safe box.
enum SafeBoxMove: Sendable, Hashable {
    /// Money moves from the account into the safe box.
    case put
    /// Money moves from the safe box back to the account.
    case take

    var title: String { self == .put ? "Put into the safe box" : "Take out of the safe box" }
    var entryText: String { self == .put ? "into the safe box" : "out of the safe box" }
    var purpose: Purpose { self == .put ? .safeBoxPut : .safeBoxTake }

    /// - Throws: `BankError` `safebox.limit` for a put above the limit, `balance.insufficient` for
    ///   a take above the balance.
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
        let (number, intent) = try await intent(
            move.purpose,
            for: reference,
            options,
            ["amount": String(amount.won)]
        )
        return try await carryOut(intent, options) {
            let (account, box) = try await accountAndBox(of: number)
            try move.check(amount, with: box)
            if move == .put { try account.requireSpendable(amount) }
            let accountSide = (id: account.id, name: account.label)
            let boxSide = (id: box.record.boxAccount, name: "the safe box of \(number)")
            let (from, to) = move == .put ? (accountSide, boxSide) : (boxSide, accountSide)
            return Proposal(
                try SafeBoxDrafts.move(move, intent, box.held),
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
