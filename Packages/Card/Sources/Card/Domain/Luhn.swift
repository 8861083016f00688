/// The check digit of payment card numbers (ISO/IEC 7812-1, annex B).
///
/// In H. P. Luhn's formula (US patent 2,950,048, 1960) every second digit from the right counts
/// double, and the digits of each product are added up. The number is valid if the total is a
/// multiple of ten. The formula detects every single wrong digit and every swap of adjacent digits
/// except 09 and 90.
enum Luhn {
    /// Returns the check digit to append to `digits`.
    /// - Parameter digits: The digits without the check digit, each 0 to 9.
    static func checkDigit(of digits: some BidirectionalCollection<Int>) -> Int {
        let rest = sum(of: digits, doublingFrom: 0) % 10
        return (10 - rest) % 10
    }

    /// Returns whether the last digit is the check digit of the digits before it.
    static func isValid(_ digits: some BidirectionalCollection<Int>) -> Bool {
        sum(of: digits, doublingFrom: 1).isMultiple(of: 10)
    }

    /// - Parameter parity: 0 to double the rightmost digit and every second digit to its left; 1 to
    ///   double the other digits.
    private static func sum(
        of digits: some BidirectionalCollection<Int>,
        doublingFrom parity: Int
    ) -> Int {
        digits.reversed().enumerated().reduce(0) { sum, element in
            let (place, digit) = element
            guard place % 2 == parity else { return sum + digit }
            return sum + digit * 2 / 10 + digit * 2 % 10
        }
    }
}
