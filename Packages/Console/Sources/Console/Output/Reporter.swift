/// Prints answers and failures, and determines the exit code.
struct Reporter {
    let program: String
    let globals: GlobalOptions
    let io: any ProgramIO
    let output: OutputPager

    init(program: String, globals: GlobalOptions, io: any ProgramIO) {
        (self.program, self.globals, self.io) = (program, globals, io)
        output = OutputPager(globals: globals, io: io)
    }

    /// Prints an answer, and returns the exit code.
    func report(_ answer: Answer) -> ExitCode {
        write(answer).map { report($0) } ?? answer.exitCode
    }

    /// Prints an answer to standard output, and its notes to standard error.
    /// - Returns: The error of standard output; nil for an answer that was written.
    func write(_ answer: Answer) -> OutputError? {
        do throws(OutputError) {
            let renderer = BlockRenderer(globals: globals, io: io)
            let text =
                globals.json
                ? JSONWriter.document(answer.json.versioned) : renderer.text(answer.blocks)
            try answer.isPaged ? output.finish(with: text) : io.write(text, to: .output)
        } catch {
            return error
        }
        for case .note(let text) in answer.blocks {
            writeMessage(io.wrapped(TerminalSafe.line(PasswordRedaction.text(text))) + "\n")
        }
        return nil
    }

    /// Prints a failure to standard error and, with `--json`, as a document to standard output.
    ///
    /// - Parameters:
    ///   - usage: The usage line to print below the message of an invalid command line; nil to
    ///     print no usage line.
    ///   - isInAnswer: Whether a part of the answer has already been written to standard output.
    func report(
        _ failure: Failure,
        usage: UsageLine? = nil,
        isInAnswer: Bool = false
    ) -> ExitCode {
        if globals.json, !isInAnswer {
            // An error of standard output does not change the failure.
            try? output.finish(with: JSONWriter.document(document(of: failure).versioned))
        }
        return describe(failure, usage: usage)
    }

    private func describe(_ failure: Failure, usage: UsageLine? = nil) -> ExitCode {
        guard !failure.message.isEmpty else { return failure.exitCode }
        let colors = ColorSupport(globals, stream: .error, io: io)
        let message = TerminalSafe.line(failure.sentence)
        let wrapped = io.wrapped(message, indent: "Error: ".count)
        var text = colors.apply(.error, to: "Error:") + " \(wrapped)\n"
        if !failure.details.isEmpty {
            text += TerminalSafe.lines(failure.details) + "\n"
        }
        if let usage {
            text += "Usage: \(usage.text)\n  \(usage.pointer)\n"
        }
        writeMessage(text)
        return failure.exitCode
    }

    private func document(of failure: Failure) -> JSONValue {
        var members: [JSONMember] = [
            JSONMember("code", .string(failure.code)),
            JSONMember("message", .string(failure.message)),
            JSONMember("exit", .integer(Int64(failure.exitCode.rawValue))),
        ]
        if !failure.details.isEmpty {
            members.append(JSONMember("details", .string(failure.details)))
        }
        return ["error": .object(members)]
    }

    /// Reports a failed write to standard output, unless the pipe is closed, which is not an error.
    /// - Parameter advice: A clause that says how to see the answer; nil for no advice.
    func report(_ error: OutputError, advice: String? = nil) -> ExitCode {
        // The command has stopped early, such as when its pager was quit.
        try? output.finish()
        return switch error {
        // A reader that closes the pipe early, such as `head`, is not an error.
        case .closedPipe: .success
        case .failed(let reason): describe(.output(reason, advice: advice))
        }
    }

    /// Writes a text to standard error, after all output; ignores an error.
    private func writeMessage(_ text: String) {
        try? output.finish()
        io.writeMessage(text)
    }
}
