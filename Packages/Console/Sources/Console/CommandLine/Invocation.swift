import Synchronization

/// The parsed command line of one run of a command.
public struct Invocation: Sendable {
    /// The words that called the command, such as `account transfer`.
    public let command: String

    /// The global options.
    public let globals: GlobalOptions

    let parsed: ParsedArguments
    let io: any ProgramIO
    let output: OutputPager
    private let state = InvocationState()

    /// Registers work to run after the answer has been written to standard output.
    ///
    /// Use this method for a secret that is shown only once. The work does not run if the answer
    /// could not be written, or if the reader of standard output has closed the pipe.
    /// - Parameter work: The work to run.
    public func afterAnswer(_ work: @escaping @Sendable () async -> Void) {
        state.workAfterAnswer.withLock { $0 = work }
    }

    /// Runs the work that was registered with `afterAnswer(_:)`.
    func answerWasWritten() async {
        await state.workAfterAnswer.withLock(\.self)?()
    }

    /// Records that the command has done its work.
    ///
    /// If the command fails after this call, the error says that only the answer is missing.
    /// - Parameter advice: A clause that says how to see the answer again:
    ///   `repeat with '--key 7' to see it`.
    public func wasCarriedOut(advice: String) {
        state.advice.withLock { $0 = advice }
    }

    /// Writes a part of a long answer to standard output immediately, instead of returning the part
    /// in the `Answer`.
    ///
    /// The text is for other programs and is not made safe for a terminal. For a user, write a
    /// `ListAnswer`.
    /// - Parameter text: The next part of the answer.
    /// - Throws: `OutputError` if the text cannot be written; the command must end then.
    public func write(_ text: String) throws(OutputError) {
        state.hasWritten.withLock { $0 = true }
        guard state.collected.withLock({ $0 == nil }) else { return }
        try output.write(text)
    }

    /// Writes a line of an answer that has no end, such as an event, past the pager.
    ///
    /// - Parameters:
    ///   - line: One line of text; with `--json`, a line on standard output is one JSON document.
    ///   - stream: Standard output, or standard error for a message about the answer.
    /// - Throws: `OutputError` if the line cannot be written; the command must end then.
    public func writeLine(
        _ line: String,
        to stream: StandardStream = .output
    ) throws(OutputError) {
        state.hasWritten.withLock { $0 = true }
        let isJSON = globals.json && stream == .output
        let safe = isJSON ? TerminalSafe.json(line) : TerminalSafe.line(line)
        try io.write(safe + "\n", to: stream)
    }

    /// Runs a command without writing its answer, and returns the elements of a list in the answer.
    ///
    /// - Returns: The elements. The command is stopped soon after `Completion.mostElements`
    ///   elements. If the command fails, the elements before the failure are returned.
    func collect(_ list: String, by run: () async throws -> Answer) async -> [JSONValue] {
        state.collected.withLock { $0 = [] }
        let answer = try? await run()
        let elements = state.collected.withLock { $0 ?? [] }
        guard case .array(let others)? = answer?.json[list] else { return elements }
        return elements + others
    }

    /// Adds elements to the result of `collect`; does nothing if `collect` does not run this
    /// command.
    ///
    /// - Throws: `OutputError.closedPipe`, to stop the command after enough elements.
    func keep(_ elements: [JSONValue]) throws(OutputError) {
        let isEnough = state.collected.withLock { collected in
            collected?.append(contentsOf: elements)
            return (collected?.count ?? 0) >= Completion.mostElements
        }
        if isEnough { throw .closedPipe }
    }

    /// Indicates whether the answer was written in parts.
    var hasWritten: Bool { state.hasWritten.withLock(\.self) }

    /// The advice passed to `wasCarriedOut(advice:)`; nil before that call.
    var adviceAfterWork: String? { state.advice.withLock(\.self) }

    /// Returns the value of a required argument.
    ///
    /// - Parameter name: The declared name of the argument.
    /// - Returns: The word that was typed.
    /// - Throws: A `Failure` with exit code `usage` if the argument is missing.
    public func argument(_ name: String) throws(Failure) -> String {
        guard let value = optionalArgument(name) else {
            throw .usage("argument.missing", "Missing expected argument '<\(name)>'.")
        }
        return value
    }

