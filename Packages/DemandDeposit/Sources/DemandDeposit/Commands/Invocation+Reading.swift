import Console
import DemandDepositInterface
import LedgerInterface

/// What was typed, read into the types of the requests.
extension Invocation {
    /// How the person wants the request carried out.
    /// - Throws: `BankError` `idempotency.text`.
    func requestOptions() throws -> RequestOptions {
        RequestOptions(
            id: try globals.idempotencyKey.map { try IdempotencyID($0) } ?? .random(),
            isDryRun: globals.dryRun
        ) { preview in
            try await confirm(
                Confirmation(
                    title: preview.title,
                    fields: preview.lines.map { ($0.name, $0.value) }
                )
            )
        }
    }

    /// - Throws: `BankError` `account.number`, `account.mistyped`.
    func account(_ name: String = "account") throws -> AccountReference {
        try AccountReference(parsing: try argument(name))
    }

    /// - Throws: `BankError` `amount.…`.
    func amount() throws -> Money {
        try Money(parsing: try argument("amount"))
    }

    /// - Throws: `BankError` `text.…`.
    func memo() throws -> String {
        try PersonalText.checked(option("memo") ?? "", field: "the memo")
    }

    /// - Throws: `BankError` `date.ill-written`.
    func date(_ option: String) throws -> BusinessDate? {
        try self.option(option).map { try BusinessDate(parsing: $0) }
    }
}
