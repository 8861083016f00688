extension CommandLineProgram {
    func schema(of node: CommandNode) -> Answer {
        let title = ([name] + node.path).joined(separator: " ")
        let form = node.path.isEmpty ? startSchema : node.command?.answer
        let schema = JSONSchema.document(
            title,
            answer: node.command == nil && !node.path.isEmpty ? HelpDocument.schema : form
        )
        return Answer([.text(JSONWriter.document(schema.versioned))], json: schema)
    }

    private var startSchema: JSONSchema {
        startCommands.isEmpty ? HelpDocument.schema : StartPage.schema
    }

    func manual(
        of node: CommandNode,
        _ folder: String?,
        _ reporter: Reporter
    ) -> ExitCode {
        guard let folder else {
            let page = ManualPage(program: self, node: node).text
            return reporter.report(Answer([.text(page)], json: ["page": .string(page)]))
        }
        do throws(Failure) {
            var files: [String] = []
            try Posix.createFolder(folder)
            for node in tree.root.subtree {
                let page = ManualPage(program: self, node: node)
                files.append("\(folder)/\(page.name).1")
                try Posix.writeFile(page.text, at: files[files.count - 1])
            }
            return reporter.report(
                Answer(
                    [.line("Wrote \(files.count) pages to '\(folder)'.")],
                    json: ["files": .array(files.map { .string($0) })]
                )
            )
        } catch {
            return reporter.report(error)
        }
    }

    func completions(for shell: Shell) -> Answer {
        let script = CompletionScript(program: name, tree: tree).text(for: shell)
        return Answer(
            [.text(script)],
            json: ["shell": .string(shell.rawValue), "script": .string(script)]
        )
    }

    /// Prints the candidates that begin with `prefix`; prints nothing after a failure.
    func candidates(
        of list: String,
        prefix: String,
        _ globals: GlobalOptions
    ) async -> ExitCode {
        let commands = tree.root.subtree.compactMap(\.command)
        let completions = commands.flatMap {
            $0.arguments.compactMap(\.completion) + $0.options.compactMap(\.completion)
        }
        guard let completion = completions.first(where: { $0.list == list }) else {
            return .success
        }
        var candidates = completion.candidates(in: await elements(for: completion, globals))
        if let beginning = completions.first(where: { $0.list == completion.beginning }) {
            let spellings = beginning.spellings(in: await elements(for: beginning, globals))
            candidates += candidates.flatMap { $0.beginning(with: spellings) }
        }
        let lines = candidates.filter { $0.word.hasPrefix(prefix) }
            .map { $0.help.isEmpty ? $0.word : "\($0.word)\t\($0.help)" }
        try? io.write(lines.map { $0 + "\n" }.joined(), to: .output)
        return .success
    }

    /// Returns the elements of the list that a completion reads; an empty array if the completion's
    /// command does not exist.
    private func elements(
        for completion: Completion,
        _ globals: GlobalOptions
    ) async -> [JSONValue] {
        let path = completion.command.split(separator: " ").map(String.init)
        guard let command = tree.descend(path).node.command, command.path == path else { return [] }
        var globals = globals
        globals.json = true
        let invocation = Invocation(
            command: command.name,
            globals: globals,
            parsed: ParsedArguments(declaration: command),
            io: io,
            output: OutputPager(globals: globals, io: io)
        )
        return await invocation.collect(completion.list) { try await command.run(invocation) }
    }
}
