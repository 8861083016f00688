public import Bookkeeping

extension AccountNumber {
    /// An account number for tests, `3333-01-0000013`.
    public static let sample: AccountNumber = {
        guard let number = AccountNumber(branch: 1, serial: 1) else {
            preconditionFailure("branch and serial number are in their ranges")
        }
        return number
    }()
}
