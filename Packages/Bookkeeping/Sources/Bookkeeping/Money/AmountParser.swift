extension Money {
    /// Creates an amount from text that a customer typed, such as `1,000 won`, `1만 5천원`, `1억2천만`
    /// or `2.5만`.
    ///
    /// The grammar, in which a space is allowed between any two parts:
    ///
    /// ```
    /// amount = ["₩"] group {group} ["원" | "won"]
    /// group  = (plain | steps) | (plain ["." digits] | steps) ("만" | "억")
    /// plain  = digit {digit} | 1–3 digits "," 3 digits {"," 3 digits}
    /// steps  = step {step}
    /// step   = digit from 1 to 9, ("천" | "백" | "십")
    /// ```
    ///
    /// The units of groups decrease, and each group is smaller than the unit before it. The units of
    /// steps decrease, too. A fraction must leave whole won. Full-width characters count as the
    /// characters of ASCII.
    ///
    /// - Throws: ``BankError`` with a code `amount.…`, such as `amount.large` for an amount above
    ///   ``largestMovement``.
    public init(parsing text: String) throws(BankError) {
        var parser = AmountParser(text)
        self = try parser.parse()
    }
}

/// A parser of amounts, which requires each group to be smaller than the unit of the group before
/// it.
private struct AmountParser {
    private static let units: [Unicode.Scalar: Int64] = ["억": 100_000_000, "만": 10_000]
    private static let steps: [Unicode.Scalar: Int64] = ["천": 1000, "백": 100, "십": 10]

    private let text: String
    private var rest: Substring.UnicodeScalarView
    private var total = Int64(0)
    /// The unit of the previous group, which must exceed the next unit; nil before the first group.
    private var bound: Int64?

    init(_ text: String) {
        self.text = text
        rest =
            Substring(String(String.UnicodeScalarView(text.unicodeScalars.map(\.halfWidth))))
            .unicodeScalars
    }

    mutating func parse() throws(BankError) -> Money {
        guard !text.isEmpty else { throw refusal("empty", "it is empty; write digits, as in 1000") }
        removeCurrency()
        guard !rest.isEmpty else {
            throw refusal("ill-written", "it has no number; write digits, as in 1000")
        }
        try parseGroup()
        while !rest.isEmpty {
            if rest.first == " " { rest.removeFirst() }
            guard !rest.isEmpty else {
                throw refusal("ill-written", "it ends with a space; remove the space")
            }
            try parseGroup()
        }
        guard total > 0 else { throw refusal("zero", "the amount must be above zero") }
        let amount = Money(won: total)
        try amount.requireMovable()
        return amount
    }

    private mutating func removeCurrency() {
        if rest.first == "₩" {
            rest.removeFirst()
            if rest.first == " " { rest.removeFirst() }
        }
        guard let currency = ["원", "won"].first(where: String(rest).hasSuffix) else { return }
        rest.removeLast(currency.unicodeScalars.count)
        if rest.last == " " { rest.removeLast() }
    }

    private mutating func parseGroup() throws(BankError) {
        if bound == 1 {
            throw refusal("ill-written", "there is text after the last number; remove it")
        }
        var number = try parseNumber()
        if let step = takeUnit(of: Self.steps) {
            number = AmountNumber(whole: try parseSteps(number, step))
        }
        let unit = takeUnit(of: Self.units) ?? 1
        if unit == 1, let other = rest.first, other != " " { throw unexpected(other) }
        let value = try value(of: number, unit)
        if let bound {
            guard unit < bound else { throw disorder }
            guard value < bound else {
                throw refusal("order", "the amount after a unit must be smaller than that unit")
            }
        }
        let (sum, overflow) = total.addingReportingOverflow(value)
        guard !overflow else { throw .amountOverflow }
        total = sum
        bound = unit
    }

