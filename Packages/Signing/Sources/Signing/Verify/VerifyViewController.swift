import Console

@MainActor
protocol VerifyPresentableListener: AnyObject {
    func enter(_ password: Secret)
    func leave()
}

/// What is being signed, and the hidden field for the password.
final class VerifyViewController: ScreenViewController, VerifyPresentable {
    weak var listener: (any VerifyPresentableListener)?

    func show(_ state: VerifyState) {
        let (request, entry) = (state.request, state.entry)
        let purpose = request.words.action(of: request.movement.purpose)
        let consent = "With the password you sign to \(purpose)."
        screen = Screen(
            request.title,
            notice: entry.problem,
            blocks: [
                .text(entry.refusal == nil ? consent : "Nothing was signed."),
                .fields(request.lines.map { Field($0.name, $0.value) } + entry.fields),
            ],
            prompt: entry.prompt,
            actions: [entry.refusal == nil ? .back("Cancel") : .back()]
        )
    }

    override func entered(_ secret: Secret) {
        listener?.enter(secret)
    }

    override func pressed(_ action: ScreenAction.ID) {
        listener?.leave()
    }
}
