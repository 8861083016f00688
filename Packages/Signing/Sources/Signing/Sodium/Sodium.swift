import Bookkeeping
import CSodium

/// Starts the library libsodium and reports its errors.
enum Sodium {
    /// Indicates whether the library has started; the first access starts the library.
    private static let isReady = sodium_init() >= 0

    /// Starts the library, which must happen before any other call.
    ///
    /// - Throws: `BankError` `sodium.start`.
    static func start() throws(BankError) {
        guard isReady else {
            throw failure("start", "libsodium cannot start: the system provides no random numbers")
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

    /// Returns the error for a failed call of the library.
    ///
    /// Calls fail only if memory is missing or an argument is wrong.
    static func failure(_ code: String, _ message: String) -> BankError {
        BankError(.internalError, code: "sodium.\(code)", message)
    }

    /// Throws an error if a call of the library did not return zero.
    static func check(_ result: Int32, _ code: String, _ message: String) throws(BankError) {
        guard result == 0 else { throw failure(code, message) }
    }
}
