/// Takes the global options out of a command line before anybody knows the commands: the book must
/// be known to make what the commands need.
enum GlobalOptionsExtraction {
    static func run(
        on arguments: [String]
    ) throws(Failure) -> (GlobalOptions, rest: [String]) {
        var globals = GlobalOptions()
        var rest: [String] = []
        var given: Set<String> = []
        var words = WordReader(arguments)
        while let word = words.next() {
            if word == "--" {
                rest.append(word)
                rest.append(contentsOf: words.remaining)
                break
            }
            guard let typed = TypedOption(word),
                let global = GlobalOption(rawValue: typed.name)
            else {
                rest.append(word)
                continue
            }
            globals.gaps.insert(rest.count)
            guard given.insert(typed.name).inserted else {
                throw .usage("option.repeated", "Option '--\(typed.name)' is given twice.")
            }
            let value = try words.value(of: global.declaration, typed: typed)
            try global.apply(value, to: &globals)
        }
        if globals.pinFile != nil && globals.pinStdin {
            throw .usage(
                "option.contradiction",
                "Options '--pin-file' and '--pin-stdin' exclude each other: give one of them."
            )
        }
        return (globals, rest)
    }

    /// Whether errors are to be given as JSON, also when the command line itself is wrong.
    static func asksForJSON(_ arguments: [String]) -> Bool {
        arguments.prefix { $0 != "--" }.contains("--json")
    }
}
