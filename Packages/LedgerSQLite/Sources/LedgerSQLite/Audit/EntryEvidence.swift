import Bookkeeping

/// An entry, with all data for checking its hash and its signature without the book.
struct EntryEvidence: Sendable {
    let sequence: Int64
    /// The entry; nil if it cannot be read.
    let entry: LedgerEntry?
    let logged: LoggedEntry
    var isSigned = false
    /// The record with the public key of the customer who signed.
    var keyRecord: Record?
    /// The failed checks, each with a message about the fault.
    var faults: [(check: String, message: String)] = []
    private var leaf = SHA256Digest.zero

    init(sequence: Int64, entry: LedgerEntry?, logged: LoggedEntry) {
        self.sequence = sequence
        self.entry = entry
        self.logged = logged
    }

    /// Returns a copy with the computed hash of the entry, and with a fault if the signature is
    /// wrong.
    func checked(by authority: AuthorityCheck) -> EntryEvidence {
        guard let entry else { return self }
        var checked = self
        checked.leaf = entry.leafHash
        guard isSigned else { return checked }
        do {
            try authority.verifySignature(of: entry, keyRecord: keyRecord)
        } catch {
            checked.faults.append(("authority", error.message))
        }
        return checked
    }

    /// Passes the entry and its faults to an audit.
    func show(to audit: inout BookAudit) {
        for fault in faults { audit.add(fault.check, at: sequence, fault.message) }
        guard let entry else { return audit.visitUnreadable(at: sequence, logged: logged) }
        audit.visit(entry, leaf: leaf, logged: logged)
    }
}

extension LedgerEntry {
    /// Indicates whether the entry starts the book or closes a day, and so begins a new business
    /// date.
    var beginsDay: Bool { intent.purpose == .dayClosing || intent.purpose == .bookStart }
}
