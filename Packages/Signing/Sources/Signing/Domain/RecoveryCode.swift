import Bookkeeping

/// The code with which a customer sets a new password when the old password is forgotten or locked.
///
/// The code has 128 random bits and is shown once, when a customer joins. It is written as 26
/// Base32 symbols and two check symbols, in seven groups of four: `7W3K-…-Q9TM`. When a code is
/// typed, dashes, spaces and case are ignored.
package struct RecoveryCode: Sendable {
    private static let byteCount = 16
    private static let symbolCount = 26
    private static let groupLength = 4

    /// The 16 random bytes.
    let bits: SecretBytes

    private init(bits: SecretBytes) {
        self.bits = bits
    }

    /// Returns a new random code.
    package static func random() throws -> RecoveryCode {
        RecoveryCode(bits: try SecretBytes.random(count: byteCount))
    }

    /// Reads a typed code.
    ///
    /// - Throws: `BankError` `recovery.form` if the text is not 28 letters and digits,
    ///   `recovery.mistyped` if the check symbols do not match.
    package init(_ typed: [UInt8]) throws {
        let ignored = [UInt8(ascii: "-"), UInt8(ascii: " ")]
        let length = typed.count { !ignored.contains($0) }
        guard length == Self.symbolCount + CheckSymbols.count else { throw Self.wrongForm }
        let symbols = try SecretBytes(count: length) { symbols in
            var index = 0
            for symbol in typed where !ignored.contains(symbol) {
                guard let value = CodeAlphabet.value(of: symbol) else { throw Self.wrongForm }
                symbols[index] = value
                index += 1
            }
        }
        bits = try symbols.withBytes { symbols in
            guard CheckSymbols.fit(symbols), symbols[Self.symbolCount - 1] & 3 == 0 else {
                throw Self.mistyped
            }
            return try SecretBytes(count: Self.byteCount) { bits in
                for index in bits.indices { bits[index] = Self.byte(index, of: symbols) }
            }
        }
    }

    /// Returns the code as text, to show it to its owner once.
    ///
    /// The text cannot be wiped from memory, so do not store it.
    package func reveal() -> String {
        var symbols = (0..<Self.symbolCount).map { index in
            bits.withBytes { Self.symbol(index, of: $0) }
        }
        symbols += CheckSymbols.of(symbols)
        let text = symbols.map { CodeAlphabet.symbols[Int($0)] }
        return stride(from: 0, to: text.count, by: Self.groupLength)
            .map { String(decoding: text[$0..<$0 + Self.groupLength], as: UTF8.self) }
            .joined(separator: "-")
    }

    /// Returns the five bits that begin at bit 5 × `index`, padded with zeros after the last byte.
    private static func symbol(_ index: Int, of bytes: UnsafeRawBufferPointer) -> UInt8 {
        let (start, shift) = (index * 5).quotientAndRemainder(dividingBy: 8)
        let next = start + 1 < bytes.count ? bytes[start + 1] : 0
        let pair = UInt16(bytes[start]) << 8 | UInt16(next)
        return UInt8(pair >> (11 - shift) & 31)
    }

    /// Returns the byte at `index`, whose bits come from two or three symbols.
    private static func byte(_ index: Int, of symbols: UnsafeRawBufferPointer) -> UInt8 {
        (0..<8).reduce(0) { byte, bit in
            let (symbol, place) = (index * 8 + bit).quotientAndRemainder(dividingBy: 5)
            return byte << 1 | symbols[symbol] >> (4 - place) & 1
        }
    }

    private static let wrongForm = BankError(
        .passwordWrong,
        code: "recovery.form",
        "the recovery code must be 28 letters and digits; retype it (not counted as a wrong try)"
    )

    private static let mistyped = BankError(
        .passwordWrong,
        code: "recovery.mistyped",
        "the recovery code has a typing error; retype it (not counted as a wrong try)"
    )
}

/// The 32 symbols of recovery codes: Douglas Crockford's Base32 alphabet, which omits I, L, O and
/// U.
enum CodeAlphabet {
    static let symbols = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

    /// Returns the value of a typed symbol, from 0 to 31; nil if the symbol is not in the alphabet.
    ///
    /// Case is ignored. O is read as 0; I and L are read as 1.
    static func value(of symbol: UInt8) -> UInt8? {
        let isLowercase = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(symbol)
        return switch isLowercase ? symbol - 0x20 : symbol {
        case UInt8(ascii: "O"): 0
        case UInt8(ascii: "I"), UInt8(ascii: "L"): 1
        case let letter: symbols.firstIndex(of: letter).map(UInt8.init)
        }
    }
}
