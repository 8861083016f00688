import BankConsoleTesting
import Testing

@testable import Card

@MainActor
extension CardBank {
    /// Shows the customer's cards, as the home screen does.
    func showCards(as customer: CustomerID = FakeBank.customer) async throws -> FeatureStage {
        try await settled(FeatureStage(in: container, as: customer))
    }

    /// Shows the management of a card, as the screen of an account does.
    func show(
        cardNumber: String,
        as customer: CustomerID = FakeBank.customer
    ) async throws -> FeatureStage {
        try await settled(
            FeatureStage(in: container, as: customer) { session, listener in
                try session.resolve(managementCardInject)
                    .router(cardNumber: cardNumber, listener: listener)
            }
        )
    }

    func show(
        _ card: Card,
        as customer: CustomerID = FakeBank.customer
    ) async throws -> FeatureStage {
        try await show(cardNumber: card.number.full, as: customer)
    }

    private func settled(_ stage: FeatureStage) async throws -> FeatureStage {
        DetachmentWatch.begin { Issue.record("\($0)") }
        await stage.window.settled()
        return stage
    }
}

extension FeatureStage {
    /// Types keys without waiting for the effect of each.
    func typeAhead(_ keys: Key...) async {
        for key in keys { window.handle(key) }
        await window.settled()
    }
}

extension Screen {
    /// The number in the panel of a card.
    var shownNumber: String? {
        for case .panels(let panels) in blocks {
            for case .fields(let fields) in panels.flatMap(\.blocks) {
                return fields.first { $0.name == "Number" }?.value
            }
        }
        return nil
    }
}
