extension LedgerEntry {
    /// The first bytes of the encoding, which name its version.
    private static let format = "ModularBank entry 1"
    /// The version for entries with holds, which the first books did not have.
    private static let formatWithHolds = "ModularBank entry 2"

    /// Returns the hash of the entry and of the chain before it, as version 0.1.0 stored it.
    ///
    /// An upgrade of such a book compares the stored hashes with it. Later versions keep the leaves
    /// of a Merkle tree instead; see ``leafHash``.
    /// - Parameters:
    ///   - previous: The previous hash; ``SHA256Digest/zero`` for the first entry.
    ///   - reversed: The number of the entry that this one corrects.
    public func hash(after previous: SHA256Digest, reversing reversed: Int64?) -> SHA256Digest {
        var encoder = CanonicalEncoder()
        encoder.encode(holds.isEmpty ? Self.format : Self.formatWithHolds)
        encoder.encode(previous)
        encoder.encode(sequence)
        encoder.encode(Int64(date.dayNumber))
        encoder.encode(time.milliseconds)
        encoder.encode(intent.id.rawValue)
        encoder.encode(intent.purpose.rawValue)
        encoder.encode(intent.content)
        encoder.encode(result)
        encoder.encode(authority)
        encoder.encode(legs) { $0.encode($1) }
        encoder.encode(openings) { $0.encode($1) }
        encoder.encode(closings) { $0.encode($1.rawValue) }
        encoder.encode(records) { $0.encode($1) }
        encoder.encode(memo)
        encoder.encode(reversed) { $0.encode($1) }
        if !holds.isEmpty { encoder.encode(holds) { $0.encode($1) } }
        return SHA256.digest(of: encoder.bytes)
    }
}

extension CanonicalEncoder {
    fileprivate mutating func encode(_ authority: EntryAuthority) {
        switch authority {
        case .none:
            encode("none")
        case .bank(let name):
            encode("bank")
            encode(name)
        case .customer(let customer, let signature):
            encode("customer")
            encode(customer.rawValue)
            encode(signature.value)
        }
    }

    fileprivate mutating func encode(_ leg: Leg) {
        encode(leg.side.rawValue)
        encode(leg.account.rawValue)
        encode(leg.amount.won)
        encode(leg.text)
    }

    fileprivate mutating func encode(_ opening: AccountOpening) {
        encode(opening.id.rawValue)
        encode(opening.kind.name)
        encode(opening.kind.normalSide.rawValue)
        encode(opening.kind.mayBeNegative)
        encode(opening.owner) { $0.encode($1.rawValue) }
    }

    fileprivate mutating func encode(_ hold: Hold) {
        encode(hold.id.rawValue)
        encode(hold.account.rawValue)
        encode(hold.amount.won)
    }

    fileprivate mutating func encode(_ record: RecordVersion) {
        encode(record.key.collection)
        encode(record.key.name)
        encode(record.version)
        encode(record.digest) { $0.encode($1) }
        encode(record.linkedTo) { $0.encode($1.rawValue) }
    }
}
