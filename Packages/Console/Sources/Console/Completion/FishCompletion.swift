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
        # The words of a list, which the program knows, that begin with the typed one.
        function \(candidatesFunction)
            set -l words (commandline -opc)
            set -l book
            for i in (seq 2 (count $words))
                if string match -qr -- '^(\(CompletionScript.bookOptions))$' $words[(math $i - 1)]
                    set book $words[(math $i - 1)] $words[$i]
                end
            end
            $words[1] \(BuiltInCommand.candidates.rawValue) $book -- $argv[1] (commandline -ct) 2>/dev/null </dev/null
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
        nodes.compactMap { node in
            node.step.map { step in
                "            case \(quoted(step))\n                set place \(quoted(node.key))"
            }
        }.joined(separator: "\n")
    }

    private var lines: [String] {
        let everywhere = GlobalOption.accepted(with: []).map(\.declaration) + [CompletionNode.help]
        let global = everywhere.map { "complete -c \(program) \(declaration(of: $0))" }
        return global
            + nodes.flatMap { node in
                let start = "complete -c \(program) -n \(quoted("\(placeFunction) '\(node.key)'"))"
                let words = node.words.map { word, help in
                    "\(start) -a \(quoted(word)) -d \(quoted(help))"
                }
                let lists = node.lists.map { "\(start) -a '(\(candidatesFunction) \($0))'" }
                let options = node.options.filter { !everywhere.contains($0) }
                return words + lists + options.map { "\(start) \(declaration(of: $0))" }
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
