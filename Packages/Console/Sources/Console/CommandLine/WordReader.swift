/// A cursor over the words of a command line.
struct WordReader {
    private let words: [String]
    private let gaps: Set<Int>
    private var position: Int

    /// Creates a cursor at the first word.
    ///
    /// - Parameters:
    ///   - words: The words.
    ///   - gaps: The indices of the words that followed a removed option; see `GlobalOptions.gaps`.
    init(_ words: [String], gaps: Set<Int> = []) {
        self.words = words
        self.gaps = gaps
        position = 0
    }

    var remaining: ArraySlice<String> { words[position...] }

    /// The next word, which is not consumed; nil at the end.
    var upcoming: String? { remaining.first }

    mutating func next() -> String? {
        guard position < words.count else { return nil }
        defer { position += 1 }
        return words[position]
    }

    /// Reads the value of an option whose name has just been read.
    ///
    /// - Returns: The value; nil for a flag.
    mutating func value(
        of option: Option,
        typed: TypedOption
    ) throws(Failure) -> String? {
        if case .flag = option.kind {
            guard typed.value == nil else {
                throw .usage(
                    "option.value",
                    "Option '--\(option.name)' takes no value; write only '--\(option.name)'."
                )
            }
            return nil
        }
        let value = if let value = typed.value { value } else { try followingValue(of: option) }
        guard option.values.isEmpty || option.values.contains(value) else {
            throw .invalidValue(
                value,
                for: "option '--\(option.name)'",
                accepted: option.values,
                code: "option.value"
            )
        }
        return value
    }

    /// Reads the remaining values of an option with several values, up to the next option.
    mutating func furtherValues() -> [String] {
        var values: [String] = []
        while isAtValue, let value = next() { values.append(value) }
        return values
    }

    private var isAtValue: Bool {
        position < words.count && !gaps.contains(position)
            && TypedOption(words[position]) == nil && words[position] != "--"
    }

    private mutating func followingValue(of option: Option) throws(Failure) -> String {
        guard isAtValue, let value = next() else {
            throw .usage(
                "option.value.missing",
                "Missing value for option '\(option.spelling)'; "
                    + "write '--\(option.name)=VALUE' if the value begins with a hyphen."
            )
        }
        return value
    }
}

/// A word that has the form of an option: `--name`, `--name=value` or `-x`.
struct TypedOption: Equatable {
    /// The option without its value: `--name`.
    let spelling: String
    /// The name without hyphens.
    let name: String
    /// The text after `=`; nil without `=`.
    let value: String?

    /// Parses a word that precedes `--`; nil for a word that is not an option.
    ///
    /// A lone hyphen is a value; by convention, it means standard input. A hyphen with a digit is
    /// also a value, so that `-5` is reported as an invalid amount.
    init?(_ word: String) {
        guard word.hasPrefix("-"), word != "-" else { return nil }
        let afterHyphen = word.unicodeScalars.dropFirst().first
        if let afterHyphen, ("0"..."9").contains(afterHyphen) { return nil }
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        spelling = String(parts[0])
        name = String(spelling.drop { $0 == "-" })
        value = parts.count > 1 ? String(parts[1]) : nil
    }
}

extension Failure {
    /// Returns the failure for a value that is not accepted, with the nearest accepted value as a
    /// suggestion.
    ///
    /// - Parameters:
    ///   - value: The value as typed.
    ///   - place: The argument or option, as written in the message.
    ///   - accepted: The accepted values.
    ///   - code: The part of the failure's code after `usage.`.
    static func invalidValue(
        _ value: String,
        for place: String,
        accepted: [String],
        code: String
    ) -> Failure {
        let list = accepted.map { "'\($0)'" }.joined(separator: ", ")
        return .usage(
            code,
            "Invalid value '\(value)' for \(place); use one of \(list)."
                + Suggestion.question(for: value, among: accepted)
        )
    }

    /// Returns the failure for an undeclared option, with the nearest name as a suggestion.
    ///
    /// - Parameters:
    ///   - typed: The option as typed.
    ///   - options: The options of the command and of the program.
    static func unknownOption(_ typed: TypedOption, among options: [Option]) -> Failure {
        let known = options.map { "--\($0.name)" }
        return .usage(
            "option.unknown",
            "Unknown option '\(typed.spelling)'."
                + Suggestion.question(for: typed.spelling, among: known + ["--help", "--version"])
        )
    }
}
