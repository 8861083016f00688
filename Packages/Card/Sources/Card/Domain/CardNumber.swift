import Bookkeeping

/// The number of a check card: 16 digits, the last a check digit.
///
/// Whoever knows the number can try to pay with it, so what prints by itself, in a text, a log or a
/// debugger, is the masked form; ``full`` has to be asked for by its name.
package struct CardNumber: Sendable, Hashable {
    private let digits: [Int]

    /// How many digits the card itself has, between the issuer's and the check digit.
    private static var serialLength: Int { 15 - IssuerIdentification.digits.count }

    /// The number that somebody wrote, bare or in groups of four with dashes or spaces between.
    /// - Throws: `BankError` `card.number` when it has another form, `card.mistyped` when the check
    ///   digit does not fit. Neither repeats the number.
    package init(parsing text: String) throws(BankError) {
        let groups = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == " " }
        let hasForm = groups.count == 1 || groups.map(\.utf8.count) == [4, 4, 4, 4]
        let digits = groups.joined().utf8.map { Int($0) - 0x30 }
        guard hasForm, digits.count == 16, digits.allSatisfy((0...9).contains) else {
            throw BankError(
                .badData,
                code: "card.number",
                "that is not a card number; one has 16 digits, as 1234-5678-9012-3452"
            )
        }
        guard Luhn.isValid(digits) else {
            throw BankError(
                .badData,
                code: "card.mistyped",
                "the card number is mistyped: its check digit does not fit"
            )
        }
        self.digits = digits
    }

    /// A number of this bank, each equally likely, from the system's random generator.
    package static func random() -> CardNumber {
        var generator = SystemRandomNumberGenerator()
        return random(using: &generator)
    }

    /// A number of this bank, each equally likely where the generator's are.
    package static func random(using generator: inout some RandomNumberGenerator) -> CardNumber {
        let serial = (0..<serialLength).map { _ in Int.random(in: 0...9, using: &generator) }
        let digits = IssuerIdentification.digits + serial
        return CardNumber(digits: digits + [Luhn.checkDigit(of: digits)])
    }

    private init(digits: [Int]) {
        self.digits = digits
    }

    /// The whole number as it stands on the card: `5365-1012-3456-7890`.
    package var full: String { grouped(digits.map(String.init)) }

    /// The number with its middle hidden: `5365-10**-****-7890`. The issuer's six digits and the
    /// last four are the most that PCI DSS 4.0 (requirement 3.4.1) lets stand.
    package var masked: String {
        let visible = Set(0..<6).union(12..<16)
        return grouped(digits.indices.map { visible.contains($0) ? String(digits[$0]) : "*" })
    }

    /// What tells the cards of one account apart: `7890`.
    package var lastFour: String { text(digits.suffix(4)) }

    /// The 16 digits without anything between: how the book keeps it.
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
    package var description: String { masked }

    /// Keeps the digits out of `dump` and of debuggers.
    package var customMirror: Mirror { Mirror(self, children: ["masked": masked]) }
}

extension CardNumber: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            try self.init(parsing: try container.decode(String.self))
        } catch let error as BankError {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: error.message
            )
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(bare)
    }
}
