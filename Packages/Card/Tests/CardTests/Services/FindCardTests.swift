import BankConsoleTesting
import Testing

@testable import Card

@Suite("Finding a card")
struct FindCardTests {
    @Test(
        "refuses text that is neither a card number nor a part of one",
        arguments: ["001", "00x8", "", "５３６５"]
    )
    func otherText(text: String) throws {
        let error = try #require(throws: BankError.self) {
            try CardReference(parsing: text, account: "3333-01-0000013")
        }
        #expect(error.code == "card.number")
    }

    @Test("does not find the card of another account by its last four digits")
    func otherAccount() async throws {
        let bank = try await CardBank()
        let other = try await bank.openOtherAccount()
        let card = try await bank.issue()
        let error = try await #require(throws: BankError.self) {
            try await bank.service.findCard(
                .masked(card.number.lastFour, account: other.description)
            )
        }
        #expect(error.reason == .notFound)
        #expect(error.code == "card.unknown")
    }

    @Test(
        "finds two cards with the same last four digits only by their numbers"
    )
    func ambiguous() async throws {
        let bank = try await CardBank()
        let numbers = try ["5365-1000-0006-0018", "5365-1000-0014-0018"].map {
            try CardNumber(parsing: $0)
        }
        let service = bank.service(drawing: numbers)
        try await bank.issue(by: service)
        let second = try await bank.issue(by: service)
        let error = try await #require(throws: BankError.self) {
            try await service.findCard(.masked("0018", account: bank.account.description))
        }
        #expect(error.reason == .badData)
        #expect(error.code == "card.ambiguous")
        #expect(try await service.findCard(.number(numbers[1])) == second)
    }

    @Test("other features get the masked cards of an account, oldest first")
    func summaries() async throws {
        let bank = try await CardBank()
        let other = try await bank.openOtherAccount()
        let cards = [try await bank.issue(), try await bank.issue()]
        try await bank.issue(to: other)
        let summaries = try await bank.container.resolve(cardInject)
            .cards(linkedTo: bank.account.accountID)
        #expect(
            summaries
                == cards.map {
                    CardSummary(
                        name: $0.recordName,
                        maskedNumber: $0.number.masked,
                        cardNumber: $0.number.full.filter(\.isNumber),
                        account: bank.account.accountID
                    )
                }
        )
    }
}
