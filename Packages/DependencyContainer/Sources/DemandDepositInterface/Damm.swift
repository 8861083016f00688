/// Damm's check digit, with the quasigroup of order 10 from his thesis (2004).
enum Damm {
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

    /// The digit to be put behind these; each is 0 to 9.
    static func checkDigit(of digits: [Int]) -> Int {
        digits.reduce(0) { table[$0][$1] }
    }

    /// Whether the last of the digits is the check digit of those before it.
    static func isValid(_ digits: [Int]) -> Bool {
        checkDigit(of: digits) == 0
    }
}
