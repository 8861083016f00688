import BankConsoleTesting
import Signing
import Testing

@Suite("The rules of passwords")
struct PasswordRulesTests {
    private let rules: PasswordRules

    init() throws {
        rules = PasswordRules(
            birth: try #require(BusinessDate("1990-03-14")),
            phone: try PhoneNumber(parsing: "010-2345-6789")
        )
    }

    /// The same rules as lists, for the birth date 1990-03-14 and the phone number 010-2345-6789.
    private static let refused: [String: PasswordRules.Refusal] = {
        let lists: [PasswordRules.Refusal: String] = [
            .repeated: "000000 111111 222222 333333 444444 555555 666666 777777 888888 999999",
            .run: """
            012345 123456 234567 345678 456789 567890 098765 987654 876543 765432 654321 543210
            """,
            .birth: "900314 031490 140390",
            .phone: "010234 102345 023456",
        ]
        var refused: [String: PasswordRules.Refusal] = [:]
        for (refusal, list) in lists {
            for password in list.split(separator: " ") { refused[String(password)] = refusal }
        }
        return refused
    }()

    @Test("the rules refuse 28 of a million passwords, each for the right reason")
    func allPasswords() {
        var allowed = 0
        for number in 0..<1_000_000 {
            let digits = String(number + 1_000_000).dropFirst()
            let refusal = Array(digits.utf8).withUnsafeBytes(rules.refusal)
            if refusal == nil { allowed += 1 }
            if refusal != Self.refused[String(digits)] {
                Issue.record("\(digits) is refused for \(String(describing: refusal))")
            }
        }
        #expect(allowed == 999_972)
        #expect(Self.refused.count == 28)
    }

    @Test(
        "the rules refuse the data of any customer, and hardly more",
        arguments: 0..<40
    )
    func anyCustomer(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let birth = BusinessDate(dayNumber: Int.random(in: -20_000...20_000, using: &random))
        let last = (0..<8).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
        let rules = PasswordRules(birth: birth, phone: try PhoneNumber(parsing: "010" + last))
        func refusal(_ text: some StringProtocol) -> PasswordRules.Refusal? {
            Array(text.utf8).withUnsafeBytes(rules.refusal)
        }
        let written = birth.description.replacing("-", with: "").dropFirst(2)
        #expect(refusal(written) != nil)
        #expect(refusal(written.dropFirst(2) + written.prefix(2)) != nil)
        #expect(refusal(last.suffix(6)) != nil)
        #expect(refusal(last.prefix(6)) != nil)
        #expect(refusal("010" + last.prefix(3)) != nil)
        // One in 997: 40 customers times a million would take minutes.
        let refused = stride(from: seed, to: 1_000_000, by: 997).count {
            refusal(String($0 + 1_000_000).dropFirst()) != nil
        }
        #expect(refused <= 31)
    }

    @Test(
        "a refusal has a code, and a line without the password",
        arguments: [
            ("444444", "password.repeated"), ("234567", "password.run"),
            ("987654", "password.run"), ("900314", "password.birth"),
            ("023456", "password.phone"),
        ]
    )
    func refusal(text: String, expected: String) throws {
        let password = try #require(try Password(Array(text.utf8)))
        do {
            try rules.check(password)
            Issue.record("\(text) is allowed")
        } catch {
            #expect(error.code == expected)
            #expect(error.reason == .refused)
            #expect(!error.message.contains(text))
        }
    }

    @Test(
        "a password has exactly six digits",
        arguments: ["", "12345", "1234567", "12345a", "48291 ", "４８２９１５", "-48291", "+48291"]
    )
    func form(text: String) throws {
        #expect(try Password(Array(text.utf8)) == nil)
    }
}
