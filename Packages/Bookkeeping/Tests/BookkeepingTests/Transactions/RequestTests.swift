import BookkeepingTesting
import Testing

@testable import Bookkeeping

@Suite("The typed content of a request")
struct RequestTests {
    @Test("each missing, additional or corrupted field is refused with its name and the purpose")
    func strict() throws {
        let date = try BusinessDate(parsing: "2026-01-05")
        let requests: [any Request] = [
            BookStart(date: date, nonce: try IdempotencyID("n-1")), DayClosing(date: date),
            AccountRequest(
                Purpose("account.close"),
                try AccountNumber(parsing: "3333-01-0000013")
            ),
            PaydayRequest(
                Purpose("account.interest"),
                AccountID("3333-01-0000013/box1"),
                through: date
            ),
            Note(text: "rent", amount: Money(won: 5), author: CustomerID("C000001")),
            Note(text: "", amount: .zero, author: nil),
        ]
        for request in requests { #expect(request.acceptedChanges() == []) }
    }

    @Test(
        "an amount has one text",
        arguments: ["", "-1", "+1", "01", "1.0", " 1", "1 ", "９", "9223372036854775808"]
    )
    func amounts(text: String) {
        let intent = Intent(
            id: .random(),
            purpose: Note.purpose,
            content: ["text": "", "amount": text, "author": ""]
        )
        let error = #expect(throws: BankError.self) { try intent.request(as: Note.self) }
        #expect(error?.code == "request.malformed")
        #expect(error?.message.contains("'amount'") == true)
    }

    @Test("text with the same characters in other bytes is another text")
    func bytes() throws {
        for text in ["\u{E9}", "e\u{301}"] {
            let note = Note(text: text, amount: .zero, author: nil)
            let decoded = try Intent(id: .random(), note).request(as: Note.self)
            #expect(decoded.text.utf8.elementsEqual(text.utf8))
        }
        let accent = Intent(id: .random(), Accent())
        #expect(try accent.request(as: Accent.self) == Accent())
        let other = Intent(id: accent.id, purpose: accent.purpose, content: ["letter": "e\u{301}"])
        let error = #expect(throws: BankError.self) { try other.request(as: Accent.self) }
        #expect(error?.code == "request.malformed")
    }

    @Test("a request is not decoded under another purpose")
    func otherPurpose() {
        let note = Intent(id: .random(), Note(text: "", amount: .zero, author: nil))
        let other = Intent(id: note.id, purpose: Purpose("other"), content: note.content)
        let error = #expect(throws: BankError.self) { try other.request(as: Note.self) }
        #expect(error?.code == "request.malformed")
    }
}

/// A request with a single valid value, the letter é as one scalar.
private struct Accent: Request {
    let purpose = Purpose("test.accent")
    var fields: [String: any RequestField] { ["letter": "\u{E9}"] }
}

extension Accent {
    init(_ fields: RequestFields) throws(BankError) {
        let letter: String = try fields("letter")
        guard letter == "\u{E9}" else { throw fields.malformed("letter") }
        self.init()
    }
}

private struct Note: Request {
    static let purpose = Purpose("test.note")

    let text: String
    let amount: Money
    let author: CustomerID?

    var purpose: Purpose { Self.purpose }
    var fields: [String: any RequestField] {
        ["text": text, "amount": amount, "author": author]
    }
}

extension Note {
    init(_ fields: RequestFields) throws(BankError) {
        self.init(
            text: try fields("text"),
            amount: try fields("amount"),
            author: try fields("author")
        )
    }
}
