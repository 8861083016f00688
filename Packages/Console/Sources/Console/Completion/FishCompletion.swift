/// The completion script for fish.
struct FishCompletion {
    let program: String
    let nodes: [CompletionNode]

    var text: String {
        """
        # Completions of \(program) for fish, printed by '\(program) completions fish'.
        function \(placeFunction)
            set -l place ''
            set -l before ''
            set -l words (commandline -opc)
            for word in $words[2..-1]
                set -l last $before
                set before $word
                if string match -qr -- '^(\(CompletionScript.optionsBeforeValue))$' "$last"
                    continue
                end
                switch "$place/$word"
        \(steps)
                end
            end
            test "$place" = "$argv[1]"
        end
        complete -c \(program) -f
        \(lines.joined(separator: "\n"))

        """
    }

    private var placeFunction: String { "_" + CompletionScript.function(of: program) + "_at" }

    private var steps: String {
        nodes.compactMap { node in
            node.step.map { step in
                "            case \(quoted(step))\n                set place \(quoted(node.key))"
            }
        }.joined(separator: "\n")
    }

    private var lines: [String] {
        let global = CompletionNode.globalOptions.map {
            "complete -c \(program) \(declaration(of: $0))"
        }
        return global
            + nodes.flatMap { node in
                let start = "complete -c \(program) -n \(quoted("\(placeFunction) '\(node.key)'"))"
                let words = node.words.map { word, help in
                    "\(start) -a \(quoted(word)) -d \(quoted(help))"
                }
                return words + node.ownOptions.map { "\(start) \(declaration(of: $0))" }
            }
    }

    private func declaration(of option: Option) -> String {
        let name = "-l \(option.name)"
        let help = "-d \(quoted(option.help))"
        switch option.kind {
        case .flag: return "\(name) \(help)"
        case .file, .files: return "\(name) -r -F \(help)"
        case .value:
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
