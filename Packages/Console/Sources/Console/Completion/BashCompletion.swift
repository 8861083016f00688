/// The completion script for bash 3.2 and later.
struct BashCompletion {
    let program: String
    let nodes: [CompletionNode]

    var text: String {
        let function = CompletionScript.function(of: program)
        return """
            # Completions of \(program) for bash, printed by '\(program) completions bash'.
            # Adds the candidates that the program prints for a list and the beginning of a word.
            \(function)_candidates() {
                local word help special=$'][ \\t\\'"\\\\\\\\$`;&|<>(){}*?!#~'
                while IFS=$'\\t' read -r word help; do
                    [[ $word == *[$special]* ]] && word=$(printf '%q' "$word")
                    COMPREPLY+=("$word")
                done < <("${COMP_WORDS[0]}" \(BuiltInCommand.candidates.rawValue) ${passed[@]+"${passed[@]}"} \
                    -- "$1" "$cur" 2>/dev/null </dev/null)
            }
            \(function)() {
                local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD - 1]}"
                # bash treats the '=' of --option=value as a word.
                if [[ $cur == '=' ]]; then
                    cur=''
                elif [[ $prev == '=' ]]; then
                    prev="${COMP_WORDS[COMP_CWORD - 2]}"
                fi
                local place='' count=0 i passed=()
                for ((i = 1; i < COMP_CWORD; i++)); do
                    case "${COMP_WORDS[i - 1]}" in
                        \(CompletionScript.passedOptions(nodes)))
                            passed+=("${COMP_WORDS[i - 1]}")
                            [[ ${COMP_WORDS[i]} == '=' ]] && i=$((i + 1))
                            passed+=("${COMP_WORDS[i]}")
                            continue
                            ;;
                        \(CompletionScript.optionsBeforeValue(nodes))|=) continue ;;
                    esac
                    case "$place/${COMP_WORDS[i]}" in
            \(CompletionScript.steps(nodes))
                    esac
                done
                COMPREPLY=()
                local options=''
                case "$place $prev" in
            \(CompletionScript.values(nodes, reply: reply))
                esac
                case "$place" in
            \(words)
                esac
                case "$place $count" in
            \(CompletionScript.arguments(nodes, reply: reply))
                esac
                # Options come only after all words, as in fish.
                if [[ $cur == -* || ${#COMPREPLY[@]} -eq 0 ]]; then
                    COMPREPLY+=(\(generated(by: "-W \"$options\"")))
                fi
            }
            complete -F \(function) \(program)

            """
    }

    private func reply(for option: Option) -> String {
        if option.takesFiles {
            return "compopt -o filenames 2>/dev/null; local IFS=$'\\n'; \(reply(to: "-f")); "
        }
        if let list = option.completion?.list { return "\(candidates(of: list)); " }
        return option.values.isEmpty ? "" : "\(reply(to: wordList(option.values))); "
    }

    private var words: String {
        nodes.map { node in
            let words = node.words.isEmpty ? "" : reply(to: wordList(node.words.map(\.word))) + "; "
            let options = node.options.map { "--\($0.name)" }.joined(separator: " ")
            return "        \(CompletionScript.quoted(node.key))) \(words)options='\(options)' ;;"
        }.joined(separator: "\n")
    }

    private func reply(for argument: Argument) -> String? {
        if let list = argument.completion?.list { return candidates(of: list) }
        guard !argument.values.isEmpty else { return nil }
        return "COMPREPLY+=(\(generated(by: wordList(argument.values))))"
    }

    private func candidates(of list: String) -> String {
        "\(CompletionScript.function(of: program))_candidates \(list)"
    }

    private func wordList(_ words: [String]) -> String {
        "-W " + CompletionScript.quoted(words.joined(separator: " "))
    }

    private func reply(to question: String) -> String {
        "COMPREPLY=(\(generated(by: question)))"
    }

    private func generated(by question: String) -> String {
        "$(compgen \(question) -- \"$cur\")"
    }
}
