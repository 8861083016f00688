import Bookkeeping
import Console
import DependencyContainer

extension CustomerCommands {
    @Sendable
    static func password(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer password",
            abstract: "Change the authentication password.",
            discussion: "Asks for the password, and twice for the new one.",
            arguments: [customerArgument],
            examples: [
                Example("bank customer password C000001", "Change the password of C000001.")
            ]
        ) { invocation in
            let id = CustomerID(try invocation.argument("customer"))
            let isRehearsal = invocation.globals.dryRun
            try await services.value.replacing.change(of: id, isRehearsal: isRehearsal)
            return done("The password of \(id) is changed.", id, isRehearsal: isRehearsal)
        }
    }

    @Sendable
    static func verify(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer verify",
            abstract: "Check the authentication password.",
            discussion: """
                Exits with 0 when it is right, 2 when it is wrong, 3 when it is locked. Five wrong \
                tries in a row lock it; the right one ends the row.
                """,
            arguments: [customerArgument],
            examples: [
                Example("bank customer verify C000001", "Whether one still knows the password.")
            ]
        ) { invocation in
            let id = CustomerID(try invocation.argument("customer"))
            _ = try await services.value.password.prove(id, "to check it")
            return done("The password of \(id) is right.", id, isRehearsal: false)
        }
    }

    @Sendable
    static func unlock(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer unlock",
            abstract: "Unlock the authentication password with the recovery code.",
            discussion: """
                Asks for the recovery code that was shown when joining; dashes and case do not \
                matter. The password stays what it was.
                """,
            arguments: [customerArgument],
            examples: [
                Example("bank customer unlock C000001", "After five wrong passwords.")
            ]
        ) { invocation in
            let id = CustomerID(try invocation.argument("customer"))
            let isRehearsal = invocation.globals.dryRun
            try await services.value.unlocking.unlock(id, isRehearsal: isRehearsal)
            return done("The password of \(id) is unlocked.", id, isRehearsal: isRehearsal)
        }
    }

    @Sendable
    static func recover(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer recover",
            abstract: "Set a new authentication password with the recovery code.",
            discussion: """
                Asks for the recovery code that was shown when joining, and twice for the new \
                password. Unlocks it as well. The recovery code stays good.

                When the key file is lost for good, --new-key-file makes another; every customer \
                then needs to recover.
                """,
            arguments: [customerArgument],
            options: [
                .flag("new-key-file", help: "Go on without the key file that is lost.")
            ],
            examples: [
                Example("bank customer recover C000001", "After the password was forgotten.")
            ]
        ) { invocation in
            let id = CustomerID(try invocation.argument("customer"))
            let isRehearsal = invocation.globals.dryRun
            try await services.value.replacing.recover(
                id,
                takingNewKeyFile: invocation.flag("new-key-file"),
                isRehearsal: isRehearsal
            )
            return done("The new password of \(id) is set.", id, isRehearsal: isRehearsal)
        }
    }

    private static func done(_ line: String, _ id: CustomerID, isRehearsal: Bool) -> Answer {
        guard isRehearsal else {
            return Answer([.line(line)], json: ["customer": .string(id.rawValue)])
        }
        return Answer(
            [.line("It would be done; dry run, nothing was changed.")],
            json: ["customer": .string(id.rawValue), "dryRun": true]
        )
    }
}