    /// Parses the steps after the first step, and returns the sum of all steps.
    private mutating func parseSteps(
        _ first: AmountNumber,
        _ firstUnit: Int64
    ) throws(BankError) -> Int64 {
        var (number, unit, sum) = (first, firstUnit, Int64(0))
        while true {
            guard number.fraction.isEmpty else {
                throw refusal("fraction", "only 억 and 만 take a fraction, as in 2.5만")
            }
            guard (1...9).contains(number.whole) else {
                throw refusal("ill-written", "천, 백 and 십 take one digit, 1 to 9, as in 3천5백")
            }
            sum += number.whole * unit
            let next = rest.first == " " ? rest.dropFirst() : rest
            guard let digit = next.first, ("0"..."9").contains(digit) else { return sum }
            rest = next
            number = try parseNumber()
            guard let smaller = takeUnit(of: Self.steps) else {
                guard takeUnit(of: Self.units) == nil else { throw disorder }
                let isSmall = number.fraction.isEmpty && number.whole < unit
                let digits = isSmall ? "\(total &+ sum &+ number.whole)" : "only digits"
                throw refusal(
                    "order",
                    "a number after 천, 백 or 십 needs its unit, as in 3천5백; or write \(digits)"
                )
            }
            guard smaller < unit else {
                throw refusal("order", "천, 백 and 십 must decrease, each at most once, as in 3천5백")
            }
            unit = smaller
        }
    }

    /// Removes a unit, and the space before it.
    private mutating func takeUnit(of units: [Unicode.Scalar: Int64]) -> Int64? {
        let word = rest.first == " " ? rest.dropFirst() : rest
        guard let name = word.first, let unit = units[name] else { return nil }
        rest = word.dropFirst()
        return unit
    }

    private func value(of number: AmountNumber, _ unit: Int64) throws(BankError) -> Int64 {
        var (value, overflow) = number.whole.multipliedReportingOverflow(by: unit)
        guard !overflow else { throw .amountOverflow }
        guard unit > 1 || number.fraction.isEmpty else {
            throw refusal("fraction", "the bank counts only whole won; remove the fraction")
        }
        var place = unit
        for digit in number.fraction where digit > 0 || place > 1 {
            guard place > 1 else { throw refusal("fraction", "it is not a number of whole won") }
            place /= 10
            (value, overflow) = value.addingReportingOverflow(digit * place)
            guard !overflow else { throw .amountOverflow }
        }
        return value
    }

    private mutating func parseNumber() throws(BankError) -> AmountNumber {
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
        guard rest.first == "." else { return AmountNumber(whole: value) }
        rest.removeFirst()
        let fraction = takeDigits()
        guard !fraction.isEmpty else { throw unexpected(".") }
        return AmountNumber(whole: value, fraction: fraction)
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
        case "억", "만", "천", "백", "십":
            refusal("ill-written", "each unit needs a number before it, as in 1만")
        case let other?: unexpected(other)
        case nil: refusal("ill-written", "a number is missing at the end")
        }
    }

    private var disorder: BankError {
        refusal("order", "the units must decrease, each at most once, as in 1억 2만 3천")
    }

    private func unexpected(_ scalar: Unicode.Scalar) -> BankError {
        switch scalar {
        case ".":
            refusal("fraction", "a decimal point needs digits on both sides, as in 2.5만")
        case "e", "E": refusal("ill-written", "write the amount out, or use 만 and 억")
        case "-": refusal("negative", "a negative amount cannot be moved; remove the minus sign")
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

/// A decimal number in an amount.
private struct AmountNumber {
    let whole: Int64
    /// The digits after the decimal point.
    var fraction: [Int64] = []
}

extension Unicode.Scalar {
    /// The character of ASCII, the space or the won sign for their full-width forms.
    fileprivate var halfWidth: Unicode.Scalar {
        switch value {
        case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
        case 0x3000: " "
        case 0xFFE6: "₩"
        default: self
        }
    }
}
