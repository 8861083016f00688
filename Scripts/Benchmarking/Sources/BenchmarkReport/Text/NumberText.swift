import Benchmarking

/// The text of numbers.
enum NumberText {
    /// Returns a figure with three or four significant digits and its unit.
    static func figure(_ value: Double?, _ figure: Figure) -> String {
        guard let value else { return "–" }
        switch figure {
        case .time, .elapsed:
            return value < 10_000 ? "\(number(value)) ns" : "\(number(value / 1_000)) µs"
        case .bytes: return "\(number(value)) B"
        case .instructions, .allocations: return number(value)
        }
    }

    /// Returns a ratio, such as `1.05×`.
    static func ratio(_ value: Double?) -> String {
        value.map { "\(fixed($0, digits: 2))×" } ?? "–"
    }

    /// Returns a change in percent, such as `+3 %`.
    static func change(_ old: Double?, _ new: Double?) -> String {
        guard let old, let new else { return "–" }
        guard old != 0 else { return new == 0 ? "0 %" : "from 0" }
        let percent = ((new - old) / old * 100).rounded()
        return "\(percent > 0 ? "+" : "")\(fixed(percent, digits: 0)) %"
    }

    /// Returns a number in groups of three digits, with decimals if it is small.
    static func number(_ value: Double) -> String {
        let isWhole = abs(value - value.rounded()) < 0.005
        let digits = isWhole || abs(value) >= 100 ? 0 : abs(value) < 1 ? 2 : 1
        return fixed(value, digits: digits)
    }

    static func fixed(_ value: Double, digits: Int) -> String {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        guard value.isFinite, abs(value * scale) < 1e15 else { return "\(value)" }
        let scaled = Int64((abs(value) * scale).rounded())
        let whole = grouped(scaled / Int64(scale))
        let sign = value < 0 && scaled != 0 ? "-" : ""
        guard digits > 0 else { return sign + whole }
        let fraction = String(scaled % Int64(scale))
        let zeros = String(repeating: "0", count: digits - fraction.count)
        return "\(sign)\(whole).\(zeros)\(fraction)"
    }

    private static func grouped(_ number: Int64) -> String {
        var text = ""
        for (index, digit) in String(number).reversed().enumerated() {
            if index > 0, index.isMultiple(of: 3) { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }
}
