/// What was typed, and the person at the other end.
public struct Invocation: Sendable {
    /// The words of the command, such as `account transfer`.
    public let command: String

    /// The options that every command understands.
    public let globals: GlobalOptions

    let parsed: ParsedArguments
    let io: any ProgramIO

    /// The value of an argument that must be there.
    ///
    /// - Parameter name: the name it was declared with.
    /// - Returns: the word typed for it.
    /// - Throws: a `Failure` of status `usage` when it was left out.
    public func argument(_ name: String) throws(Failure) -> String {
        guard let value = optionalArgument(name) else {
            throw .usage("argument.missing", "Missing expected argument '<\(name)>'.")
        }
        return value
    }

    /// The value of an argument that may be left out.
    ///
    /// - Parameter name: the name it was declared with.
    /// - Returns: the word typed for it; nil when it was left out.
    public func optionalArgument(_ name: String) -> String? {
        checkDeclared(name, in: parsed.declaration.arguments.map(\.name), as: "argument")
        return parsed.arguments[name]
    }

    /// The value of an option.
    ///
    /// - Parameter name: the name it was declared with, without hyphens.
    /// - Returns: the value typed for it; nil when it was left out.
    public func option(_ name: String) -> String? {
        checkDeclared(name, in: parsed.declaration.options.map(\.name), as: "option")
        return parsed.values[name]
    }

    /// The value of an option that must be there.
    ///
    /// - Parameter name: the name it was declared with, without hyphens.
    /// - Returns: the value typed for it.
    /// - Throws: a `Failure` of status `usage` when it was left out.
    public func requiredOption(_ name: String) throws(Failure) -> String {
        guard let value = option(name) else {
            throw .usage("option.missing", "Missing expected option '--\(name)'.")
        }
        return value
    }

    /// Whether a flag was given.
    ///
    /// - Parameter name: the name it was declared with, without hyphens.
    public func flag(_ name: String) -> Bool {
        checkDeclared(name, in: parsed.declaration.options.map(\.name), as: "option")
        return parsed.flags.contains(name)
    }

    private func checkDeclared(_ name: String, in declared: [String], as kind: String) {
        precondition(
            declared.contains(name),
            "command '\(command)' asks for \(kind) '\(name)': declare it in its Command"
        )
    }
}

extension Invocation {
    /// The words of an argument that repeats.
    ///
    /// - Parameter name: the name it was declared with.
    /// - Returns: the words in their order; none when none were typed.
    public func arguments(_ name: String) -> [String] {
        precondition(
            parsed.declaration.arguments.first.map { $0.name == name && $0.isRepeating } ?? false,
            "command '\(command)' asks for the words '\(name)': declare Argument.repeating in it"
        )
        return parsed.repeated
    }
}

/// The words behind a command, sorted by its declaration.
struct ParsedArguments: Sendable {
    let declaration: Command
    var arguments: [String: String] = [:]
    var values: [String: String] = [:]
    var flags: Set<String> = []
    /// The words of an argument that repeats.
    var repeated: [String] = []
}
