import BankConsoleTesting
import Testing

@testable import Card

@Suite("The requests about cards")
struct RequestTests {
    private let number = AccountNumber.sample
    private let edits: [CardEdit] = [
        .lock([.domestic]), .unlock([.domestic, .overseas]), .reportLoss, .close,
        .limits(perPayment: Money(won: 5), perDay: nil),
    ]
    private let steps: [PaymentStep] = [
        .settle(Money(won: 5)), .settle(nil), .void, .expire, .cancel(nil),
    ]

    private var requests: [any Request] {
        get throws {
            try [
                AccountRequest(.cardIssue, number),
                CardRequest(purpose: .cardReissue, card: "\(number)/card1"),
                CardRequest(purpose: .cardReveal, card: "\(number)/card1"),
                CardPaymentRequest(
                    card: "\(number)/card1",
                    purchase: CardPurchase(
                        amount: Money(won: 5),
                        merchant: "Book Shop",
                        place: .overseas
                    )
                ),
            ] + edits.map { CardEditRequest(card: "\(number)/card1", edit: $0) }
                + steps.map { PaymentStepRequest(payment: "\(number)/card1/payment1", step: $0) }
        }
    }

    @Test("there is a typed request for each purpose that the feature posts")
    func complete() throws {
        let purposes = Set(try requests.map(\.purpose))
        #expect(purposes == Set(CardAuthorityRules.all(by: "Card").map(\.purpose)))
    }

    @Test("each missing, additional or corrupted field is refused with its name and the purpose")
    func strict() throws {
        for request in try requests { #expect(request.acceptedChanges() == []) }
    }
}
