import Bookkeeping
import Console
import DemandDepositInterface
import LedgerInterface

/// Reads typed words as the types of requests.
extension Invocation {
    /// Returns the options of a request: `--idempotency-key`, `--dry-run`, `--yes`.
    /// - Throws: `BankError` `idempotency.text`.
    public func requestOptions() throws -> RequestOptions {
        let id = try idempotencyID()
        return RequestOptions(
            id: id,
            isDryRun: globals.dryRun,
            carriedOut: { wasCarriedOut(under: id.rawValue) }
        ) { preview in
            try await confirm(
                Confirmation(
                    title: preview.title,
                    fields: preview.lines.map { ($0.name, $0.value) }
                )
            )
        }
    }

    /// Returns the typed id, or a new one.
    /// - Throws: `BankError` `idempotency.text`.
    public func idempotencyID() throws -> IdempotencyID {
        try globals.idempotencyKey.map { try IdempotencyID($0) } ?? .random()
    }

    /// Returns the account that an argument names.
    /// - Throws: `BankError` `account.number`, `account.mistyped`.
    public func account(_ name: String = "account") throws -> AccountReference {
        try AccountReference(parsing: try argument(name))
    }

    /// Returns the amount of ``Console/Argument/amount``.
    /// - Throws: `BankError` `amount.…`.
    public func amount() throws -> Money {
        try Money(parsing: try argument("amount"))
    }
}

extension Argument {
    /// An amount of money, read by ``Console/Invocation/amount()``.
    public static let amount = Argument(
        "amount",
        help: "Whole won above zero: 50000, 50,000, 5만, 1만 5천."
    )
}
