import Bookkeeping
import Testing

@Suite("Account number")
struct AccountNumberTests {
    @Test("a number with its check digit is parsed with and without dashes")
    func roundTrip() throws {
        for serial in [0, 1, 2, 42, 999_999] {
            let number = try #require(AccountNumber(branch: 1, serial: serial))
            #expect(try AccountNumber(parsing: number.description) == number)
            let plain = number.description.filter { $0 != "-" }
            #expect(try AccountNumber(parsing: plain) == number)
        }
    }

    @Test("every wrong digit and every swap of adjacent digits is detected")
    func mistyped() throws {
        for serial in stride(from: 0, to: 999_999, by: 7_919) {
            let number = try #require(AccountNumber(branch: serial % 100, serial: serial))
            let digits = Array(number.description.filter { $0 != "-" })
            for position in 4..<digits.count {
                for other in "0123456789" where other != digits[position] {
                    var wrong = digits
                    wrong[position] = other
                    #expect(refusal(of: wrong) == "account.mistyped")
                }
                if position + 1 < digits.count, digits[position] != digits[position + 1] {
                    var wrong = digits
                    wrong.swapAt(position, position + 1)
                    #expect(refusal(of: wrong) == "account.mistyped")
                }
            }
        }
    }

    @Test(
        "a number in another form is refused",
        arguments: [
            "", "3333", "3333-01-000001", "3333-01-00000177", "4444-01-0000017",
            "333301-0000017", "3333-010-000017", "3333-01-000001x", "３３３３-01-0000017",
        ]
    )
    func form(text: String) {
        #expect(refusal(of: Array(text)) == "account.number")
    }

    private func refusal(of characters: [Character]) -> String? {
        do {
            _ = try AccountNumber(parsing: String(characters))
            return nil
        } catch {
            return error.code
        }
    }
}
