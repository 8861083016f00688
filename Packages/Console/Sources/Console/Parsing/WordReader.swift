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
