/// The number of a demand deposit account, `3333-NN-NNNNNNN`, whose last digit is a check digit.
public struct AccountNumber: Sendable, Hashable, CustomStringConvertible {
    /// The number with its dashes.
    public let description: String

    /// The name of the account in the book.
    public var accountID: AccountID { AccountID(description) }

    /// Creates an account number from text with or without dashes.
    /// - Throws: ``BankError`` `account.number` for text in another form, and `account.mistyped`
    ///   for a wrong check digit.
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
                "'\(text)' is not an account number; write it as in '3333-01-0000013'"
            )
        }
        guard Damm.isValid(digits) else {
            throw BankError(
                .badData,
                code: "account.mistyped",
                "the account number '\(text)' is mistyped: its check digit is wrong"
            )
        }
        self.init(digits: digits)
    }

    /// Creates an account number from a branch and a serial number; nil if one is out of range.
    /// - Parameters:
    ///   - branch: The number of the branch, 0 to 99.
    ///   - serial: The serial number, 0 to 999,999.
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

/// The algorithm of Damm for check digits ("Total anti-symmetrische Quasigruppen", 2004).
///
/// The check digit detects one wrong digit and every swap of two adjacent digits.
private enum Damm {
    private static let table: [[Int]] = [
        [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
        [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
        [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
        [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
        [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
        [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
        [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
        [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
        [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
        [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
    ]

    /// Returns the check digit of a list of digits, each 0 to 9.
    static func checkDigit(of digits: [Int]) -> Int {
        digits.reduce(0) { table[$0][$1] }
    }

    /// Returns whether the last digit is the check digit of the digits before it.
    static func isValid(_ digits: [Int]) -> Bool {
        checkDigit(of: digits) == 0
    }
}
