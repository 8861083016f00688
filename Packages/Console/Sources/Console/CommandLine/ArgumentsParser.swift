/// Assigns the words after a command's name to the command's arguments and options.
enum ArgumentsParser {
    static func parse(
        _ reader: inout WordReader,
        for command: Command,
        _ globalOptions: [GlobalOption]
    ) throws(Failure) -> ParsedArguments {
        var parsed = ParsedArguments(declaration: command)
        var positional: [String] = []
        while let word = reader.next() {
            if word == "--" {
                positional.append(contentsOf: reader.remaining)
                break
            }
            guard let typed = TypedOption(word) else {
                positional.append(word)
                continue
            }
            try parse(typed, from: &reader, into: &parsed, globalOptions)
        }
        try assign(positional, to: &parsed)
        try checkComplete(parsed)
        return parsed
    }

    private static func parse(
        _ typed: TypedOption,
        from reader: inout WordReader,
        into parsed: inout ParsedArguments,
        _ globalOptions: [GlobalOption]
    ) throws(Failure) {
        let options = parsed.declaration.options
        guard typed.spelling.hasPrefix("--"),
            let option = options.first(where: { $0.name == typed.name })
        else {
            throw .unknownOption(typed, among: options + globalOptions.map(\.declaration))
        }
        if case .files = option.kind, let first = try reader.value(of: option, typed: typed) {
            let values = [first] + (typed.value == nil ? reader.furtherValues() : [])
            parsed.lists[option.name, default: []] += values
            return
        }
        guard parsed.values[option.name] == nil, !parsed.flags.contains(option.name) else {
            throw .usage(
                "option.repeated",
                "Option '--\(option.name)' is given twice; give it once."
            )
        }
        if let value = try reader.value(of: option, typed: typed) {
            parsed.values[option.name] = value
        } else {
            parsed.flags.insert(option.name)
        }
    }

    private static func assign(
        _ words: [String],
        to parsed: inout ParsedArguments
    ) throws(Failure) {
        let arguments = parsed.declaration.arguments
        if let first = arguments.first, first.isRepeating {
            parsed.repeated = words
            return
        }
        let words = joined(words, of: arguments)
        guard words.count <= arguments.count else {
            throw .usage(
                "argument.unexpected",
                "Unexpected argument '\(words[arguments.count])'."
                    + adviceOnSpaces(in: words, for: arguments)
            )
        }
        for (argument, word) in zip(arguments, words) {
            guard argument.values.isEmpty || argument.values.contains(word) else {
                throw .invalidValue(
                    word,
                    for: "argument '\(argument.spelling)'",
                    accepted: argument.values,
                    code: "argument.value"
                )
            }
            parsed.arguments[argument.name] = word
        }
    }

    /// Returns the advice for a command line with more words than arguments.
    ///
    /// The words of a phrase, such as an amount, have already been joined. If the last argument's
    /// value is a phrase, the advice is to leave out the word after the phrase. Otherwise, the
    /// advice is to put a value with spaces in quotation marks.
    private static func adviceOnSpaces(in words: [String], for arguments: [Argument]) -> String {
        guard let argument = arguments.last else { return "" }
        let last = arguments.count - 1
        guard !argument.isPhrase(words[last]) else {
            return " Leave it out: '\(argument.spelling)' already has the value '\(words[last])'."
        }
        let first = argument.phrase.isEmpty ? last : max(0, last - 1)
        return " Put a value with spaces in quotation marks, such as "
            + "'\(words[first]) \(words[first + 1])'."
    }

    /// Joins words that belong to one value, until there are as many values as arguments.
    private static func joined(_ words: [String], of arguments: [Argument]) -> [String] {
        var values = words
        var position = 1
        while values.count > arguments.count, position <= arguments.count {
            if arguments[position - 1].continues(values[position - 1], with: values[position]) {
                values[position - 1] += " " + values.remove(at: position)
            } else {
                position += 1
            }
        }
        return values
    }

    private static func checkComplete(_ parsed: ParsedArguments) throws(Failure) {
        let arguments = parsed.declaration.arguments
            .filter { !$0.isOptional && parsed.arguments[$0.name] == nil }
            .map { "'\($0.spelling)'" }
        guard arguments.isEmpty else {
            let noun = arguments.count == 1 ? "argument" : "arguments"
            throw .usage(
                "argument.missing",
                "Missing expected \(noun) \(arguments.joined(separator: ", "))."
            )
        }
        let options = parsed.declaration.options
            .filter { $0.isRequired && parsed.values[$0.name] == nil }
            .map { "'\($0.spelling)'" }
        guard options.isEmpty else {
            let noun = options.count == 1 ? "option" : "options"
            throw .usage(
                "option.missing",
                "Missing expected \(noun) \(options.joined(separator: ", "))."
            )
        }
    }
}
