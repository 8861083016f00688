import Bookkeeping

/// The number of a demand deposit account: `3333-NN-NNNNNNN`, the last digit a check digit.
///
/// The check digit is H. M. Damm's ("Total anti-symmetrische Quasigruppen", 2004): it finds every
/// single wrong digit and every pair of neighbours swapped.
public struct AccountNumber: Sendable, Hashable, CustomStringConvertible {
    /// As people write it, with its dashes.
    public let description: String

    /// The account in the book.
    public var accountID: AccountID { AccountID(description) }

    /// The number that somebody wrote, with or without its dashes.
    /// - Throws: ``BankError`` `account.number` when it has another form, `account.mistyped` when the check
    ///   digit does not fit.
    public init(parsing text: String) throws(BankError) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let hasForm = parts.count == 1 || parts.map(\.utf8.count) == [4, 2, 7]
        let digits = parts.joined().utf8.map { Int($0) - 0x30 }
        guard hasForm, digits.count == 13, digits.allSatisfy((0...9).contains),
            digits.prefix(4).allSatisfy({ $0 == 3 })
        else {
            throw BankError(
                .badData,
                code: "account.number",
                "“\(text)” is not an account number; one looks like 3333-01-0000013"
            )
        }
        guard Damm.isValid(digits) else {
            throw BankError(
                .badData,
                code: "account.mistyped",
                "the account number \(text) is mistyped: its check digit does not fit"
            )
        }
        self.init(digits: digits)
    }

    /// The number of that branch and serial, with its check digit.
    /// - Parameters:
    ///   - branch: 0 to 99.
    ///   - serial: 0 to 999,999.
    public init?(branch: Int, serial: Int) {
        guard (0...99).contains(branch), (0...999_999).contains(serial) else { return nil }
        var rest = branch * 1_000_000 + serial
        var digits: [Int] = []
        for _ in 0..<8 {
            digits.insert(rest % 10, at: 0)
            rest /= 10
        }
        digits = [3, 3, 3, 3] + digits
        self.init(digits: digits + [Damm.checkDigit(of: digits)])
    }

    private init(digits: [Int]) {
        func text(_ range: Range<Int>) -> String { digits[range].map(String.init).joined() }
        description = "\(text(0..<4))-\(text(4..<6))-\(text(6..<13))"
    }
}
