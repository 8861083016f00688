import BankConsole
import Bookkeeping
import Console
import DependencyContainer

extension Command {
    static func customerRecover(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer recover",
            abstract: "Set a new authentication password with the recovery code.",
            discussion: """
                Asks for the recovery code that was shown when the customer joined, and twice for a \
                new password. Also unlocks the password. The recovery code stays valid.

                With --new-key-file, creates a new key file if the old key file is lost for good. \
                Then every customer must set a new password in this way.
                """,
            arguments: [.customer],
            options: [
                .flag("new-key-file", help: "Create a new key file if the old one is lost.")
            ],
            accepts: [.dryRun, .secrets],
            synonyms: "forgot reset",
            examples: [
                Example("bank customer recover C000001", "Replace a forgotten password.")
            ],
            answer: .ofCustomer
        ) { invocation in
            let id = try await invocation.customer(services)
            let isDryRun = invocation.globals.dryRun
            try await services.value.recoverPassword(
                id,
                takingNewKeyFile: invocation.flag("new-key-file"),
                isDryRun: isDryRun
            )
            return Answer("The new password of \(id) is set.", of: id, isDryRun: isDryRun)
        }
    }
}
