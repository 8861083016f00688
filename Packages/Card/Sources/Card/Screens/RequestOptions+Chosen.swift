import LedgerInterface

extension RequestOptions {
    /// The options of a request that the person has made by choosing it on a screen that says what
    /// it does: nobody is asked again.
    static func chosen() -> RequestOptions {
        RequestOptions { _ in }
    }
}
