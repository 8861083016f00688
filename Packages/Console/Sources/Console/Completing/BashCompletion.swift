/// The completion script of bash.
struct BashCompletion {
    let program: String
    let nodes: [CompletionNode]

    var text: String {
        let function = CompletionScript.function(of: program)
        return """
            # Completions of \(program) for bash, printed by '\(program) completions bash'.
            \(function)() {
                local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD - 1]}"
                # bash counts the sign of --option=value as a word.
                if [[ $cur == '=' ]]; then
                    cur=''
                elif [[ $prev == '=' ]]; then
                    prev="${COMP_WORDS[COMP_CWORD - 2]}"
                fi
                local place='' i
                for ((i = 1; i < COMP_CWORD; i++)); do
                    case "$place/${COMP_WORDS[i]}" in
            \(steps)
                    esac
                done
                COMPREPLY=()
                case "$place $prev" in
            \(values)
                esac
                case "$place" in
            \(words)
                esac
            }
            complete -F \(function) \(program)

            """
    }

    private var steps: String {
        nodes.compactMap { node in
            node.parentKey.map { parent in
                let step = CompletionScript.quoted("\(parent)/\(node.node.name)")
                return "            \(step)) place=\(CompletionScript.quoted(node.key)) ;;"
            }
        }.joined(separator: "\n")
    }

    private var values: String {
        nodes.flatMap { node in
            node.optionsWithValue.map { option in
                let pattern = CompletionScript.quoted("\(node.key) --\(option.name)")
                return "        \(pattern)) \(reply(for: option))return ;;"
            }
        }.joined(separator: "\n")
    }

    private func reply(for option: Option) -> String {
        if case .file = option.kind { return reply(to: "-f") }
        return option.values.isEmpty ? "" : reply(to: wordList(option.values))
    }

    private var words: String {
        nodes.map { node in
            let words = node.words.map(\.word) + node.options.map { "--\($0.name)" }
            return "        \(CompletionScript.quoted(node.key))) \(reply(to: wordList(words))) ;;"
        }.joined(separator: "\n")
    }

    private func wordList(_ words: [String]) -> String {
        "-W " + CompletionScript.quoted(words.joined(separator: " "))
    }

    private func reply(to question: String) -> String {
        "COMPREPLY=($(compgen \(question) -- \"$cur\")); "
    }
}
