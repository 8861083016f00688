extension Money {
    /// Creates an amount from text that a customer typed, such as `1000`, `1,000 won` or `1만 5천원`.
    ///
    /// The grammar, in which `plain` has no spaces:
    ///
    ///     amount = (plain | korean) [[" "] ("원" | "won")]
    ///     plain  = digit {digit} | 1–3 digits "," 3 digits {"," 3 digits}
    ///     korean = part {[" "] part}
    ///     part   = plain [[" "] ("억" | "만" | "천")]
    ///
    /// Units decrease from part to part, and each part is smaller than the unit before it.
    ///
    /// - Throws: ``BankError`` with a code `amount.…`, such as `amount.large` for an amount above
    ///   ``largestMovement``.
    public init(parsing text: String) throws(BankError) {
        var parser = AmountParser(text)
        self = try parser.parse()
    }
}

/// A parser of amounts, which requires each part to be smaller than the unit of the part before it.
private struct AmountParser {
    private let text: String
    private var rest: Substring.UnicodeScalarView
    private var total = Int64(0)
    /// The unit of the previous part, which must exceed the next unit; nil before the first part.
    private var bound: Int64?

    init(_ text: String) {
        self.text = text
        rest = Substring(text).unicodeScalars
    }

    mutating func parse() throws(BankError) -> Money {
        guard !text.isEmpty else { throw refusal("empty", "it is empty; write digits, as in 1000") }
        removeCurrency()
        guard !rest.isEmpty else {
            throw refusal("ill-written", "it has no number; write digits, as in 1000")
        }
        try parsePart()
        while !rest.isEmpty {
            if rest.first == " " { rest.removeFirst() }
            guard !rest.isEmpty else {
                throw refusal("ill-written", "it ends with a space; remove the space")
            }
            try parsePart()
        }
        guard total > 0 else { throw refusal("zero", "the amount must be above zero") }
        let amount = Money(won: total)
        try amount.requireMovable()
        return amount
    }

    private mutating func removeCurrency() {
        guard let currency = ["원", "won"].first(where: text.hasSuffix) else { return }
        rest.removeLast(currency.unicodeScalars.count)
        if rest.last == " " { rest.removeLast() }
    }

    private mutating func parsePart() throws(BankError) {
        if bound == 1 {
            throw refusal("ill-written", "there is text after the last number; remove it")
        }
        let number = try parsePlain()
        let unit = try parseUnit()
        let (value, overflow) = number.multipliedReportingOverflow(by: unit)
        guard !overflow else { throw .amountOverflow }
        if let bound {
            guard unit < bound else {
                throw refusal("order", "the units must decrease, each at most once, as in 1억 2만 3천")
            }
            guard value < bound else {
                throw refusal("order", "the amount after a unit must be smaller than that unit")
            }
        }
        let (sum, beyond) = total.addingReportingOverflow(value)
        guard !beyond else { throw .amountOverflow }
        total = sum
        bound = unit
    }

    private mutating func parseUnit() throws(BankError) -> Int64 {
        let unit: Int64
        let word = rest.first == " " ? rest.dropFirst() : rest
        switch word.first {
        case "억": unit = 100_000_000
        case "만": unit = 10_000
        case "천": unit = 1000
        default:
            if let other = rest.first, other != " " { throw unexpected(other) }
            return 1
        }
        rest = word.dropFirst()
        return unit
    }

    private mutating func parsePlain() throws(BankError) -> Int64 {
        var groups: [[Int64]] = [takeDigits()]
        if groups[0].isEmpty { throw missingNumber() }
        while rest.first == "," {
            rest.removeFirst()
            groups.append(takeDigits())
        }
        if groups.count > 1 {
            guard groups[0].count <= 3, groups.dropFirst().allSatisfy({ $0.count == 3 }) else {
                throw refusal("ill-written", "commas separate groups of three digits, as in 1,000")
            }
        }
        var value = Int64(0)
        for digit in groups.joined() {
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, beyond) = product.addingReportingOverflow(digit)
            guard !overflow, !beyond else { throw .amountOverflow }
            value = sum
        }
        return value
    }

    private mutating func takeDigits() -> [Int64] {
        var digits: [Int64] = []
        while let scalar = rest.first, ("0"..."9").contains(scalar) {
            digits.append(Int64(scalar.value) - 0x30)
            rest.removeFirst()
        }
        return digits
    }

    private func missingNumber() -> BankError {
        switch rest.first {
        case "억", "만", "천": refusal("ill-written", "each unit needs a number before it, as in 1만")
        case "-": refusal("negative", "the amount must be above zero")
        case let other?: unexpected(other)
        case nil: refusal("ill-written", "a number is missing at the end")
        }
    }

    private func unexpected(_ scalar: Unicode.Scalar) -> BankError {
        switch scalar {
        case ".": refusal("fraction", "the bank counts only whole won; remove the fraction")
        case "e", "E": refusal("ill-written", "write the amount out, or use 만 and 억")
        case "０"..."９": refusal("ill-written", "full-width digits are not supported; write 0 to 9")
        case "-": refusal("negative", "the amount must be above zero")
        default: refusal("ill-written", "write digits, as in 1000, 1,000 or 1만 5천")
        }
    }

    private func refusal(_ code: String, _ why: String) -> BankError {
        let shown = text.unicodeScalars.count > 40 ? "\(text.prefix(40))…" : text
        return BankError(
            .badData,
            code: "amount.\(code)",
            "'\(shown)' is not an amount: \(why)"
        )
    }
}
