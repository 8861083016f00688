import Bookkeeping

extension Purpose {
    /// Somebody becomes a customer.
    public static let customerJoining = Purpose("customer.join")
    /// A try of a password or a recovery code is counted, before it is looked at.
    public static let customerTry = Purpose("customer.try")
    /// A try was right: what was counted up to it is made good.
    public static let customerProof = Purpose("customer.proof")
    /// The password is changed by who knows it.
    public static let passwordChange = Purpose("customer.password")
    /// A locked password is unlocked with the recovery code.
    public static let passwordUnlocking = Purpose("customer.unlock")
    /// A forgotten password is replaced with the recovery code.
    public static let passwordRecovery = Purpose("customer.recover")
}
