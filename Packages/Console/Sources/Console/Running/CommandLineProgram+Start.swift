extension CommandLineProgram {
    /// A whole run of a program that can only be made when the global options are known, because
    /// they say, for example, which book to open.
    ///
    /// - Parameters:
    ///   - arguments: the words behind the name of the program.
    ///   - name: what one types to call it.
    ///   - io: the outside.
    ///   - failure: turns an error of the app's own into a failure; also for what `makeProgram`
    ///     throws.
    ///   - makeProgram: makes the program.
    /// - Returns: how it ended; everything to be said has been printed.
    public static func run(
        _ arguments: [String],
        name: String,
        io: any ProgramIO,
        failure: @Sendable (any Error) -> Failure? = { _ in nil },
        makeProgram: (GlobalOptions) async throws -> CommandLineProgram
    ) async -> ExitStatus {
        let globals: GlobalOptions
        let rest: [String]
        do throws(Failure) {
            (globals, rest) = try GlobalOptions.extract(from: arguments)
        } catch {
            var known = GlobalOptions()
            known.json = GlobalOptionsExtraction.asksForJSON(arguments)
            let usage = UsageLine(program: name, node: CommandNode(path: []))
            return Reporter(program: name, globals: known, io: io).report(error, usage: usage)
        }
        do {
            return try await makeProgram(globals).run(rest, globals: globals)
        } catch {
            return Reporter(program: name, globals: globals, io: io)
                .report(Failure(describing: error, by: failure))
        }
    }
}
