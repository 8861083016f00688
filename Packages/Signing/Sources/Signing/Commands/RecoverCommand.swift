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
                Asks for the recovery code that was shown when the customer joined, and twice for \
                the new password, which is unlocked. The recovery code stays valid.

                With --new-key-file, creates another key file if the old one is lost for good. \
                Every customer must then recover.
                """,
            arguments: [.customer],
            options: [
                .flag("new-key-file", help: "Replace a key file that is lost.")
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
