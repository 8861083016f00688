extension UInt8 {
    /// Whether a plain name may start with it. Names outside ASCII are legal Swift; who reads
    /// literally leaves them to the compiler.
    var startsName: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) || self == UInt8(ascii: "_")
    }

    /// Whether a plain name may go on with it.
    var continuesName: Bool { startsName || isDecimalDigit }

    /// Whether it is one of `0` to `9`.
    var isDecimalDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
