extension Money {
    /// The amount as Koreans say it, such as `1억 2,000만 원` or `1만 5,000원`.
    public var words: String {
        let units = [(UInt64(100_000_000), "억"), (10_000, "만"), (1, "")]
        var rest = won.magnitude
        var parts: [String] = []
        for (unit, name) in units where rest >= unit {
            parts.append(Money(won: Int64(rest / unit)).digits + name)
            rest %= unit
        }
        let isUnitLast = parts.last?.last?.isNumber == false
        return (won < 0 ? "-" : "")
            + (parts.isEmpty ? "0" : parts.joined(separator: " ")) + (isUnitLast ? " 원" : "원")
    }
}
