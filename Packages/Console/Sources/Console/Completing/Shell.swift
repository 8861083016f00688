/// A shell for which there is a completion script.
enum Shell: String, Sendable, CaseIterable {
    case bash
    case zsh
    case fish

    /// Where the shell looks for the script of a program.
    func scriptPath(of program: String) -> String {
        switch self {
        case .bash: "~/.local/share/bash-completion/completions/\(program)"
        case .zsh: "~/.zfunc/_\(program)"
        case .fish: "~/.config/fish/completions/\(program).fish"
        }
    }
}
