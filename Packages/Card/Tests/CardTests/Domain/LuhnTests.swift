import Testing

@testable import Card

@Suite("Luhn's check digit")
struct LuhnTests {
    @Test("computes the check digits of published numbers")
    func published() {
        #expect(Luhn.checkDigit(of: [7, 9, 9, 2, 7, 3, 9, 8, 7, 1]) == 3)
        #expect(Luhn.isValid([7, 9, 9, 2, 7, 3, 9, 8, 7, 1, 3]))
        #expect(Luhn.checkDigit(of: [0, 0, 0, 0]) == 0)
    }

    @Test("accepts only the check digit of a number")
    func everyCheckDigit() {
        for number in 0..<10_000 {
            let digits = digits(of: number, count: 4)
            let check = Luhn.checkDigit(of: digits)
            for digit in 0...9 {
                #expect(Luhn.isValid(digits + [digit]) == (digit == check))
            }
        }
    }

    @Test("detects every wrong digit and every swap of adjacent digits except 09 and 90")
    func errors() {
        for number in 0..<10_000 {
            let digits = digits(of: number, count: 4)
            let valid = digits + [Luhn.checkDigit(of: digits)]
            for place in valid.indices {
                var wrong = valid
                wrong[place] = (valid[place] + 1 + number % 9) % 10
                #expect(!Luhn.isValid(wrong))
            }
            for place in valid.indices.dropLast() where valid[place] != valid[place + 1] {
                var swapped = valid
                swapped.swapAt(place, place + 1)
                let isBlindSpot = Set([valid[place], valid[place + 1]]) == [0, 9]
                #expect(Luhn.isValid(swapped) == isBlindSpot)
            }
        }
    }

    private func digits(of number: Int, count: Int) -> [Int] {
        var digits = [Int](repeating: 0, count: count)
        var rest = number
        for place in digits.indices.reversed() {
            digits[place] = rest % 10
            rest /= 10
        }
        return digits
    }
}
