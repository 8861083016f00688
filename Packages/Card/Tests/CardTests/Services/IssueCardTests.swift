import BankConsoleTesting
import Testing

@testable import Card

@Suite("Issuing a card")
struct IssueCardTests {
    @Test("issues a card to an account on the business date")
    func issue() async throws {
        let bank = try await CardBank()
        let issue = try await bank.service.issue(
            to: bank.account.description,
            options: .agreed()
        )

        let card = try #require(issue.card)
        #expect(card.account == bank.account.accountID)
        #expect(card.ordinal == 1)
        #expect(card.issued == BusinessDate(year: 2026, month: 1, day: 5))
        #expect(issue.account == card.account)
        #expect(!issue.outcome.isRepeat)
        #expect(try await bank.service.findCard(.number(card.number)) == card)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("issues a card with the signature of the account's owner, who reads its masked number")
    func signature() async throws {
        let (bank, card) = try await CardBank.withCard()
        #expect(bank.signing.requests.count == 1)
        let request = try #require(bank.signing.requests.first)
        let (movement, preview) = (request.movement, request.preview)
        #expect(movement.customer == bank.owner)
        #expect(movement.from == card.account && movement.to == card.account)
        #expect(movement.amount == .zero)
        #expect(movement.purpose == .cardIssue)
        #expect(preview.title == "Issue of a card")
        #expect(preview.lines.first == .init("Card", card.number.masked))
        #expect(!preview.text.contains(card.number.full))
    }

    @Test("refuses a key that was used for something else, also for an unknown account or card")
    func conflictWithUnknown() async throws {
        let (bank, card) = try await CardBank.withCard()
        let used = RequestOptions.agreed(as: try IdempotencyID("once"))
        try await bank.reportLoss(of: card, options: used)
        let unknown = CardReference.number(.random())
        #expect(
            try await refusalCode {
                try await bank.service.changeCard(unknown, .reportLoss, options: used)
            } == "idempotency.conflict"
        )
        #expect(
            try await refusalCode {
                try await bank.service.issue(to: "3333-01-0000037", options: used)
            } == "idempotency.conflict"
        )
        #expect(
            try await refusalCode {
                try await bank.service.changePayment("none", .void, options: used)
            } == "idempotency.conflict"
        )
    }

    @Test("refuses to close an account with a card, without a digit of its number")
    func closing() async throws {
        let (bank, card) = try await CardBank.withCard()
        let error = try await #require(throws: BankError.self) { try await bank.closeAccount() }
        #expect(error.code == "closing.linked")
        #expect(error.message.contains("3333-01-0000013/card1"))
        #expect(!error.message.contains(card.number.lastFour))
    }

    @Test("lists several cards of an account with distinct numbers, oldest first")
    func several() async throws {
        let bank = try await CardBank()
        var issued: [Card] = []
        for _ in 0..<12 { issued.append(try await bank.issue()) }
        let cards = try await bank.cards()
        #expect(cards == issued)
        #expect(cards.map(\.ordinal) == Array(1...12))
        #expect(Set(cards.map(\.number)).count == 12)
    }

    @Test("refuses an idempotency key that was used for another account")
    func idempotencyConflict() async throws {
        let bank = try await CardBank()
        let other = try await bank.openOtherAccount()
        let options = RequestOptions.agreed(as: try IdempotencyID("once"))
        _ = try await bank.service.issue(
            to: bank.account.description,
            options: options
        )
        let error = try await #require(throws: BankError.self) {
            try await bank.service.issue(to: other.description, options: options)
        }
        #expect(error.code == "idempotency.conflict")
        #expect(try await bank.cards(of: other).isEmpty)
    }

    @Test("refuses to issue a card to a closed account")
    func closedAccount() async throws {
        let bank = try await CardBank()
        try await bank.closeAccount()
        let entries = try await bank.entryCount()
        for isDryRun in [false, true] {
            await #expect(throws: BankError.accountClosed(bank.account)) {
                try await bank.service.issue(
                    to: bank.account.description,
                    options: .agreed(isDryRun: isDryRun)
                )
            }
        }
        #expect(try await bank.entryCount() == entries)
    }

    @Test(
        "refuses to issue a card to an unknown account",
        arguments: [
            ("3333-01-0000037", "account.unknown"), ("3333-01-0000017", "account.mistyped"),
        ]
    )
    func noAccount(number: String, code: String) async throws {
        let bank = try await CardBank()
        let error = try await #require(throws: BankError.self) {
            try await bank.service.issue(to: number, options: .agreed())
        }
        #expect(error.code == code)
    }

    @Test("draws again when the number is taken by a card of any account")
    func uniqueness() async throws {
        let bank = try await CardBank()
        let other = try await bank.openOtherAccount()
        let (taken, free) = (CardNumber.random(), CardNumber.random())
        let service = bank.service(drawing: [taken, taken, taken, free])
        #expect(try await bank.issue(by: service).number == taken)
        #expect(try await bank.issue(to: other, by: service).number == free)
        #expect(
            try await bank.service.findCard(.number(taken)).account
                == bank.account.accountID
        )
    }

    @Test("concurrent issues get distinct ordinals and numbers")
    func concurrently() async throws {
        let bank = try await CardBank()
        let cards = try await withThrowingTaskGroup { group in
            for _ in 0..<20 {
                group.addTask {
                    // The signed draft has the card's name, so a faster issue asks to sign again.
                    while true {
                        do {
                            return try await bank.issue()
                        } catch let error as BankError where error.code == "draft.changed" {}
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(cards.map(\.ordinal)) == Set(1...20))
        #expect(Set(cards.map(\.number)).count == 20)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("the book's history of an issue contains no card number")
    func history() async throws {
        let bank = try await CardBank()
        let issue = try await bank.service.issue(
            to: bank.account.description,
            options: .agreed()
        )
        let card = try #require(issue.card)
        let receipt = try #require(issue.outcome.receipt)
        #expect(receipt.result == ["card": "\(bank.account)/card1"])
        #expect(receipt.intent.content == ["account": bank.account.description])
        #expect(
            try await bank.ledger.records(linkedTo: card.account, in: nil).map(\.key.name)
                == ["\(bank.account)/card1"]
        )
    }
}
