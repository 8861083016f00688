import BankConsole
import Bookkeeping
import Console
import DependencyContainer

extension Command {
    static func customerJoin(_ services: Lazy<SigningServices>) -> Command {
        Command(
            "customer join",
            abstract: "Become a customer.",
            discussion: """
                Asks twice for a new authentication password of six digits. Refused are a repeated \
                digit, runs up or down, the birth date, and parts of the phone number. The first \
                customer also creates the book.

                Shows the recovery code once. Write it down and keep it in a separate place. It \
                sets a new password when the old one is locked or forgotten.
                """,
            options: [
                .value("name", placeholder: "NAME", help: "The full name.", isRequired: true),
                .value(
                    "birth",
                    placeholder: "DATE",
                    help: "The birth date, such as 1990-01-31 or 19900131.",
                    isRequired: true
                ),
                .value(
                    "phone",
                    placeholder: "NUMBER",
                    help: "The phone number, such as 010-1234-5678 or 01012345678.",
                    isRequired: true
                ),
            ],
            accepts: [.dryRun, .secrets, .idempotencyKey],
            synonyms: "register signup 가입",
            examples: [
                Example(
                    "bank customer join --name 김하나 --birth 1990-01-31 --phone 010-1234-5678",
                    "Join; asks for the password on the terminal."
                )
            ],
            answer: .joining,
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
                return .rehearsal(of: request)
            }
            let id = try invocation.idempotencyID()
            let joined = try await join(request, once: id) {
                invocation.wasCarriedOut(under: id)
            }
            if let code = joined.recoveryCode { invocation.afterAnswer(code.confirm) }
            return Answer(joined, of: request, id)
        }
    }
}

extension JSONSchema {
    fileprivate static let joining: JSONSchema = [
        "dryRun": .bool, "repeated": .bool, "customer": .customer.orNull, "name": .string,
        "recoveryCode": .string.orNull, "idempotencyKey": .string.orNull,
    ]
}

extension Answer {
    fileprivate static func rehearsal(of request: JoinRequest) -> Answer {
        Answer(
            [.line("Dry run: \(request.name) could join; nothing was changed.")],
            json: [
                "dryRun": true, "repeated": false, "customer": nil, "name": .string(request.name),
                "recoveryCode": nil, "idempotencyKey": nil,
            ]
        )
    }

    fileprivate init(_ joined: JoinCustomer.Joined, of request: JoinRequest, _ id: IdempotencyID) {
        let code = joined.recoveryCode?.code.reveal()
        let repeated = Block.note(
            "This customer has joined already. If no recovery code was shown then, "
                + "'bank customer code \(joined.customer)' shows a new code."
        )
        self.init(
            [
                .fields(
                    [
                        Field("Customer", joined.customer.rawValue),
                        Field("Name", request.name),
                    ] + (code.map { [Field("Recovery code", $0)] } ?? [])
                ),
                code == nil ? repeated : .recoveryCodeNote,
            ],
            json: [
                "dryRun": false,
                "repeated": .bool(code == nil),
                "customer": .string(joined.customer.rawValue),
                "name": .string(request.name),
                "recoveryCode": code.map(JSONValue.string) ?? .null,
                "idempotencyKey": .string(id.rawValue),
            ]
        )
    }
}
