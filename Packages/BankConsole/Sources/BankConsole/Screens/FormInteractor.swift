import Bookkeeping
public import Console

/// The consequence of a submitted answer.
public enum FormOutcome<Step> {
    /// The form asks the next question.
    case next(Step)

    /// The form is complete; the listener detaches the RIB and shows the notice.
    case finished(Notice)

    /// The form asks the same question again; the notice gives the reason.
    case again(Notice)
}

/// The interactor of a form RIB: asks one question after another, and submits the answers.
///
/// Going back leads to the previous question; on the first question, it leaves the form. Typed text
/// is kept until the form ends. If an answer is refused, the form shows the reason and reloads its
/// content, which may have changed.
///
/// ```swift
/// enum TransferStep {
///     case payee
///     case amount(Payee)
///     case memo(Payee, Money)
/// }
///
/// final class TransferInteractor: FormInteractor<TransferStep> {
///     …
///     override var screen: Screen {
///         Screen("Transfer", blocks: [.fields(fields)], prompt: prompt, actions: payees + [.back()])
///     }
///     …
///     var prompt: Prompt {
///         switch step {
///         case .payee: Prompt("Payee's account", placeholder: "3333-01-0000013")
///         case .amount: .amount()
///         case .memo: Prompt("Memo, if any", placeholder: "7월분")
///         }
///     }
///
///     override func answer(_ text: String) async throws -> FormOutcome<TransferStep> {
///         switch step {
///         case .payee: return try await answer(choosing: ScreenAction.ID(text))
///         case .amount(let payee):
///             let amount = try Money(parsing: text)
///             …
///             return .next(.memo(payee, amount))
///         case .memo(let payee, let amount):
///             …
///             return .finished(.done("\(amount) was transferred to \(payee.owner.name)."))
///         }
///     }
/// }
/// ```
///
/// A form of one question is a `FormInteractor<Void>`.
@MainActor
open class FormInteractor<Step>: ScreenInteractor {
    /// The steps from the first to the current one.
    private var path: [Step]

    /// The text typed at each depth of the path.
    private var typed: [Int: String] = [:]

    /// The current question.
    public final var step: Step { path[path.count - 1] }

    /// Creates the interactor of a form.
    ///
    /// - Parameters:
    ///   - firstStep: The first question.
    ///   - listener: The RIB that opened the form; held weakly. Nil if that RIB is not a
    ///     `ChildListener`: the subclass then overrides ``leave()`` and reports the end of the form
    ///     itself.
    public init(_ firstStep: Step, listener: (any ChildListener)? = nil) {
        path = [firstStep]
        super.init(listener: listener)
    }

    /// Handles text typed at the current step.
    ///
    /// The default ignores the text.
    ///
    /// - Parameter text: The text; may be empty.
    /// - Returns: The outcome: the next question, the same question again, or the end of the form.
    /// - Throws: The reason why the answer is refused, which the form shows to the customer.
    open func answer(_ text: String) async throws -> FormOutcome<Step> {
        throw CancellationError()
    }

    /// Handles a secret entered at the current step.
    ///
    /// The default ignores the secret.
    ///
    /// - Parameter secret: The secret; may be empty.
    /// - Returns: The outcome: the next question, the same question again, or the end of the form.
    /// - Throws: The reason why the answer is refused, which the form shows to the customer.
    open func answer(_ secret: Secret) async throws -> FormOutcome<Step> {
        throw CancellationError()
    }

    /// Handles an action chosen at the current step, other than going back.
    ///
    /// The default ignores the action.
    ///
    /// - Parameter action: The id of one of the screen's actions.
    /// - Returns: The outcome: the next question, the same question again, or the end of the form.
    /// - Throws: The reason why the answer is refused, which the form shows to the customer.
    open func answer(choosing action: ScreenAction.ID) async throws -> FormOutcome<Step> {
        throw CancellationError()
    }

    /// Asks a question from which going back leaves the form.
    public final func restart(at step: Step) {
        path = [step]
    }

    public final override func submit(_ text: String) {
        typed[path.count] = text
        handle { try await $0.answer(text) }
    }

    public final override func enter(_ secret: Secret) {
        handle { try await $0.answer(secret) }
    }

    public final override func choose(_ action: ScreenAction.ID) {
        handle { try await $0.answer(choosing: action) }
    }

    private func handle(
        _ answer: @escaping @MainActor (FormInteractor) async throws -> FormOutcome<Step>
    ) {
        notice = nil
        work { [weak self] in
            guard let self else { return }
            do {
                let outcome = try await answer(self)
                guard isLive else { return }
                follow(outcome)
            } catch {
                guard isLive else { return }
                notice = .problem(error)
                await refresh()
            }
        }
    }

    private func follow(_ outcome: FormOutcome<Step>) {
        switch outcome {
        case .finished(let notice):
            listener?.childDidFinish(notice)
        case .next(let step):
            path.append(step)
            show()
        case .again(let notice):
            self.notice = notice
            show()
        }
    }

    final override func goBack() {
        notice = nil
        guard path.count > 1 else { return leave() }
        path.removeLast()
        show()
    }

    final override var decoratedScreen: Screen {
        var screen = screen
        if let text = typed[path.count] { screen.prompt?.initial = text }
        return screen
    }
}

extension Prompt {
    /// Returns the question for an amount of money, which shows the typed amount in words.
    ///
    /// - Parameters:
    ///   - label: The label of the field.
    ///   - placeholder: An example, shown while the field is empty.
    ///   - initial: The initial text.
    public static func amount(
        _ label: String = "Amount",
        placeholder: String = "5만",
        initial: String = ""
    ) -> Prompt {
        Prompt(label, placeholder: placeholder, initial: initial, explanation: .amountInWords)
    }
}

extension Prompt.Explanation {
    /// The typed amount in words, such as `5만 원`.
    public static let amountInWords = Prompt.Explanation("amount") { text in
        (try? Money(parsing: text))?.words
    }

    /// The typed amount in digits, such as `50,000`.
    public static let amountInDigits = Prompt.Explanation("digits") { text in
        (try? Money(parsing: text))?.digits
    }
}
