import Bookkeeping
import Testing

@Suite("Preview of a movement")
struct MovementPreviewTests {
    private static let detail = MovementPreview.Detail("A day", "up to 5,000 won")

    private func names(amount: Int64, fee: Int64) -> [String] {
        MovementPreview(
            title: "Title",
            from: "card 9490",
            to: "3333-01-0000013",
            amount: Money(won: amount),
            fee: Money(won: fee),
            details: [Self.detail]
        ).lines.map(\.name)
    }

    @Test("a preview of a payment has payer, payee, amount and fee, even when the fee is zero")
    func moving() {
        let all = ["From", "To", "Amount", "Fee", "A day"]
        #expect(names(amount: 1, fee: 0) == all)
        #expect(names(amount: 1, fee: 2) == all)
        #expect(names(amount: 0, fee: 1) == all)
    }

    @Test(
        "a preview without a payment begins with what it is about, and has neither payee nor amount"
    )
    func still() {
        #expect(names(amount: 0, fee: 0) == ["From", "A day"])
        let preview = MovementPreview(
            title: "Become a customer",
            about: .init("Name", "김하나"),
            details: [Self.detail]
        )
        #expect(preview.text == "Become a customer\nName: 김하나\nA day: up to 5,000 won")
    }
}
