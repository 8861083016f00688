/// A second implementation of the grammar of amounts, by regular expressions, to compare with the
/// parser.
enum AmountGrammar {
    private static let units = [
        ("억", Int64(100_000_000)), ("만", 10_000), ("천", 1000), ("백", 100), ("십", 10),
    ]

    /// Returns the amount in won, or nil for another text, if its numbers fit into 64 bits and a
    /// movement may have the amount.
    static func value(of text: String) -> Int64? {
        let ascii = String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    ("０"..."９").contains(scalar)
                        ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
                }
            )
        )
        let groups =
            #/₩? ?(?:(?<e>[^억만]+?) ?억)? ?(?:(?<m>[^억만]+?) ?만)? ?(?<one>.*?)(?: ?(?:원|won))?/#
        guard let match = ascii.wholeMatch(of: groups), !ascii.hasSuffix(" "),
            !ascii.hasPrefix(" "), match.e != nil || match.m != nil || !match.one.isEmpty
        else { return nil }
        var sum = Int64(0)
        let parts = [(match.e, "억"), (match.m, "만"), (match.one.isEmpty ? nil : match.one, "")]
        for (digits, unit) in parts {
            guard let digits else { continue }
            let factor = units.first { $0.0 == unit }?.1 ?? 1
            guard let value = group(String(digits), factor) else { return nil }
            let isFirst = digits.startIndex == parts.compactMap(\.0).first?.startIndex
            let bound: Int64 = unit == "만" ? 100_000_000 : match.m == nil ? 100_000_000 : 10_000
            guard isFirst || value < bound else { return nil }
            sum += value
        }
        return (1...10_000_000_000_000).contains(sum) ? sum : nil
    }

    /// Returns the value of a plain number, a fraction or steps such as `3천 5백`, times `factor`.
    private static func group(_ text: String, _ factor: Int64) -> Int64? {
        let steps = #/(?:(0*\d) ?천)?(?: ?(0*\d) ?백)?(?: ?(0*\d) ?십)?/#
        if let match = text.wholeMatch(of: steps), !text.isEmpty, !text.hasPrefix(" ") {
            let digits = [match.1, match.2, match.3].map { $0.flatMap { Int64($0) } }
            guard !digits.contains(0) else { return nil }
            return zip(digits, [1000, 100, 10]).reduce(0) { $0 + ($1.0 ?? 0) * $1.1 } * factor
        }
        let plain = #/(?<whole>[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.(?<fraction>[0-9]+))?/#
        guard let match = text.wholeMatch(of: plain),
            let whole = Int64(match.whole.filter { $0 != "," })
        else { return nil }
        guard let fraction = match.fraction else { return whole * factor }
        let zeros = String(factor).count - 1
        guard zeros > 0, fraction.dropFirst(zeros).allSatisfy({ $0 == "0" }),
            let part = Int64(
                (fraction.prefix(zeros) + String(repeating: "0", count: zeros)).prefix(zeros)
            )
        else { return nil }
        return whole * factor + part
    }
}
