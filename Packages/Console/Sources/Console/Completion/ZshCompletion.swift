/// The completion script for zsh.
struct ZshCompletion {
    let program: String
    let nodes: [CompletionNode]

    var text: String {
        let function = CompletionScript.function(of: program)
        return """
            #compdef \(program)
            # Completions of \(program) for zsh, printed by '\(program) completions zsh'.
            \(function)() {
                local place='' i
                for ((i = 2; i < CURRENT; i++)); do
                    case "${words[i - 1]}" in
                        \(CompletionScript.optionsBeforeValue)) continue ;;
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
                local -a entries
                case "$place" in
            \(entries)
                esac
                _describe \(CompletionScript.quoted(program)) entries
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
        guard !option.values.isEmpty else { return "" }
        let values = option.values.map(CompletionScript.quoted).joined(separator: " ")
        return "compadd -- \(values); "
    }

    private var entries: String {
        nodes.map { node in
            let entries = (node.words + node.options.map { ("--\($0.name)", $0.help) })
                .map { CompletionScript.quoted("\(escaped($0.0)):\($0.1)") }
            return "        \(CompletionScript.quoted(node.key))) entries=("
                + entries.joined(separator: " ") + ") ;;"
        }.joined(separator: "\n")
    }

    /// Escapes colons, because `_describe` separates a word and its description at the first colon.
    private func escaped(_ word: String) -> String {
        word.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "\\:")
    }
}
