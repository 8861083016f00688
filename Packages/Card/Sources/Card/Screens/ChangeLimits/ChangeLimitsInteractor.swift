import BankConsole
import Bookkeeping
import Console
import RIBs
import SigningInterface

/// Builds the form that changes the limits of a card.
final class ChangeLimitsBuilder: Builder<CardScreens> {
    func build(of card: Card, withListener listener: any ChildListener) -> any ViewableRouting {
        ScreenRouter(
            ChangeLimitsInteractor(dependency, card: card, .perPayment, listener: listener)
        )
    }
}

/// The current question of the form that changes a card's limits, with the answers so far.
enum ChangeLimitsStep {
    case perPayment
    case perDay(perPayment: Money)
}

/// Asks for both limits of a card, and changes them with the customer's signature.
final class ChangeLimitsInteractor: CardFormInteractor<ChangeLimitsStep> {
    override var screen: Screen {
        let (current, highest) = (card.limits, CardLimits.highest)
        switch step {
        case .perPayment:
            return screen(
                [
                    Field("Current limit", current.perPayment.description),
                    Field("Highest limit", highest.perPayment.description),
                ],
                .amount(
                    "Limit per payment",
                    placeholder: "200만",
                    initial: String(current.perPayment.won)
                )
            )
        case .perDay(let perPayment):
            return screen(
                [
                    Field("Limit per payment", perPayment.description),
                    Field("Current limit", current.perDay.description),
                    Field("Highest limit", highest.perDay.description),
                ],
                .amount("Limit per day", placeholder: "600만", initial: String(current.perDay.won))
            )
        }
    }

    private func screen(_ fields: [Field], _ prompt: Prompt) -> Screen {
        Screen(
            "Limits of \(card.number.masked)",
            blocks: [.fields(fields)],
            prompt: prompt,
            actions: [.back()]
        )
    }

    override func answer(_ text: String) async throws -> FormOutcome<ChangeLimitsStep> {
        let amount = try Money(parsing: text)
        switch step {
        case .perPayment:
            // Refuses a limit that no limit per day can make valid.
            _ = try CardLimits(perPayment: amount, perDay: CardLimits.highest.perDay)
            return .next(.perDay(perPayment: amount))
        case .perDay(let perPayment):
            let limits = try CardLimits(perPayment: perPayment, perDay: amount)
            try await change(to: limits)
            return .finished(
                .done("The limits are \(limits.perPayment) a payment and \(limits.perDay) a day.")
            )
        }
    }

    private func change(to limits: CardLimits) async throws {
        let signer = signer(screens.verify)
        _ = try await screens.cards.signed(by: signer).changeCard(
            .name(card.recordName),
            .limits(perPayment: limits.perPayment, perDay: limits.perDay),
            options: signer.options
        )
    }
}
