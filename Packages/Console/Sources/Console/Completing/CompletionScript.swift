/// The completion script of a shell, generated from the declarations.
///
/// All three scripts work alike: they follow the words typed so far down the tree of commands, and
/// then offer what may come at that place.
struct CompletionScript {
    let program: String
    let tree: CommandTree

    func text(for shell: Shell) -> String {
        let nodes = tree.root.subtree.map { CompletionNode(node: $0) }
        return switch shell {
        case .bash: BashCompletion(program: program, nodes: nodes).text
        case .zsh: ZshCompletion(program: program, nodes: nodes).text
        case .fish: FishCompletion(program: program, nodes: nodes).text
        }
    }
}

extension CompletionScript {
    /// The name of the script's own function: shells know no hyphens or dots in it.
    static func function(of program: String) -> String {
        "_" + String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// A word that every shell takes as it is, between single quotes.
    static func quoted(_ text: String) -> String {
        "'"
            + text.split(separator: "'", omittingEmptySubsequences: false).joined(
                separator: "'\\''"
            )
            + "'"
    }
}
