extension TransactionDraft {
    /// The digest of everything that a customer confirms, which the signature covers.
    ///
    /// It covers the intent, the legs, the openings of customers' accounts, the closings, the memo,
    /// the reversal and the result. Of each record change it covers the key, the link, the due date
    /// and the new value, and not the version that it replaces. The authority, the versions and the
    /// business date may therefore change between signing and posting, and nothing else.
    ///
    /// The openings of the bank's own accounts are not covered; ``AuthorityRule/bankAccounts`` lists
    /// them for each purpose.
    public var digest: SHA256Digest { SHA256.digest(of: canonicalDraft) }

    /// The bytes that ``digest`` covers.
    var canonicalDraft: [UInt8] {
        encodeDraft(
            intent: intent,
            legs: legs,
            openings: openings.sorted { $0.id.rawValue.precedesInBytes($1.id.rawValue) },
            closings: closings.sorted { $0.rawValue.precedesInBytes($1.rawValue) },
            records: records.map {
                RecordVersion(
                    key: $0.key,
                    version: 0,
                    digest: $0.value.map { SHA256.digest(of: $0.utf8) },
                    linkedTo: $0.linkedTo,
                    due: $0.due
                )
            }.sorted { $0.key.precedesInBytes($1.key) },
            memo: memo,
            reverses: reverses,
            result: result
        )
    }
}

extension LedgerEntry {
    /// The digest of the draft that was posted as this entry; see ``TransactionDraft/digest``.
    public var draftDigest: SHA256Digest { SHA256.digest(of: canonicalDraft) }

    /// The bytes that ``draftDigest`` covers.
    var canonicalDraft: [UInt8] {
        encodeDraft(
            intent: intent,
            legs: legs,
            openings: openings,
            closings: closings,
            records: records,
            memo: memo,
            reverses: reverses,
            result: result
        )
    }
}

private func encodeDraft(
    intent: Intent,
    legs: [Leg],
    openings: [AccountOpening],
    closings: [AccountID],
    records: [RecordVersion],
    memo: String,
    reverses: IdempotencyID?,
    result: [String: String]
) -> [UInt8] {
    var writer = CanonicalJSON.Writer()
    writer.object { writer in
        writer.key("closings")
        writer.array(closings) { $0.string($1.rawValue) }
        writer.key("content")
        writer.object(intent.content)
        writer.member("format", "modularbank-draft-1")
        writer.member("id", intent.id.rawValue)
        writer.key("legs")
        writer.array(legs) { $0.leg($1) }
        writer.member("memo", memo)
        writer.key("openings")
        writer.array(openings.filter { $0.owner != nil }) { $0.opening($1) }
        writer.member("purpose", intent.purpose.rawValue)
        writer.key("records")
        writer.array(records) { $0.record($1, version: nil) }
        writer.key("result")
        writer.object(result)
        writer.member("reverses", reverses?.rawValue)
    }
    return writer.bytes
}
