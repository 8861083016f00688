/// The completion script for fish.
struct FishCompletion {
    let program: String
    let nodes: [CompletionNode]

    var text: String {
        """
        # Completions of \(program) for fish, printed by '\(program) completions fish'.
        function \(placeFunction)
            set -l place ''
            set -l count 0
            set -l before ''
            set -l words (commandline -opc)
            for word in $words[2..-1]
                set -l last $before
                set before $word
                if string match -qr -- '^(\(CompletionScript.optionsBeforeValue(nodes)))$' "$last"
                    continue
                end
                switch "$place/$word"
        \(steps)
                    case '*/-*'
                    case '*'
                        set count (math $count + 1)
                end
            end
            test "$place" = "$argv[1]"; and contains -- "$argv[2]" '' $count
        end
        # Prints the candidates of a list that begin with the typed word; the program prints them.
        function \(candidatesFunction)
            set -l words (commandline -opc)
            set -l passed
            for i in (seq 2 (count $words))
                if string match -qr -- '^(\(CompletionScript.passedOptions(nodes)))$' $words[(math $i - 1)]
                    set -a passed $words[(math $i - 1)] $words[$i]
                end
            end
            $words[1] \(BuiltInCommand.candidates.rawValue) $passed -- $argv[1] (commandline -ct) 2>/dev/null </dev/null
        end
        complete -c \(program) -f
        \(lines.joined(separator: "\n"))

        """
    }

    private var placeFunction: String { "_" + CompletionScript.function(of: program) + "_at" }

    private var candidatesFunction: String {
        "_" + CompletionScript.function(of: program) + "_candidates"
    }

    private var steps: String {
        nodes.filter { !$0.steps.isEmpty }.map { node in
            """
                        case \(node.steps.map(quoted).joined(separator: " "))
                            set place \(quoted(node.key))
                            set count 0
            """
        }.joined(separator: "\n")
    }

    private var lines: [String] {
        let accepted = (nodes.first?.root.globalOptions ?? []).accepted(with: [])
        let everywhere = accepted.map(\.declaration) + [CompletionNode.help]
        let global = everywhere.map { "complete -c \(program) \(declaration(of: $0))" }
        return global
            + nodes.flatMap { node in
                let start = "complete -c \(program) -n \(quoted("\(placeFunction) '\(node.key)'"))"
                let words = node.words.map { word, help in
                    "\(start) -a \(quoted(word)) -d \(quoted(help))"
                }
                let options = node.options.filter { !everywhere.contains($0) }
                return words + arguments(of: node)
                    + options.map { "\(start) \(declaration(of: $0))" }
            }
    }

    private func arguments(of node: CompletionNode) -> [String] {
        (node.node.command?.arguments ?? []).enumerated().flatMap { position, argument in
            let place = "\(placeFunction) '\(node.key)' \(position)"
            let start = "complete -c \(program) -n \(quoted(place))"
            if let list = argument.completion?.list {
                return ["\(start) -a '(\(candidatesFunction) \(list))'"]
            }
            return argument.values.map {
                "\(start) -a \(quoted($0)) -d \(quoted(argument.help))"
            }
        }
    }

    private func declaration(of option: Option) -> String {
        let name = "-l \(option.name)"
        let help = "-d \(quoted(option.help))"
        switch option.kind {
        case .flag: return "\(name) \(help)"
        case .file, .files: return "\(name) -r -F \(help)"
        case .value:
            if let list = option.completion?.list {
                return "\(name) -x -a '(\(candidatesFunction) \(list))' \(help)"
            }
            guard !option.values.isEmpty else { return "\(name) -x \(help)" }
            return "\(name) -x -a \(quoted(option.values.joined(separator: " "))) \(help)"
        }
    }

    /// Quotes a text for fish, which escapes quotes with a backslash.
    private func quoted(_ text: String) -> String {
        var quoted = "'"
        for character in text {
            if character == "'" || character == "\\" { quoted.append("\\") }
            quoted.append(character)
        }
        return quoted + "'"
    }
}
