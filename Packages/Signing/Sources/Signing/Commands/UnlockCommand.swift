import BankConsole
import Bookkeeping
import Console
import DependencyContainer

extension Command {
    static func customerUnlock(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer unlock",
            abstract: "Unlock the authentication password with the recovery code.",
            discussion: """
                Asks for the recovery code that was shown when the customer joined. Dashes and \
                case do not matter. The password does not change.
                """,
            arguments: [.customer],
            accepts: [.dryRun, .secrets],
            examples: [
                Example("bank customer unlock C000001", "Unlock after five wrong passwords.")
            ],
            answer: .ofCustomer
        ) { invocation in
            let id = try await invocation.customer(services)
            let isDryRun = invocation.globals.dryRun
            try await services.value.unlockPassword(id, isDryRun: isDryRun)
            return Answer("The password of \(id) is unlocked.", of: id, isDryRun: isDryRun)
        }
    }
}
