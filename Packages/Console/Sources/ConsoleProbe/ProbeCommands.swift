import Console

extension SelectiveOptions {
    fileprivate static let secrets = SelectiveOptions(rawValue: 4)
}

/// The global options that choose the source of secrets.
let probeOptions = [
    GlobalOption(.file("pin-file", help: "Read secrets from a file."), for: .secrets),
    GlobalOption(.flag("pin-stdin", help: "Read secrets from standard input."), for: .secrets),
]

func secretReader(io: any ProgramIO, globals: GlobalOptions) -> ConsoleSecretReader {
    let file = globals.value(of: "pin-file").map { SecretSource.file($0, option: "pin-file") }
    return ConsoleSecretReader(
        io: io,
        globals: globals,
        source: file ?? (globals.isGiven("pin-stdin") ? .input : .user),
        advice: "pass it with '--pin-file' or '--pin-stdin'"
    )
}

/// Returns the commands of the program `probe`, which tests run as a child process.
func probeCommands(secrets: any SecretReader, io: any ProgramIO) -> [Command] {
    [
        terminalCommand(io: io),
        screensCommand(io: io),
        Command(
            "length",
            abstract: "Print the number of bytes of each secret.",
            arguments: [Argument("count", help: "The number of secrets to ask for.")],
            accepts: .secrets,
            examples: [Example("probe length 2", "asks for two secrets")]
        ) { invocation in
            var blocks: [Block] = []
            for number in 1...(Int(try invocation.argument("count")) ?? 1) {
                let secret = try await secrets.secret(prompt: "Secret \(number)")
                blocks.append(.line("\(number): \(secret.withBytes(\.count)) bytes, \(secret)"))
            }
            return Answer(blocks, json: ["count": .integer(Int64(blocks.count))])
        },
        Command(
            "ask",
            abstract: "Ask for a confirmation.",
            accepts: .yes,
            examples: [Example("probe ask --yes", "asks nothing")]
        ) { invocation in
            try await invocation.confirm(
                Confirmation(title: "Transfer", fields: [("Amount", "50,000원")])
            )
            return Answer([.line("done")], json: ["done": true])
        },
        Command(
            "crash",
            abstract: "Crash while a secret is typed.",
            accepts: .secrets,
            examples: [Example("probe crash", "restores the terminal")]
        ) { _ in
            Task {
                try await Task.sleep(for: .milliseconds(300))
                preconditionFailure("crashes as asked")
            }
            _ = try await secrets.secret(prompt: "Secret")
            return Answer([], json: nil)
        },
        Command(
            "lines",
            abstract: "Print many lines.",
            arguments: [Argument("count", help: "The number of lines.")],
            examples: [Example("probe lines 100000 | head -1", "ends without an error message")]
        ) { invocation in
            let count = Int(try invocation.argument("count")) ?? 1
            return Answer((0..<count).map { .line("line \($0)") }, json: .integer(Int64(count)))
        },
        warnedCommand(io: io),
        waitCommand(io: io),
    ]
}

private func warnedCommand(io: any ProgramIO) -> Command {
    Command(
        "warned",
        abstract: "Print many lines around a warning.",
        examples: [Example("probe warned", "warns after the pager has ended")]
    ) { invocation in
        for part in 0..<2 {
            try invocation.write(String(repeating: "part \(part)\n", count: 100))
            io.warn("after part \(part)")
        }
        return Answer([], json: nil)
    }
}

private func waitCommand(io: any ProgramIO) -> Command {
    Command(
        "wait",
        abstract: "Wait until a signal ends the program.",
        examples: [Example("probe wait", "waits until Ctrl-C")]
    ) { _ in
        try io.write("waiting\n", to: .error)
        while true { try await Task.sleep(for: .seconds(60)) }
    }
}
