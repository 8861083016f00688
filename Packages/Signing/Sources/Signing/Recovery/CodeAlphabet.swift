/// The 32 symbols of recovery codes: Douglas Crockford's Base32, without the letters that look like
/// digits (I, L, O) and without U.
enum CodeAlphabet {
    static let symbols = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

    /// The value of a symbol as a person may write it: case ignored, O for 0, I and L for 1.
    /// - Returns: Below 32, or nil when there is no such symbol.
    static func value(of symbol: UInt8) -> UInt8? {
        let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(symbol)
        return switch isSmall ? symbol - 0x20 : symbol {
        case UInt8(ascii: "O"): 0
        case UInt8(ascii: "I"), UInt8(ascii: "L"): 1
        case let letter: symbols.firstIndex(of: letter).map(UInt8.init)
        }
    }
}
