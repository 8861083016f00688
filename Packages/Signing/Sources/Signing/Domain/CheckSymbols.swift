/// Computes two check symbols for symbols of five bits: a Reed–Solomon code over GF(32).
///
/// The code has distance three. It detects any one or two wrong symbols and any two swapped
/// symbols. It misses one in 1,024 of the larger errors.
enum CheckSymbols {
    static let count = 2

    /// Returns the two check symbols for `symbols`.
    ///
    /// - Parameter symbols: At most 29 symbols, each below 32.
    static func of(_ symbols: some Collection<UInt8>) -> [UInt8] {
        remainder(of: symbols)
    }

    /// Returns whether the last two symbols are the check symbols of the symbols before them.
    static func fit(_ symbols: some Collection<UInt8>) -> Bool {
        symbols.count > count
            && remainder(of: symbols.dropLast(count)).elementsEqual(symbols.suffix(count))
    }

    /// Returns the remainder of the division by (x + α)(x + α²) = x² + 6x + 8, where α = 2.
    private static func remainder(of symbols: some Sequence<UInt8>) -> [UInt8] {
        var (high, low) = (UInt8(0), UInt8(0))
        for symbol in symbols {
            let carried = symbol ^ high
            high = low ^ multiply(carried, 6)
            low = multiply(carried, 8)
        }
        return [high, low]
    }

    /// Returns the product of two symbols in GF(32), reduced by x⁵ + x² + 1.
    private static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var (product, factor) = (UInt8(0), a)
        for bit in 0..<5 {
            if b >> bit & 1 == 1 { product ^= factor }
            factor = factor & 16 == 0 ? factor << 1 : factor << 1 ^ 0b100101
        }
        return product
    }
}
