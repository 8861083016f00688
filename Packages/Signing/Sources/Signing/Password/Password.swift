/// An authentication password: six digits.
package struct Password: Sendable {
    /// How many digits it has.
    package static let length = 6

    /// The digits, in ASCII.
    package let digits: SecretBytes

    /// The password that somebody typed, or nil unless it is six digits.
    /// - Parameter typed: As it came, without a line end.
    package init?(_ typed: [UInt8]) throws {
        guard typed.count == Self.length,
            typed.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        digits = try SecretBytes(copying: typed)
    }
}
