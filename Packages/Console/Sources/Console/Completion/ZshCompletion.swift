/// The completion script for zsh.
struct ZshCompletion {
    let program: String
    let nodes: [CompletionNode]

    var text: String {
        let function = CompletionScript.function(of: program)
        return """
            #compdef \(program)
            # Completions of \(program) for zsh, printed by '\(program) completions zsh'.
            # Adds the candidates that the program prints for a list and the beginning of a word.
            \(function)_candidates() {
                local line word
                local -a found
                for line in "${(@f)$("${words[1]}" \(BuiltInCommand.candidates.rawValue) $passed \
                    -- "$1" "${(Q)words[CURRENT]#*=}" 2>/dev/null </dev/null)}"; do
                    word=${line%%$'\\t'*}
                    found+=("${word//:/\\:}${line[$#word + 1,-1]/$'\\t'/:}")
                done
                [[ -n $found ]] && _describe "$1" found
            }
            \(function)() {
                local place='' count=0 i
                local -a passed
                for ((i = 2; i < CURRENT; i++)); do
                    case "${words[i - 1]}" in
                        \(CompletionScript.passedOptions(nodes)))
                            passed+=("${words[i - 1]}" "${(Q)words[i]}")
                            continue
                            ;;
                        \(CompletionScript.optionsBeforeValue(nodes))) continue ;;
                    esac
                    case "$place/${words[i]}" in
            \(CompletionScript.steps(nodes))
                    esac
                done
                local prev="${words[CURRENT - 1]}"
                if [[ ${words[CURRENT]} == --*=* ]]; then
                    prev="${words[CURRENT]%%=*}"
                    compset -P '*='
                fi
                case "$place $prev" in
            \(CompletionScript.values(nodes, reply: reply))
                esac
                local -a entries options
                case "$place" in
            \(entries)
                esac
                case "$place $count" in
            \(CompletionScript.arguments(nodes, reply: reply))
                esac
                _describe \(CompletionScript.quoted(program)) entries
                # Options come only after all words, as in fish.
                if [[ ${words[CURRENT]} == -* || ${compstate[nmatches]} -eq 0 ]]; then
                    _describe -o options options
                fi
            }
            # In a folder of $fpath, this file is the body of the function; otherwise it is sourced.
            if [[ ${funcstack[1]} == \(function) ]]; then
                \(function) "$@"
            else
                compdef \(function) \(program)
            fi

            """
    }

    private func reply(for option: Option) -> String {
        if option.takesFiles { return "_files; " }
        if let list = option.completion?.list { return "\(candidates(of: list)); " }
        guard !option.values.isEmpty else { return "" }
        let values = option.values.map(CompletionScript.quoted).joined(separator: " ")
        return "compadd -- \(values); "
    }

    private var entries: String {
        nodes.map { node in
            let words = node.words.map(entry).joined(separator: " ")
            let options = node.options.map { entry(word: "--\($0.name)", help: $0.help) }
            return "        \(CompletionScript.quoted(node.key))) entries=(\(words)) options=("
                + options.joined(separator: " ") + ") ;;"
        }.joined(separator: "\n")
    }

    private func reply(for argument: Argument) -> String? {
        if let list = argument.completion?.list { return candidates(of: list) }
        guard !argument.values.isEmpty else { return nil }
        let entries = argument.values.map { entry(word: $0, help: argument.help) }
        return "entries+=(\(entries.joined(separator: " ")))"
    }

    private func entry(word: String, help: String) -> String {
        CompletionScript.quoted("\(escaped(word)):\(help)")
    }

    private func candidates(of list: String) -> String {
        "\(CompletionScript.function(of: program))_candidates \(list)"
    }

    /// Escapes colons, because `_describe` separates a word and its description at the first colon.
    private func escaped(_ word: String) -> String {
        word.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "\\:")
    }
}
