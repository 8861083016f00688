import Bookkeeping
internal import CSodium

/// The state and the errors of libsodium.
enum Sodium {
    /// Indicates whether the library has started; the first access starts it, on any thread.
    private static let isReady = sodium_init() >= 0

    /// Starts the library, as all other calls require.
    ///
    /// - Throws: `BankError` `sodium.start`.
    static func start() throws(BankError) {
        guard isReady else {
            throw failure("start", "the library for signatures cannot start: no random numbers")
        }
    }

    /// Returns random bytes that are not secret, for salts and nonces.
    ///
    /// - Throws: `BankError` `sodium.start`.
    static func randomBytes(count: Int) throws(BankError) -> [UInt8] {
        try start()
        var bytes = [UInt8](repeating: 0, count: count)
        randombytes_buf(&bytes, count)
        return bytes
    }

    /// Returns an error of the library, whose calls fail only if memory is missing or an argument
    /// is wrong.
    static func failure(_ code: String, _ message: String) -> BankError {
        BankError(.internalError, code: "sodium.\(code)", message)
    }

    /// Throws unless a call of the library returned zero.
    static func check(_ result: Int32, _ code: String, _ message: String) throws(BankError) {
        guard result == 0 else { throw failure(code, message) }
    }
}
