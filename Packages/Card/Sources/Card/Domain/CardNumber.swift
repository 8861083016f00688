import Bookkeeping

/// The 16-digit number of a check card, whose last digit is a check digit.
///
/// The number is enough to pay with the card. Descriptions, logs and debuggers therefore show only
/// ``masked``; the whole number is available as ``full``.
struct CardNumber: Sendable, Hashable {
    /// The six digits that every card number of this bank begins with (ISO/IEC 7812-2).
    ///
    /// A bank with another issuer number changes only this value. The nine digits between these six
    /// and the check digit allow a billion cards.
    static let issuerDigits = [5, 3, 6, 5, 1, 0]

    private let digits: [Int]

    /// Reads 16 digits, either without separators or in groups of four with dashes or spaces.
    /// - Throws: `BankError` `card.number` if the text has neither form, `card.mistyped` if the
    ///   check digit is wrong. The messages do not repeat the number.
    init(parsing text: String) throws(BankError) {
        let groups = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == " " }
        let hasForm = groups.count == 1 || groups.map(\.utf8.count) == [4, 4, 4, 4]
        let digits = groups.joined().utf8.map { Int($0) - 0x30 }
        guard hasForm, digits.count == 16, digits.allSatisfy((0...9).contains) else {
            throw BankError(
                .badData,
                code: "card.number",
                "the card number is malformed; name the card, as in '월급/card1', or write its 16 "
                    + "digits"
            )
        }
        guard Luhn.isValid(digits) else {
            throw BankError(
                .badData,
                code: "card.mistyped",
                "the card number has a wrong check digit; compare each digit with the card"
            )
        }
        self.digits = digits
    }

    /// Returns a random card number of this bank; all numbers are equally likely.
    static func random() -> CardNumber {
        let serial = (0..<15 - issuerDigits.count).map { _ in Int.random(in: 0...9) }
        let digits = issuerDigits + serial
        return CardNumber(digits: digits + [Luhn.checkDigit(of: digits)])
    }

    private init(digits: [Int]) {
        self.digits = digits
    }

    /// The whole number as printed on the card, such as `5365-1012-3456-7890`.
    var full: String { grouped(digits.map(String.init)) }

    /// The number without its middle digits, such as `5365-10**-****-7890`.
    ///
    /// The first six and the last four digits are the most that PCI DSS 4.0 (requirement 3.4.1)
    /// allows to be shown.
    var masked: String {
        let visible = Set(0..<6).union(12..<16)
        return grouped(digits.indices.map { visible.contains($0) ? String(digits[$0]) : "*" })
    }

    var lastFour: String { text(digits.suffix(4)) }

    /// The 16 digits without separators, as stored in the book.
    var bare: String { text(digits[...]) }

    private func text(_ digits: ArraySlice<Int>) -> String {
        digits.map(String.init).joined()
    }

    private func grouped(_ characters: [String]) -> String {
        stride(from: 0, to: characters.count, by: 4)
            .map { characters[$0..<$0 + 4].joined() }
            .joined(separator: "-")
    }
}

extension CardNumber: CustomStringConvertible, CustomReflectable {
    var description: String { masked }

    /// A mirror without the digits, for `dump` and debuggers.
    var customMirror: Mirror { Mirror(self, children: ["masked": masked]) }
}

extension CardNumber: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            try self.init(parsing: try container.decode(String.self))
        } catch let error as BankError {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: error.message)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(bare)
    }
}
