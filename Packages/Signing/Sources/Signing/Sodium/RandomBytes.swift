import Bookkeeping
internal import CSodium

/// Random bytes that are no secret: salts and nonces.
enum RandomBytes {
    /// As many bytes of the system's random generator.
    /// - Throws: `BankError` `sodium.start`.
    static func make(count: Int) throws(BankError) -> [UInt8] {
        try Sodium.start()
        var bytes = [UInt8](repeating: 0, count: count)
        randombytes_buf(&bytes, count)
        return bytes
    }
}
