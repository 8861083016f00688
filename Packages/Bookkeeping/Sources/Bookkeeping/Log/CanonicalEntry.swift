extension LedgerEntry {
    /// The name of the canonical form, written as the member `format` of every entry.
    private static let canonicalFormat = "modularbank-entry-1"

    /// The entry in canonical JSON, as RFC 8785 defines it.
    ///
    /// The bytes omit the sequence number and the balances, and contain only the digests of record
    /// values. Therefore a receipt with these bytes discloses no secret.
    public var canonicalBytes: [UInt8] { canonicalBytes(prefix: []) }

    /// The hash of the entry as a leaf of the log.
    public var leafHash: SHA256Digest {
        // The byte of a leaf in RFC 6962.
        SHA256.digest(of: canonicalBytes(prefix: [0x00]))
    }

    /// The name of the book's log, if this entry is the first entry of the book.
    public var logOrigin: String { "modularbank/" + leafHash.description.prefix(16) }

    private func canonicalBytes(prefix: [UInt8]) -> [UInt8] {
        var writer = CanonicalJSON.Writer(prefix: prefix)
        writer.object { writer in
            writer.key("authority")
            writer.authority(authority)
            writer.key("closings")
            writer.array(closings) { $0.string($1.rawValue) }
            writer.key("content")
            writer.object(intent.content)
            writer.member("date", date.description)
            writer.member("format", Self.canonicalFormat)
            writer.key("holds")
            writer.array(holds) { $0.hold($1) }
            writer.member("id", intent.id.rawValue)
            writer.key("legs")
            writer.array(legs) { $0.leg($1) }
            writer.member("memo", memo)
            writer.key("openings")
            writer.array(openings) { $0.opening($1) }
            writer.member("purpose", intent.purpose.rawValue)
            writer.key("records")
            writer.array(records) { $0.record($1, version: $1.version) }
            writer.key("result")
            writer.object(result)
            writer.member("reverses", reverses?.rawValue)
            writer.member("time", time.milliseconds)
        }
        return writer.bytes
    }
}

/// Methods that write the parts of an entry, with members in the order of their keys.
extension CanonicalJSON.Writer {
    fileprivate mutating func authority(_ authority: EntryAuthority) {
        object { writer in
            switch authority {
            case .none:
                writer.member("kind", "none")
            case .bank(let holder):
                writer.member("holder", holder)
                writer.member("kind", "bank")
            case .customer(let customer, let signature):
                writer.member("customer", customer.rawValue)
                writer.member("kind", "customer")
                writer.member("signature", signature.value)
                writer.key("signed")
                writer.object(signature.parameters)
            }
        }
    }

    fileprivate mutating func hold(_ hold: Hold) {
        object { writer in
            writer.member("account", hold.account.rawValue)
            writer.member("amount", hold.amount.won)
            writer.member("id", hold.id.rawValue)
        }
    }

    mutating func leg(_ leg: Leg) {
        object { writer in
            writer.member("account", leg.account.rawValue)
            writer.member("amount", leg.amount.won)
            writer.member("side", leg.side.rawValue)
            writer.member("text", leg.text)
        }
    }

    mutating func opening(_ opening: AccountOpening) {
        object { writer in
            writer.member("id", opening.id.rawValue)
            writer.member("kind", opening.kind.name)
            writer.key("mayBeNegative")
            writer.boolean(opening.kind.mayBeNegative)
            writer.member("normalSide", opening.kind.normalSide.rawValue)
            writer.member("owner", opening.owner?.rawValue)
        }
    }

    /// Writes a version of a record; `version` is nil in a draft.
    mutating func record(_ record: RecordVersion, version: Int64?) {
        object { writer in
            writer.member("collection", record.key.collection)
            writer.member("digest", record.digest?.description)
            writer.member("due", record.due?.description)
            writer.member("linkedTo", record.linkedTo?.rawValue)
            writer.member("name", record.key.name)
            guard let version else { return }
            writer.member("version", version)
        }
    }
}
