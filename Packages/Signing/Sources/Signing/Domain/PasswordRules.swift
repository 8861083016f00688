package import Bookkeeping

/// Decides which passwords a customer may choose.
///
/// The rules refuse what a thief guesses first: one repeated digit, runs such as `123456`, the
/// birth date and the phone number.
package struct PasswordRules: Sendable {
    /// The reason for which a password is refused.
    package enum Refusal: String, Sendable, CaseIterable {
        /// The same digit six times, such as `111111`.
        case repeated
        /// Six consecutive digits up or down, such as `123456`, `987654`, or `567890` in keyboard
        /// order.
        case run
        case birth
        case phone
    }

    /// The digits in numeric order and in the order of the keyboard.
    private static let rows = ["0123456789", "1234567890"].map { Array($0.utf8) }

    /// The passwords that are refused, as numbers: `001234` is 1,234.
    private let refusals: [Int: Refusal]

    /// Creates the rules for one customer.
    ///
    /// - Parameters:
    ///   - birth: The birth date, refused as `YYMMDD`, `MMDDYY` and `DDMMYY`.
    ///   - phone: The phone number, of which any six consecutive digits are refused.
    package init(birth: BusinessDate, phone: PhoneNumber) {
        let digits = Array(birth.description.utf8)  // YYYY-MM-DD
        let (year, month, day) = (digits[2..<4], digits[5..<7], digits[8..<10])
        let texts: [(Refusal, [UInt8])] =
            (UInt8(ascii: "0")...UInt8(ascii: "9")).map {
                (.repeated, Array(repeating: $0, count: Password.length))
            }
            + Self.rows.flatMap { [(.run, $0), (.run, $0.reversed())] }
            + [[year, month, day], [month, day, year], [day, month, year]].map {
                (.birth, Array($0.joined()))
            }
            + [(.phone, phone.digits)]
        let numbers = texts.flatMap { refusal, text in
            Self.numbers(in: text).map { ($0, refusal) }
        }
        refusals = Dictionary(numbers) { first, _ in first }
    }

    /// Returns the reason why six digits are refused; nil if the digits are allowed.
    package func refusal(of digits: UnsafeRawBufferPointer) -> Refusal? {
        refusals[Self.number(digits)]
    }

    /// Checks that the rules allow a password.
    ///
    /// - Throws: `BankError` `password.repeated`, `password.run`, `password.birth`,
    ///   `password.phone`.
    package func check(_ password: Password) throws(BankError) {
        guard let refusal = password.digits.withBytes(refusal) else { return }
        throw BankError(
            .refused,
            code: "password.\(refusal.rawValue)",
            "\(refusal.message); choose another"
        )
    }

    /// Returns each six consecutive digits of `text` as a number.
    private static func numbers(in text: [UInt8]) -> [Int] {
        (0...text.count - Password.length).map { number(text[$0..<$0 + Password.length]) }
    }

    private static func number(_ digits: some Sequence<UInt8>) -> Int {
        digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
}

extension PasswordRules.Refusal {
    fileprivate var message: String {
        switch self {
        case .repeated: "the password must not be the same digit six times"
        case .run: "the password must not be consecutive digits, such as 123456 or 654321"
        case .birth: "the password must not be the birth date"
        case .phone: "the password must not be part of the phone number"
        }
    }
}
