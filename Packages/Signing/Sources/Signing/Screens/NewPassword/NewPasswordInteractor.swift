import BankConsole
import Bookkeeping
import Console
import SigningInterface

/// The questions of a form that sets a new password.
enum NewPasswordStep<Question> {
    /// A question that the form asks before the new password.
    case question(Question)
    case password(NewPassword)
    case repetition(NewPassword, first: Secret)
    /// Shows a recovery code once.
    case code(NewRecoveryCode)
}

/// The fields, the check and the function of a form that sets a new password.
struct NewPassword: Sendable {
    /// The fields above the question.
    let fields: [Field]
    /// Throws an error if the rules refuse a password.
    let check: @Sendable (Password) throws -> Void
    /// Sets the password, which was typed twice; returns a new recovery code, or nil if the code
    /// stays the same.
    let set: @Sendable (Secret, Secret) async throws -> NewRecoveryCode?
}

/// Asks a form's own questions, asks twice for a new password, and shows the recovery code.
class NewPasswordInteractor<Question>: FormInteractor<NewPasswordStep<Question>> {
    private let title: String

    init(_ title: String, _ question: Question, listener: (any ChildListener)? = nil) {
        self.title = title
        super.init(.question(question), listener: listener)
    }

    /// Returns the screen of a question, without the title, which the caller sets.
    func screen(for question: Question) -> Screen { Screen("") }

    /// Handles an answer to one of the form's own questions.
    func answer(
        _ answer: NewPasswordAnswer,
        to question: Question
    ) async throws -> FormOutcome<NewPasswordStep<Question>> {
        throw CancellationError()
    }

    /// Ends the form after the password was set.
    ///
    /// - Parameter code: The recovery code that was shown; nil if no code was shown.
    func finish(_ code: NewRecoveryCode?) throws -> FormOutcome<NewPasswordStep<Question>> {
        throw CancellationError()
    }

    override var screen: Screen {
        switch step {
        case .question(let question):
            var screen = screen(for: question)
            screen.title = title
            return screen
        case .password(let new):
            return Screen(
                title,
                blocks: [
                    .fields(new.fields),
                    .text(
                        "Choose six digits that are not consecutive, not all the same, and not "
                            + "from the birth date or the phone number."
                    ),
                ],
                prompt: .password("New authentication password"),
                actions: [.back()]
            )
        case .repetition(let new, _):
            return Screen(
                title,
                blocks: [.fields(new.fields)],
                prompt: .password("The same password again"),
                actions: [.back()]
            )
        case .code(let code): return code.screen
        }
    }

    override func answer(_ text: String) async throws -> FormOutcome<NewPasswordStep<Question>> {
        switch step {
        case .question(let question): return try await answer(.text(text), to: question)
        case .code(let code):
            try code.requireEnd(text)
            await code.confirm()
            return try finish(code)
        case .password, .repetition: throw CancellationError()
        }
    }

    override func answer(
        _ secret: Secret
    ) async throws -> FormOutcome<NewPasswordStep<Question>> {
        switch step {
        case .question(let question): return try await answer(.secret(secret), to: question)
        case .password(let new):
            try new.check(Password(new: secret))
            return .next(.repetition(new, first: secret))
        case .repetition(let new, let first):
            guard let code = try await new.set(first, secret) else { return try finish(nil) }
            return .next(.code(code))
        case .code: throw CancellationError()
        }
    }

    override func answer(
        choosing action: ScreenAction.ID
    ) async throws -> FormOutcome<NewPasswordStep<Question>> {
        switch step {
        case .question(let question): return try await answer(.action(action), to: question)
        case .code(let code) where action == .later: return try finish(code)
        default: throw CancellationError()
        }
    }
}

/// An answer to a question of a form that sets a new password: a text, a secret or an action.
enum NewPasswordAnswer {
    case text(String)
    case secret(Secret)
    case action(ScreenAction.ID)
}

extension NewRecoveryCode {
    private static var checkedLength: Int { 4 }

    var screen: Screen {
        Screen(
            "Recovery code",
            headline: Headline("", code.reveal(), role: .warning),
            blocks: [
                .text(
                    "Write it down now, and keep it apart from this computer. It sets a new "
                        + "password when yours is forgotten or locked, and is not shown again."
                )
            ],
            prompt: Prompt("Its last \(Self.checkedLength) characters, from your note"),
            // Not the way back: the password is set. The code can be shown later, as none was noted.
            actions: [ScreenAction(.later, "Not now", role: .back)]
        )
    }

    /// Requires that `text` is the end of the recovery code; this shows that the customer has noted
    /// the code.
    /// - Throws: `BankError` `recovery.note`.
    func requireEnd(_ text: String) throws(BankError) {
        guard text.uppercased() == code.reveal().suffix(Self.checkedLength) else {
            throw BankError(
                .badData,
                code: "recovery.note",
                "the recovery code does not end with '\(text)'; compare it with your note"
            )
        }
    }
}

extension Prompt {
    /// Returns a prompt that hides a typed password.
    static func password(_ label: String) -> Prompt {
        Prompt(label, kind: .secret(length: Password.length))
    }
}

extension ScreenAction.ID {
    static let later: ScreenAction.ID = "later"
}
