/// The words of a command line, read one by one.
struct WordReader {
    private let words: [String]
    private let gaps: Set<Int>
    private var position: Int

    /// - Parameters:
    ///   - words: the words.
    ///   - gaps: the indices before which something was taken out, see `GlobalOptions.gaps`.
    init(_ words: [String], gaps: Set<Int> = []) {
        self.words = words
        self.gaps = gaps
        position = 0
    }

    /// The words not read yet.
    var remaining: ArraySlice<String> { words[position...] }

    /// The word that is read next.
    var upcoming: String? { remaining.first }

    mutating func next() -> String? {
        guard position < words.count else { return nil }
        defer { position += 1 }
        return words[position]
    }

    /// Reads the value of an option whose name was read just now.
    ///
    /// - Returns: the value; nil for a flag.
    mutating func value(
        of option: Option,
        typed: TypedOption
    ) throws(Failure) -> String? {
        if case .flag = option.kind {
            guard typed.value == nil else {
                throw .usage("option.value", "Option '--\(option.name)' takes no value.")
            }
            return nil
        }
        let value = if let value = typed.value { value } else { try followingValue(of: option) }
        guard option.values.isEmpty || option.values.contains(value) else {
            throw .usage(
                "option.value",
                WrongValue.text(value, for: "option '--\(option.name)'", allowed: option.values)
            )
        }
        return value
    }

    private mutating func followingValue(of option: Option) throws(Failure) -> String {
        let isValue =
            position < words.count && !gaps.contains(position)
            && TypedOption(words[position]) == nil && words[position] != "--"
        guard isValue, let value = next() else {
            throw .usage(
                "option.value.missing",
                "Missing value for option '\(option.spelling)'. "
                    + "A value that begins with a hyphen is written '--\(option.name)=VALUE'."
            )
        }
        return value
    }
}

/// A word of the command line that is an option by its looks: `--name`, `--name=value` or `-x`.
struct TypedOption: Equatable {
    /// The option as typed, without the value: `--name`.
    let spelling: String
    /// The name without hyphens.
    let name: String
    /// What stands behind `=`; nil without one.
    let value: String?

    /// - Parameter word: any word before `--`. A lone hyphen is a value (standard input, by
    ///   custom), and so is a hyphen with a digit, so that `-5` gets an answer about amounts, not
    ///   options.
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

/// The sentence about a word that is none of those allowed.
enum WrongValue {
    static func text(_ value: String, for what: String, allowed: [String]) -> String {
        let list = allowed.map { "'\($0)'" }.joined(separator: ", ")
        return "Invalid value '\(value)' for \(what); use one of \(list)."
            + Suggestion.question(for: value, among: allowed)
    }
}

extension Failure {
    /// An option that nobody declares, with the one that was probably meant.
    ///
    /// - Parameters:
    ///   - typed: the option as typed.
    ///   - options: those of the command; the global ones are known anyway.
    static func unknownOption(_ typed: TypedOption, among options: [Option]) -> Failure {
        let known = (options + GlobalOption.declarations).map { "--\($0.name)" }
        return .usage(
            "option.unknown",
            "Unknown option '\(typed.spelling)'."
                + Suggestion.question(for: typed.spelling, among: known + ["--help", "--version"])
        )
    }
}
