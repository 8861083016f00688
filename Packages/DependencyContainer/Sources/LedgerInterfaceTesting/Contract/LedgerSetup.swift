import Bookkeeping
import LedgerInterface

/// What a ledger is made with, for a test.
public struct LedgerSetup: Sendable {
    /// The first business date of its book; nil for no book yet.
    public let date: BusinessDate?
    public let issuer: AuthorityIssuer
    public let verifier: any AuthorityVerifier
    public let clock: WallClock

    public init(
        date: BusinessDate?,
        issuer: AuthorityIssuer,
        verifier: any AuthorityVerifier,
        clock: @escaping WallClock
    ) {
        self.date = date
        self.issuer = issuer
        self.verifier = verifier
        self.clock = clock
    }
}

extension InMemoryLedger {
    public init(_ setup: LedgerSetup) {
        self.init(
            date: setup.date,
            issuer: setup.issuer,
            verifier: setup.verifier,
            clock: setup.clock
        )
    }
}
