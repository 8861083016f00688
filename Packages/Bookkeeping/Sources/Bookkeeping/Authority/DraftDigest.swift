extension TransactionDraft {
    /// The digest of the draft, which a customer's signature covers.
    ///
    /// The digest covers the intent, the legs, the openings of customers' accounts, the closings,
    /// the memo, the reversal and the result. For each record change, it covers the record's key,
    /// its linked account, its due date and its new value.
    ///
    /// The digest does not cover the authority, the business date, and the numbers of the replaced
    /// record versions. These values can change between signing and posting.
    ///
    /// The digest does not cover openings of the bank's own accounts.
    /// ``AuthorityRule/bankAccounts`` lists them for each purpose.
    public var digest: SHA256Digest { SHA256.digest(of: canonicalDraft) }

    /// The canonical JSON from which ``digest`` is computed.
    var canonicalDraft: [UInt8] { content.canonicalBytes }

    fileprivate var content: DraftContent {
        DraftContent(
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

    /// The canonical JSON from which ``draftDigest`` is computed.
    var canonicalDraft: [UInt8] { content.canonicalBytes }

    /// Returns whether `draft` and this entry have the same digest, without computing the digests.
    func hasDigest(of draft: TransactionDraft) -> Bool {
        let isSame = content.hasSameBytes(as: draft.content)
        // In every test, also of a member that only one of the two lists has.
        assert(isSame == (canonicalDraft == draft.canonicalDraft), "the two comparisons differ")
        return isSame
    }

    private var content: DraftContent {
        DraftContent(
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

/// The content that the digest of a draft covers, with openings, closings and records sorted by
/// their bytes.
private struct DraftContent {
    let intent: Intent
    let legs: [Leg]
    let openings: [AccountOpening]
    let closings: [AccountID]
    let records: [RecordVersion]
    let memo: String
    let reverses: IdempotencyID?
    let result: [String: String]

    var canonicalBytes: [UInt8] {
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

    /// Returns whether the canonical bytes of both contents are equal.
    func hasSameBytes(as other: DraftContent) -> Bool {
        same(memo, other.memo) && same(reverses?.rawValue, other.reverses?.rawValue)
            && same(intent.id.rawValue, other.intent.id.rawValue)
            && same(intent.purpose.rawValue, other.intent.purpose.rawValue)
            && same(intent.content, other.intent.content) && same(result, other.result)
            && same(closings, other.closings) { same($0.rawValue, $1.rawValue) }
            && same(legs, other.legs) {
                $0.side == $1.side && $0.amount == $1.amount && same($0.text, $1.text)
                    && same($0.account.rawValue, $1.account.rawValue)
            }
            && same(
                openings.filter { $0.owner != nil },
                other.openings.filter { $0.owner != nil }
            ) {
                same($0.id.rawValue, $1.id.rawValue) && same($0.kind.name, $1.kind.name)
                    && $0.kind.normalSide == $1.kind.normalSide
                    && $0.kind.mayBeNegative == $1.kind.mayBeNegative
                    && same($0.owner?.rawValue, $1.owner?.rawValue)
            }
            && same(records, other.records) {
                same($0.key.collection, $1.key.collection) && same($0.key.name, $1.key.name)
                    && $0.digest == $1.digest && $0.due == $1.due
                    && same($0.linkedTo?.rawValue, $1.linkedTo?.rawValue)
            }
    }

    // Swift's own comparison treats some texts with different bytes as equal.

    private func same(_ a: String?, _ b: String?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a.utf8.elementsEqual(b.utf8)
    }

    private func same(_ a: [String: String], _ b: [String: String]) -> Bool {
        a.count == b.count
            && a.allSatisfy { key, value in
                b.index(forKey: key).map { same(key, b[$0].key) && same(value, b[$0].value) }
                    ?? false
            }
    }

    private func same<Value>(
        _ a: [Value],
        _ b: [Value],
        each: (Value, Value) -> Bool
    ) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { each($0, $1) }
    }
}
