extension LedgerEntry {
    /// What begins the bytes that are hashed: another way to write an entry gets another name.
    private static let format = "ModularBank entry 1"
    /// An entry that changes holds, which there were none of when the first books were made.
    private static let formatWithHolds = "ModularBank entry 2"

    /// The entry's link in the chain: a digest of all it says and of the link before it, so that
    /// nothing in the past can change without every later hash changing.
    /// - Parameter previous: The hash of the entry before; ``SHA256Digest/zero`` for the first.
    public func hash(after previous: SHA256Digest) -> SHA256Digest {
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
        encoder.encode(reverses) { $0.encode($1) }
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
            encode(signature)
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

    fileprivate mutating func encode(_ hold: HoldVersion) {
        encode(hold.hold.rawValue)
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
