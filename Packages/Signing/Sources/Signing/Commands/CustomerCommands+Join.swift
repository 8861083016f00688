import BankConsole
import Bookkeeping
import Console
import DependencyContainer

extension CustomerCommands {
    @Sendable
    static func join(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer join",
            abstract: "Become a customer.",
            discussion: """
                Asks twice for a new authentication password: six digits, but not one digit six \
                times, no run up or down, not the birth date, not part of the phone number. Begins \
                the book when there is none.

                Shows the recovery code, once: write it down and keep it apart. It is what helps \
                when the password is locked or forgotten.
                """,
            options: [
                .value("name", placeholder: "NAME", help: "The name.", isRequired: true),
                .value(
                    "birth",
                    placeholder: "DATE",
                    help: "The birth date, such as 1990-01-31.",
                    isRequired: true
                ),
                .value(
                    "phone",
                    placeholder: "NUMBER",
                    help: "The phone number, such as 010-1234-5678.",
                    isRequired: true
                ),
            ],
            examples: [
                Example(
                    "bank customer join --name 김하나 --birth 1990-01-31 --phone 010-1234-5678",
                    "Join, asking for the password on the terminal."
                )
            ],
            startTitle: "Become a customer."
        ) { invocation in
            let join = try services.value.join
            let request = try JoinRequest(
                name: invocation.requiredOption("name"),
                birth: invocation.requiredOption("birth"),
                phone: invocation.requiredOption("phone"),
                today: join.today
            )
            if invocation.globals.dryRun {
                try await join.rehearse(request)
                return Answer(
                    [.line("\(request.name) could join; dry run, nothing was done.")],
                    json: ["customer": nil, "name": .string(request.name), "dryRun": true]
                )
            }
            let id = try invocation.idempotencyID()
            return answer(to: request, try await join.join(request, once: id), id: id)
        }
    }

    private static func answer(
        to request: JoinRequest,
        _ joined: JoinCustomer.Joined,
        id: IdempotencyID
    ) -> Answer {
        let code = joined.recoveryCode?.reveal()
        let note =
            code == nil
            ? "Joined before, not again: the recovery code was shown then."
            : "Write the recovery code down and keep it apart: it is not shown again."
        return Answer(
            [
                .fields(
                    [
                        Field("Customer", joined.customer.rawValue),
                        Field("Name", request.name),
                    ] + (code.map { [Field("Recovery code", $0)] } ?? [])
                ),
                .note(note),
            ],
            json: [
                "customer": .string(joined.customer.rawValue),
                "name": .string(request.name),
                "recoveryCode": code.map(JSONValue.string) ?? .null,
                "idempotencyKey": .string(id.rawValue),
                "repeated": .bool(code == nil),
            ]
        )
    }
}
