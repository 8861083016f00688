import Bookkeeping
internal import CSodium

/// The library as a whole: that it is ready, and how its failures are told.
enum Sodium {
    /// Whether the library has started; the first look starts it, from whichever thread.
    private static let isReady = sodium_init() >= 0

    /// Sees to it that the library is ready, as everything else of it requires.
    /// - Throws: `BankError` `sodium.start`.
    static func start() throws(BankError) {
        guard isReady else {
            throw failure("start", "the library for signatures cannot start: no random numbers")
        }
    }

    /// An error of the bank's own: the library did not do what it cannot fail at but for want of
    /// memory.
    static func failure(_ code: String, _ message: String) -> BankError {
        BankError(.internalError, code: "sodium.\(code)", message)
    }

    /// Lets a call of the library's pass or fail by what it returned.
    static func check(_ result: Int32, _ code: String, _ message: String) throws(BankError) {
        guard result == 0 else { throw failure(code, message) }
    }
}
