import BankConsole
import Bookkeeping
import Console
import DependencyContainer

extension Command {
    static func customerCode(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer code",
            abstract: "Replace and show a recovery code that was never shown.",
            discussion: """
                For a customer who joined but never saw the recovery code, for example because the \
                terminal was closed. Asks for the password, replaces the recovery code, and shows \
                the new code once.
                """,
            arguments: [.customer],
            accepts: [.dryRun, .secrets],
            examples: [
                Example("bank customer code C000001", "Show a new recovery code of C000001.")
            ],
            answer: .anyOf([.ofCustomer, .ofCustomer.with(["recoveryCode": .string])])
        ) { invocation in
            let id = try await invocation.customer(services)
            let isDryRun = invocation.globals.dryRun
            let new = try await services.value.renewRecoveryCode(id, isDryRun: isDryRun)
            guard let new else { return .dryRun(of: id) }
            invocation.afterAnswer(new.confirm)
            return Answer(
                [
                    .fields([
                        Field("Customer", id.rawValue),
                        Field("Recovery code", new.code.reveal()),
                    ]),
                    .recoveryCodeNote,
                ],
                json: [
                    "dryRun": false,
                    "customer": .string(id.rawValue),
                    "recoveryCode": .string(new.code.reveal()),
                ]
            )
        }
    }
}

extension Block {
    /// The note printed below a recovery code.
    static let recoveryCodeNote = Block.note(
        "Write the recovery code down and keep it safe; it is not shown again."
    )
}
