import BankConsole
import Bookkeeping
import Console
import DependencyContainer

extension Command {
    static func customerPassword(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer password",
            abstract: "Change the authentication password.",
            discussion: "Asks for the current password, and twice for the new password.",
            arguments: [.customer],
            accepts: [.dryRun, .secrets],
            synonyms: "passwd pin 비밀번호",
            examples: [
                Example("bank customer password C000001", "Change the password of C000001.")
            ],
            answer: .ofCustomer
        ) { invocation in
            let id = try await invocation.customer(services)
            let isDryRun = invocation.globals.dryRun
            try await services.value.changePassword(of: id, isDryRun: isDryRun)
            return Answer("The password of \(id) is changed.", of: id, isDryRun: isDryRun)
        }
    }
}