    /// Returns the value of an optional argument.
    ///
    /// - Parameter name: The declared name of the argument.
    /// - Returns: The word that was typed; nil if the argument was omitted.
    public func optionalArgument(_ name: String) -> String? {
        checkDeclared(name, in: parsed.declaration.arguments.map(\.name), as: "argument")
        return parsed.arguments[name]
    }

    /// Returns the value of an option.
    ///
    /// - Parameter name: The declared name of the option, without hyphens.
    /// - Returns: The value that was typed; nil if the option is missing.
    public func option(_ name: String) -> String? {
        checkDeclared(name, in: parsed.declaration.options.map(\.name), as: "option")
        return parsed.values[name]
    }

    /// Returns the values of an option with several values.
    ///
    /// - Parameter name: The declared name of the option, without hyphens.
    /// - Returns: The values in the order in which they were typed; empty if the option is missing.
    public func options(_ name: String) -> [String] {
        checkDeclared(name, in: parsed.declaration.options.map(\.name), as: "option")
        return parsed.lists[name] ?? []
    }

    /// Returns the value of a required option.
    ///
    /// - Parameter name: The declared name of the option, without hyphens.
    /// - Returns: The value that was typed.
    /// - Throws: A `Failure` with exit code `usage` if the option is missing.
    public func requiredOption(_ name: String) throws(Failure) -> String {
        guard let value = option(name) else {
            throw .usage("option.missing", "Missing expected option '--\(name)'.")
        }
        return value
    }

    /// Returns whether a flag was given.
    ///
    /// - Parameter name: The declared name of the flag, without hyphens.
    /// - Returns: True if the flag is on the command line.
    public func flag(_ name: String) -> Bool {
        checkDeclared(name, in: parsed.declaration.options.map(\.name), as: "option")
        return parsed.flags.contains(name)
    }

    private func checkDeclared(_ name: String, in declared: [String], as kind: String) {
        precondition(
            declared.contains(name),
            "command '\(command)' reads the undeclared \(kind) '\(name)'; declare it"
        )
    }
}

extension Invocation {
    /// Returns the words of a repeating argument.
    ///
    /// - Parameter name: The declared name of the argument.
    /// - Returns: The words in order; may be empty.
    public func arguments(_ name: String) -> [String] {
        precondition(
            parsed.declaration.arguments.first.map { $0.name == name && $0.isRepeating } ?? false,
            "command '\(command)' reads the undeclared repeating argument '\(name)'; declare it"
        )
        return parsed.repeated
    }

    /// Shows the progress of long work on one line, which the next call overwrites.
    ///
    /// The method does nothing if standard error is not a terminal with escape sequences.
    ///
    /// - Parameter text: A phrase such as `closed 2026-01-05`; an empty text clears the line.
    public func progress(_ text: String) {
        guard io.isTerminal(.error), !ColorSupport.isDumbTerminal(io) else { return }
        let width = (io.width(of: .error) ?? 80) - 1
        let line = DisplayWidth.truncate(TerminalSafe.line(text), to: width)
        // A progress line that cannot be written is not worth ending the work.
        try? io.write("\r\u{1B}[K" + line, to: .error)
    }
}

/// The words after a command's name, assigned to the command's arguments and options.
struct ParsedArguments: Sendable {
    let declaration: Command
    var arguments: [String: String] = [:]
    var values: [String: String] = [:]
    /// The values of options with several values, by the name of the option.
    var lists: [String: [String]] = [:]
    var flags: Set<String> = []
    /// The words of the repeating argument.
    var repeated: [String] = []

    func isGiven(_ option: Option) -> Bool {
        flags.contains(option.name) || values[option.name] != nil || lists[option.name] != nil
    }
}

/// The state that a running command shares with its program.
private final class InvocationState: Sendable {
    let workAfterAnswer = Mutex<(@Sendable () async -> Void)?>(nil)
    let advice = Mutex<String?>(nil)
    let hasWritten = Mutex(false)
    /// The elements that `collect` has collected; nil unless `collect` runs this command.
    let collected = Mutex<[JSONValue]?>(nil)
}
