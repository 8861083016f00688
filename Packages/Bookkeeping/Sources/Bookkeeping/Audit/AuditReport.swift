/// What an audit of the whole book found.
public struct AuditReport: Sendable, Hashable {
    /// One thing that does not hold.
    public struct Finding: Sendable, Hashable {
        /// Which check found it: `chain`, `sums`, `balances`, `holds`, `records`, `orphans`,
        /// `date` …
        public let check: String
        /// The entry it stands at, where it stands at one.
        public let sequence: Int64?
        public let message: String

        public init(check: String, sequence: Int64?, message: String) {
            self.check = check
            self.sequence = sequence
            self.message = message
        }
    }

    /// How much was looked at.
    public let entries: Int64
    public let legs: Int64
    public let accounts: Int64
    public let records: Int64
    /// The hash of the last entry: who noted it elsewhere can tell later whether history was
    /// rewritten.
    public let head: String
    /// In the order of the entries; the first is where the book first breaks. Empty: all holds.
    public let findings: [Finding]

    public init(
        entries: Int64,
        legs: Int64,
        accounts: Int64,
        records: Int64,
        head: String,
        findings: [Finding]
    ) {
        self.entries = entries
        self.legs = legs
        self.accounts = accounts
        self.records = records
        self.head = head
        self.findings = findings
    }

    public var passed: Bool { findings.isEmpty }
}
