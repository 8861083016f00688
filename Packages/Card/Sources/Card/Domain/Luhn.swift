/// The check digit of payment card numbers, by ISO/IEC 7812-1, annex B.
///
/// H. P. Luhn's formula (US patent 2,950,048, 1960): from the right, every second digit counts
/// double, the digits of a product are added up, and the sum is a multiple of ten. It finds every
/// single wrong digit, and every pair of neighbours swapped except 09 and 90.
package enum Luhn {
    /// The digit to be put behind these.
    /// - Parameter digits: Each 0 to 9.
    package static func checkDigit(of digits: some BidirectionalCollection<Int>) -> Int {
        let rest = sum(of: digits, doublingFrom: 0) % 10
        return (10 - rest) % 10
    }

    /// Whether the last of the digits is the check digit of those before it.
    package static func isValid(_ digits: some BidirectionalCollection<Int>) -> Bool {
        sum(of: digits, doublingFrom: 1).isMultiple(of: 10)
    }

    /// - Parameter parity: 0 when the rightmost digit counts double, 1 when the one beside it does.
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
