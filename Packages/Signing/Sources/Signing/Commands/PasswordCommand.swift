import Bookkeeping
import Console
import DependencyContainer

extension Command {
    static func customerPassword(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer password",
            abstract: "Change the authentication password.",
            discussion: "Asks for the password, and twice for the new one.",
            arguments: [.customer],
            examples: [
                Example("bank customer password C000001", "Change the password of C000001.")
            ]
        ) { invocation in
            let id = CustomerID(try invocation.argument("customer"))
            let isDryRun = invocation.globals.dryRun
            try await services.value.changePassword(of: id, isDryRun: isDryRun)
            return Answer("The password of \(id) is changed.", of: id, isDryRun: isDryRun)
        }
    }
}
