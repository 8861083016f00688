/// A second implementation of the grammar of amounts, by regular expressions, to compare with the
/// parser.
enum AmountGrammar {
    /// Returns the amount in won, or nil for another text, if its numbers fit into 64 bits and a
    /// movement may have the amount.
    static func value(of text: String) -> Int64? {
        guard text.wholeMatch(of: #/([0-9,]+( ?[억만천])? ?)*[0-9,]+( ?[억만천])?( ?(원|won))?/#) != nil
        else {
            return nil
        }
        var sum = Int64(0)
        var bound = Int64.max
        for match in text.matches(of: #/(?<number>[0-9,]+)( ?(?<unit>[억만천]))?/#) {
            let unit: Int64 =
                switch match.unit ?? "" {
                case "억": 100_000_000
                case "만": 10_000
                case "천": 1000
                default: 1
                }
            guard match.number.wholeMatch(of: #/[0-9]+|[0-9]{1,3}(,[0-9]{3})+/#) != nil,
                let number = Int64(match.number.filter { $0 != "," })
            else { return nil }
            let value = number * unit
            guard bound == .max || (unit < bound && value < bound) else { return nil }
            bound = unit
            sum += value
        }
        return (1...10_000_000_000_000).contains(sum) ? sum : nil
    }
}
