/// The completion script for bash 3.2 and later.
struct BashCompletion {
    let program: String
    let nodes: [CompletionNode]

    var text: String {
        let function = CompletionScript.function(of: program)
        return """
            # Completions of \(program) for bash, printed by '\(program) completions bash'.
            \(function)() {
                local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD - 1]}"
                # bash treats the '=' of --option=value as a word.
                if [[ $cur == '=' ]]; then
                    cur=''
                elif [[ $prev == '=' ]]; then
                    prev="${COMP_WORDS[COMP_CWORD - 2]}"
                fi
                local place='' i
                for ((i = 1; i < COMP_CWORD; i++)); do
                    case "${COMP_WORDS[i - 1]}" in
                        \(CompletionScript.optionsBeforeValue)) continue ;;
                    esac
                    case "$place/${COMP_WORDS[i]}" in
            \(CompletionScript.steps(nodes))
                    esac
                done
                COMPREPLY=()
                case "$place $prev" in
            \(CompletionScript.values(nodes, reply: reply))
                esac
                case "$place" in
            \(words)
                esac
            }
            complete -F \(function) \(program)

            """
    }

    private func reply(for option: Option) -> String {
        if option.takesFiles {
            return "compopt -o filenames 2>/dev/null; local IFS=$'\\n'; \(reply(to: "-f")); "
        }
        return option.values.isEmpty ? "" : "\(reply(to: wordList(option.values))); "
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
        "COMPREPLY=($(compgen \(question) -- \"$cur\"))"
    }
}
