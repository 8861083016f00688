import Console

/// Returns the command `probe screens`, which asks for a secret and a name on two screens.
func screensCommand(io: any ProgramIO) -> Command {
    Command(
        "screens",
        abstract: "Ask for a secret and a name.",
        examples: [Example("probe screens", "shows two screens")]
    ) { invocation in
        let end = try await play(io: io, globals: invocation.globals)
        try end.conclude()
        return Answer([.line("ended: \(end)")], json: .string("\(end)"))
    }
}

@MainActor
private func play(io: any ProgramIO, globals: GlobalOptions) async throws -> ScreenSessionEnd {
    let window = Window()
    window.show(root: SecretViewController())
    let terminal: any Terminal =
        switch TerminalKind(of: io) {
        case .keys: TTYTerminal(io: io, globals: globals)
        case .lines: PipeTerminal(io: io, globals: globals)
        }
    return try await ScreenSession.run(window: window, terminal: terminal)
}

/// A screen that asks for a secret and then presents a screen that asks for a name.
private final class SecretViewController: ScreenViewController {
    init() {
        super.init(
            screen: Screen(
                "Secret",
                prompt: Prompt("Code", kind: .secret(length: 6)),
                actions: [.back()]
            )
        )
    }

    override func entered(_ secret: Secret) {
        present(NameViewController(length: secret.withBytes(\.count)))
    }

    override func pressed(_ action: ScreenAction.ID) { dismiss(self) }
}

private final class NameViewController: ScreenViewController {
    init(length: Int) {
        super.init(
            screen: Screen(
                "Name",
                notice: .done("\(length) bytes."),
                prompt: Prompt("Name"),
                actions: [.back()]
            )
        )
    }

    override func submitted(_ text: String) { screen.notice = .done("Hello, \(text).") }

    override func pressed(_ action: ScreenAction.ID) { dismiss(self) }
}
