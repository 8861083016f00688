import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import RIBs
import SigningInterface

/// Builds the form that sends money.
final class TransferBuilder: Builder<DemandDepositScreens> {
    func build(
        from account: AccountNumber,
        withListener listener: any ChildListener
    ) -> any ViewableRouting {
        ScreenRouter(
            TransferInteractor(dependency, from: account, listener: listener)
        )
    }
}

/// The current question of the transfer form, with the answers so far.
enum TransferStep {
    case payee
    case amount(Payee)
    case memo(Payee, Money)
}

/// Asks for payee, amount and memo, and sends the money on the customer's signature.
///
/// The accounts that the customer may want to pay are offered first.
///
/// The form refuses a wrong answer before it asks the next question. The service checks all answers
/// again.
final class TransferInteractor: FormInteractor<TransferStep> {
    private let screens: DemandDepositScreens
    private let number: AccountNumber
    private var payer: DemandDepositAccount?
    private var likelyPayees: [LikelyPayee] = []

    private var service: DemandDepositService { screens.demandDeposits }

    init(
        _ screens: DemandDepositScreens,
        from number: AccountNumber,
        listener: any ChildListener
    ) {
        self.screens = screens
        self.number = number
        super.init(.payee, listener: listener)
    }

    override func load() async throws {
        payer = nil
        payer = try await service.openAccount(number)
        likelyPayees = try await service.likelyPayees(
            of: screens.signedInSession.customer,
            from: number
        )
    }

    override var screen: Screen {
        Screen("Transfer", blocks: [.fields(fields)], prompt: prompt, actions: payees + [.back()])
    }

    /// The accounts to choose from; empty once the payee is known.
    private var payees: [ScreenAction] {
        guard case .payee = step else { return [] }
        return likelyPayees.map { payee in
            ScreenAction(
                ScreenAction.ID(payee.number.description),
                payee.label,
                detail: payee.lastAmount.map { "last \($0)" } ?? ""
            )
        }
    }

    private var fields: [Field] {
        let payer = payer?.fieldsForMoving ?? []
        return switch step {
        case .payee: payer
        case .amount(let payee): payer + [Field("To", payee.label)]
        case .memo(let payee, let amount):
            payer + [Field("To", payee.label), Field("Amount", amount.description)]
        }
    }

    private var prompt: Prompt {
        switch step {
        case .payee: Prompt("Payee's account", placeholder: "3333-01-0000013")
        case .amount: .amount()
        case .memo: Prompt("Memo, if any", placeholder: "7월분")
        }
    }

    override func answer(choosing action: ScreenAction.ID) async throws
        -> FormOutcome<TransferStep>
    {
        let payee = try await service.directory.number(
            of: AccountReference(parsing: action.rawValue),
            namedBy: screens.signedInSession.customer
        )
        return .next(.amount(try await service.payee(payee, paidBy: number)))
    }

    override func answer(_ text: String) async throws -> FormOutcome<TransferStep> {
        switch step {
        case .payee: return try await answer(choosing: ScreenAction.ID(text))
        case .amount(let payee):
            let amount = try Money(parsing: text)
            try await service.openAccount(number).requireSpendable(amount)
            return .next(.memo(payee, amount))
        case .memo(let payee, let amount):
            let memo = try FreeText.validated(text, field: "the memo")
            let signer = signer(screens.verify)
            _ = try await service.signed(by: signer).transfer(
                amount,
                from: .number(number),
                to: .number(payee.account.number),
                memo: memo,
                signer.options
            )
            return .finished(.done("\(amount) was transferred to \(payee.owner.name)."))
        }
    }
}
