import BankConsoleTesting
import Testing

@testable import DemandDeposit

@Suite("Nickname rules")
struct NicknameTests {
    @Test(
        "refuses blank, numeric and malformed nicknames",
        arguments: [
            ("", "nickname.blank"), ("  ", "nickname.blank"),
            ("3333-01-0000013", "nickname.number"),
            ("12 34", "nickname.number"), ("１２３", "nickname.number"), ("a\u{1B}b", "text.control"),
            (String(repeating: "가", count: 201), "text.long"),
        ]
    )
    func refused(text: String, code: String) async throws {
        #expect(try await refusalCode { try Nickname(parsing: text) } == code)
    }
}
