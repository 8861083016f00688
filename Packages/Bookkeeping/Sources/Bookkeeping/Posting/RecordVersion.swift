/// One version of a record, as the history keeps it: that it was, and a digest of what it said.
public struct RecordVersion: Sendable, Hashable {
    public let key: RecordKey
    /// 1 for the first; a record that was removed and made anew counts on.
    public let version: Int64
    /// SHA-256 of the value in UTF-8; nil where the record was removed.
    public let digest: SHA256Digest?
    public let linkedTo: AccountID?

    public init(key: RecordKey, version: Int64, digest: SHA256Digest?, linkedTo: AccountID?) {
        self.key = key
        self.version = version
        self.digest = digest
        self.linkedTo = linkedTo
    }
}
