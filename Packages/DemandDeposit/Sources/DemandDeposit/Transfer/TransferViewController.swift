import Console
import DemandDepositInterface

@MainActor
protocol TransferPresentableListener: AnyObject {
    func submit(_ text: String)
    func goBack()
}

/// One field at a time, below what is known already.
final class TransferViewController: ScreenViewController, TransferPresentable {
    weak var listener: (any TransferPresentableListener)?

    func show(_ state: TransferState) {
        screen = Screen(
            "Transfer",
            notice: state.problem,
            blocks: [.fields(state.fields)],
            prompt: state.prompt,
            actions: [.back()]
        )
    }

    override func submitted(_ text: String) {
        listener?.submit(text)
    }

    override func pressed(_ action: ScreenAction.ID) {
        listener?.goBack()
    }
}

extension TransferState {
    fileprivate var fields: [Field] {
        let payer = payer?.fieldsForMoving ?? []
        return switch step {
        case .payee: payer
        case .amount(let payee): payer + [Field("To", payee.label)]
        case .memo(let payee, let amount):
            payer + [Field("To", payee.label), Field("Amount", amount.description)]
        }
    }

    fileprivate var prompt: Prompt {
        switch step {
        case .payee: Prompt("Payee's account", placeholder: "3333-01-0000013", initial: payee)
        case .amount: Prompt("Amount", placeholder: "5만", initial: amount)
        case .memo: Prompt("Memo, if any", placeholder: "7월분", initial: memo)
        }
    }
}
