import BankConsole
import LedgerInterface

/// The interactor of a form about one card.
class CardFormInteractor<Step>: FormInteractor<Step> {
    let service: CardService
    private(set) var card: Card

    init(_ service: CardService, card: Card, _ step: Step, listener: any ChildListener) {
        self.service = service
        self.card = card
        super.init(step, listener: listener)
    }

    override func load() async throws {
        card = try await service.findCard(.name(card.recordName))
    }
}
