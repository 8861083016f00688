/// Assigns the words after a command's name to its arguments and options.
enum ArgumentsParser {
    static func parse(
        _ reader: inout WordReader,
        for command: Command
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
            try parse(typed, from: &reader, into: &parsed)
        }
        try assign(positional, to: &parsed)
        try checkComplete(parsed)
        return parsed
    }

    private static func parse(
        _ typed: TypedOption,
        from reader: inout WordReader,
        into parsed: inout ParsedArguments
    ) throws(Failure) {
        let options = parsed.declaration.options
        guard typed.spelling.hasPrefix("--"),
            let option = options.first(where: { $0.name == typed.name })
        else {
            throw .unknownOption(typed, among: options)
        }
        if case .files = option.kind, let first = try reader.value(of: option, typed: typed) {
            let values = [first] + (typed.value == nil ? reader.furtherValues() : [])
            parsed.lists[option.name, default: []] += values
            return
        }
        guard parsed.values[option.name] == nil, !parsed.flags.contains(option.name) else {
            throw .usage("option.repeated", "Option '--\(option.name)' is given twice.")
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
        guard words.count <= arguments.count else {
            throw .usage(
                "argument.unexpected",
                "Unexpected argument '\(words[arguments.count])'."
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
