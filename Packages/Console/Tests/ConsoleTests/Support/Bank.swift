import Console

extension SelectiveOptions {
    static let idempotencyKey = SelectiveOptions(rawValue: 4)
    static let secrets = SelectiveOptions(rawValue: 8)
    static let request: SelectiveOptions = [.yes, .dryRun, .idempotencyKey]
    static let signedRequest: SelectiveOptions = [.request, .secrets]
}

/// The commands of a small bank, which print their parsed arguments.
enum Bank {
    static let groups = [
        CommandGroup("account", abstract: "Open accounts and move money between them.")
    ]

    static let transfer = Command(
        "account transfer",
        abstract: "Move money to another account of the bank.",
        discussion: """
            The amount is shown in full, and so is the payee's name, before anything happens.

            A movement needs the authentication password.
            """,
        arguments: [
            Argument("from", help: "The account to take from: its number or nickname."),
            Argument("to", help: "The account to give to."),
            Argument(
                "amount",
                help: "The amount, such as 50000, 50,000 or 5만.",
                phrase: "0123456789,만천won"
            ),
        ],
        options: [
            .value("memo", placeholder: "TEXT", help: "What both sides read in their statements."),
            .flag("masked", help: "Hide the middle of the account numbers."),
        ],
        accepts: .signedRequest,
        synonyms: "send pay",
        examples: [
            Example(
                "bank account transfer 3333-01-0000013 3333-01-0000021 5만 --yes",
                "moves 50,000원 without asking"
            )
        ],
        answer: ["command": .string],
        run: show
    )

    static let statement = Command(
        "account statement",
        abstract: "Show what happened on an account.",
        arguments: [
            Argument(
                "account",
                help: "The account.",
                completion: Completion("account list", "accounts", ["nickname", "account"])
            ),
            Argument(
                "order",
                help: "Which comes first.",
                isOptional: true,
                values: ["new", "old"]
            ),
        ],
        options: [
            .value("from", placeholder: "DATE", help: "The first day.", isRequired: true),
            .file("save", help: "Where to save it."),
        ],
        synonyms: "history",
        examples: [
            Example("bank account statement salary --from 2026-01-01", "shows what happened since")
        ],
        run: show
    )

    static let day = Command(
        "day",
        abstract: "Show the business date.",
        examples: [Example("bank day", "shows the business date")],
        run: { _ in Answer([.line("2026-01-05")], json: ["date": "2026-01-05"]) }
    )

    static let commands = [transfer, statement, day]

    /// The global options of the bank.
    static let options = [
        GlobalOption(
            .file("book", placeholder: "PATH", help: "The book to use."),
            excluding: "store"
        ),
        GlobalOption(
            .value("store", placeholder: "URL", help: "The database to use in place of a book.")
        ),
        GlobalOption(
            .file("pin-file", help: "Read passwords from the lines of this file."),
            for: .secrets,
            excluding: "pin-stdin"
        ),
        GlobalOption(
            .flag("pin-stdin", help: "Read passwords from the lines of standard input."),
            for: .secrets
        ),
        GlobalOption(
            .value(
                "idempotency-key",
                placeholder: "KEY",
                help: "Carry out this transaction once, even if the command is repeated."
            ),
            for: .idempotencyKey,
            refusesEmptyValue: true
        ),
    ]

    /// Returns a program with these commands or with others.
    static func program(
        io: InMemoryIO,
        commands: [Command] = commands,
        failure: @escaping @Sendable (any Error) -> Failure? = { _ in nil }
    ) throws -> CommandLineProgram {
        try CommandLineProgram(
            name: "bank",
            version: "1.0",
            abstract: "A bank on the command line.",
            options: options,
            groups: groups,
            commands: commands,
            io: io,
            failure: failure
        )
    }

    /// Prints a line for each argument and option.
    private static func show(_ invocation: Invocation) -> Answer {
        let declaration = commands.first { $0.path.joined(separator: " ") == invocation.command }
        var blocks: [Block] = []
        for argument in declaration?.arguments ?? [] {
            let value = invocation.optionalArgument(argument.name) ?? "-"
            blocks.append(.line("\(argument.name) = \(value)"))
        }
        for option in declaration?.options ?? [] {
            let value =
                option.kind == .flag
                ? String(invocation.flag(option.name)) : invocation.option(option.name) ?? "-"
            blocks.append(.line("--\(option.name) = \(value)"))
        }
        return Answer(blocks, json: ["command": .string(invocation.command)])
    }
}
