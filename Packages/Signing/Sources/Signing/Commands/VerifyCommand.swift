import BankConsole
import Bookkeeping
import Console
import DependencyContainer

extension Command {
    static func customerVerify(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer verify",
            abstract: "Check the authentication password.",
            discussion: """
                Exits with 0 if the password is right, 2 if it is wrong and 3 if it is locked. \
                Five wrong passwords in a row lock the password; a right password restarts the count.
                """,
            arguments: [.customer],
            accepts: .secrets,
            examples: [
                Example("bank customer verify C000001", "Check the password of C000001.")
            ],
            answer: ["customer": .customer]
        ) { invocation in
            let id = try await invocation.customer(services)
            _ = try await services.value.password.prove(id, "to check it")
            return Answer(
                [.line("The password of \(id) is right.")],
                json: ["customer": .string(id.rawValue)]
            )
        }
    }
}
